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

  @Test("superviews are laid out before their subviews, and windows by the host")
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
