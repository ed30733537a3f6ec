import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Conversion and hit testing")
struct ConversionTests {
  private func withScene(_ body: (UIWindow, UIScrollView, UIView) -> Void) {
    HeadlessHost().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let scrollView = UIScrollView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
      scrollView.contentSize = CGSize(width: 200, height: 1000)
      let view = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 20))
      window.addSubview(scrollView)
      scrollView.addSubview(view)
      scrollView.contentOffset.y = 250
      body(window, scrollView, view)
    }
  }

  @Test("points convert through offsets, and nil is the window")
  func offsets() {
    withScene { window, scrollView, view in
      let point = CGPoint(x: 1, y: 2)
      #expect(view.convert(point, to: scrollView) == CGPoint(x: 21, y: 302))
      #expect(view.convert(point, to: window) == CGPoint(x: 121, y: 102))
      #expect(view.convert(point, to: nil) == CGPoint(x: 121, y: 102))
      #expect(view.convert(CGPoint(x: 121, y: 102), from: nil) == point)
      #expect(scrollView.convert(point, from: view) == CGPoint(x: 21, y: 302))
      #expect(view.convert(point, to: view) == point)
      let rect = view.convert(view.bounds, to: nil)
      #expect(rect == CGRect(x: 120, y: 100, width: 40, height: 20))
      #expect(view.convert(rect, from: nil) == view.bounds)
    }
  }

  @Test("between two trees, the frames of their roots count")
  func trees() {
    HeadlessHost().run {
      let (one, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
      other.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
      let (inOne, inOther) = (UIView(frame: one.bounds), UIView(frame: other.bounds))
      inOne.frame.origin.x = 1
      inOther.frame.origin.x = 2
      one.addSubview(inOne)
      other.addSubview(inOther)
      #expect(one.convert(CGPoint.zero, to: other) == CGPoint(x: -90, y: -180))
      #expect(one.convert(CGPoint.zero, from: other) == CGPoint(x: 90, y: 180))
      #expect(inOne.convert(CGPoint.zero, to: inOther) == CGPoint(x: -91, y: -180))
      #expect(inOne.convert(CGPoint.zero, to: one) == CGPoint(x: 1, y: 0))
      other.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(one.convert(CGPoint.zero, to: other) == CGPoint(x: -32.5, y: -77.5))
    }
  }

  @Test(
    "points convert through transforms, in both directions", arguments: [0, 0.3, .pi / 2, 2, .pi])
  func transforms(angle: CGFloat) {
    withScene { window, scrollView, view in
      view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 2, y: 3)
      scrollView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      let center = view.convert(CGPoint(x: 20, y: 10), to: scrollView)
      #expect(isNear(center, view.center))
      let point = CGPoint(x: 7, y: -3)
      let there = view.convert(point, to: window)
      #expect(isNear(view.convert(there, from: window), point))
      let expected = CGPoint(x: 200, y: 150) + (0.5 * (view.center - CGPoint(x: 100, y: 350)))
      #expect(isNear(view.convert(CGPoint(x: 20, y: 10), to: nil), expected))
    }
  }

  @Test("a converted rectangle is the bounding box of its corners")
  func rects() {
    withScene { window, _, view in
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      let rect = view.convert(view.bounds, to: window)
      let side = Double(60) / 2.0.squareRoot()
      #expect(isNear(Double(rect.width), side) && isNear(Double(rect.height), side))
      #expect(isNear(CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: 140, y: 110)))
    }
  }

  typealias Change = @MainActor @Sendable (UIView) -> Void

  nonisolated private static let changes: [(change: Change, hit: String)] = [
    ({ _ in }, "front"), ({ $0.isHidden = true }, "back"), ({ $0.alpha = 0.01 }, "back"),
    ({ $0.alpha = 0.02 }, "front"), ({ $0.isUserInteractionEnabled = false }, "back"),
    ({ $0.superview?.sendSubviewToBack($0) }, "back"),
    ({ $0.transform = CGAffineTransform(translationX: 100, y: 0) }, "back"),
    ({ $0.clipsToBounds = true }, "front"), ({ $0.backgroundColor = .clear }, "front"),
    ({ $0.superview?.isUserInteractionEnabled = false }, "window"),
    ({ $0.superview?.bounds.origin.x = 45 }, "parent"), ({ $0.window?.isHidden = true }, "-"),
  ]

  @Test("a touch hits the frontmost view that receives touches", arguments: changes.indices)
  func hits(index: Int) {
    let (change, expected) = Self.changes[index]
    HeadlessHost().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.isHidden = false
      let parent = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      let views = ["back", "front"].map { name in
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.accessibilityIdentifier = name
        parent.addSubview(view)
        return view
      }
      window.accessibilityIdentifier = "window"
      parent.accessibilityIdentifier = "parent"
      window.addSubview(parent)
      change(views[1])
      let hit = window.hitTest(CGPoint(x: 40, y: 40), with: nil)
      #expect((hit?.accessibilityIdentifier ?? "-") == expected)
    }
  }

  @Test("a part outside its superview is displayed, but receives no touches")
  func outside() {
    HeadlessHost().run {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let child = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 50))
      parent.addSubview(child)
      #expect(parent.hitTest(CGPoint(x: 45, y: 10), with: nil) === child)
      #expect(parent.hitTest(CGPoint(x: 50, y: 10), with: nil) == nil)
      #expect(parent.hitTest(CGPoint(x: 0, y: 0), with: nil) === parent)
      #expect(child.point(inside: CGPoint(x: 50, y: 0), with: nil) == false)
    }
  }
}

private func + (one: CGPoint, other: CGPoint) -> CGPoint {
  CGPoint(x: one.x + other.x, y: one.y + other.y)
}

private func - (one: CGPoint, other: CGPoint) -> CGPoint {
  CGPoint(x: one.x - other.x, y: one.y - other.y)
}

private func * (factor: CGFloat, point: CGPoint) -> CGPoint {
  CGPoint(x: factor * point.x, y: factor * point.y)
}
