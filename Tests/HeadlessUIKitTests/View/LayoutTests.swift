import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Layout")
struct LayoutTests {
  final class Counted: UIView {
    var count = 0
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
      count += 1
      onLayout()
    }
  }

  private func chain() -> [Counted] {
    let views = (0..<3).map { _ in Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views[0].layoutIfNeeded()
    for view in views { view.count = 0 }
    return views
  }

  @Test("only views that need layout are laid out, once")
  func dirty() {
    HeadlessHost().run {
      let views = chain()
      views[0].layoutIfNeeded()
      #expect(views.map(\.count) == [0, 0, 0])
      views[2].setNeedsLayout()
      views[2].setNeedsLayout()
      views[0].layoutIfNeeded()
      #expect(views.map(\.count) == [0, 0, 1])
      views[0].setNeedsLayout()
      views[1].layoutIfNeeded()
      #expect(views.map(\.count) == [0, 0, 1])
      views[0].layoutIfNeeded()
      #expect(views.map(\.count) == [1, 0, 1])
    }
  }

  @Test("a new size, bounds origin, or subview needs layout, but a new position doesn't")
  func causes() {
    HeadlessHost().run {
      let views = chain()
      let view = views[1]
      let changes: [(() -> Void, Int)] = [
        ({ view.frame.origin.x = 5 }, 0), ({ view.center.y = 8 }, 0),
        ({ view.frame.size.width = 20 }, 1), ({ view.bounds.size.height = 20 }, 2),
        ({ view.bounds.origin.y = 3 }, 3), ({ view.frame = view.frame }, 3),
        ({ view.addSubview(UIView()) }, 4), ({ view.subviews.last?.removeFromSuperview() }, 5),
        ({ view.transform = CGAffineTransform(scaleX: 2, y: 2) }, 5), ({ view.alpha = 0.5 }, 5),
      ]
      for (index, (change, count)) in changes.enumerated() {
        change()
        views[0].layoutIfNeeded()
        #expect(view.count == count, "change \(index)")
      }
    }
  }

  @Test("a layout that requests another is repeated, up to a limit")
  func repeated() {
    let host = HeadlessHost()
    var mistakes = 0
    host.onMistake = { _ in mistakes += 1 }
    host.run {
      let views = chain()
      defer { for view in views { view.onLayout = {} } }
      views[1].onLayout = { if views[1].count < 3 { views[1].setNeedsLayout() } }
      views[1].setNeedsLayout()
      views[0].layoutIfNeeded()
      #expect(views[1].count == 3)
      #expect(mistakes == 0)
      views[2].onLayout = { views[2].setNeedsLayout() }
      views[2].setNeedsLayout()
      views[0].layoutIfNeeded()
      #expect((2...1000).contains(views[2].count))
      #expect(mistakes == 1)
    }
  }

  @Test("superviews are laid out before their subviews")
  func order() {
    let host = HeadlessHost()
    host.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let views = chain()
      window.addSubview(views[0])
      var order: [Int] = []
      for (index, view) in views.enumerated() {
        view.onLayout = { order.append(index) }
        view.setNeedsLayout()
      }
      host.advance(by: 0)
      #expect(order == [0, 1, 2])
    }
  }
}

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// A margin of 20, a length of 30, and a margin of 50, in 100; the superview grows to 200.
  @Test(
    "the flexible parts of an axis share the change in proportion",
    arguments: [
      ([], 20, 30), (.flexibleLeftMargin, 120, 30), (.flexibleWidth, 20, 130),
      (.flexibleRightMargin, 20, 30), ([.flexibleLeftMargin, .flexibleWidth], 60, 90),
      ([.flexibleWidth, .flexibleRightMargin], 20, 67.5),
      ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 * 2.0 / 7, 30),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
    ] as [(Mask, CGFloat, CGFloat)])
  func shares(mask: Mask, x: CGFloat, width: CGFloat) {
    HeadlessHost().run {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let wide = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 10))
      let tall = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 30))
      parent.addSubview(wide)
      parent.addSubview(tall)
      wide.autoresizingMask = mask
      // The bits of the same parts on the other axis are three positions higher.
      tall.autoresizingMask = Mask(rawValue: mask.rawValue << 3)
      parent.frame.size = CGSize(width: 200, height: 200)
      #expect(isNear(wide.frame, CGRect(x: x, y: 0, width: width, height: 10)))
      #expect(isNear(tall.frame, CGRect(x: 0, y: x, width: 10, height: width)))
    }
  }

  @Test(
    "parts of zero length share evenly, but get nothing next to a part with a length",
    arguments: [
      (CGRect.zero, CGRect.zero, [.flexibleWidth], 0, 90),
      (CGRect.zero, CGRect.zero, [.flexibleLeftMargin, .flexibleWidth], 45, 45),
      (
        CGRect.zero, CGRect.zero, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 30,
        30
      ),
      (
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: 10),
        [.flexibleLeftMargin, .flexibleWidth], 0, 90
      ),
    ] as [(CGRect, CGRect, Mask, CGFloat, CGFloat)])
  func zeroLength(outer: CGRect, inner: CGRect, mask: Mask, x: CGFloat, width: CGFloat) {
    HeadlessHost().run {
      let parent = UIView(frame: outer)
      let view = UIView(frame: inner)
      parent.addSubview(view)
      view.autoresizingMask = mask
      parent.frame.size.width = 90
      let expected = CGRect(x: x, y: 0, width: width, height: inner.height)
      #expect(isNear(view.frame, expected))
    }
  }

  @Test("a size never becomes negative, and autoresizing can be disabled")
  func limits() {
    HeadlessHost().run {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 100))
      parent.addSubview(view)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.bounds.size.width = 30
      #expect(view.frame == CGRect(x: 60, y: 0, width: 0, height: 100))
      parent.autoresizesSubviews = false
      parent.bounds.size.height = 10
      #expect(view.frame.height == 100)
    }
  }

  @Test("a change of the superview's size reaches the whole tree")
  func nested() {
    HeadlessHost().run {
      let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
      for (outer, inner) in zip(views, views.dropFirst()) {
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
      }
      views[0].frame = CGRect(x: 5, y: 5, width: 70, height: 80)
      #expect(views[2].frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    }
  }
}
