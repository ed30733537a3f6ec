import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Safe area")
struct SafeAreaTests {
  final class Counted: UIView {
    var count = 0
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      count += 1
    }
  }

  /// A window of 100 × 200 with a safe area of 20 at the top and 30 at the bottom.
  private func withWindow(_ body: (UIWindow) -> Void) {
    HeadlessHost().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      body(window)
    }
  }

  private func insets(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  @Test(
    "a view gets the safe area that covers it",
    arguments: [
      (0, 200, 20, 30), (5, 190, 15, 25), (20, 150, 0, 0), (50, 50, 0, 0), (0, 100, 20, 0),
      (100, 100, 0, 30), (-10, 220, 20, 30), (-20, 200, 20, 10),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func covered(y: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) {
    withWindow { window in
      let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: height))
      #expect(view.safeAreaInsets == .zero)
      window.addSubview(view)
      #expect(view.safeAreaInsets == insets(top, bottom))
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      #expect(inner.safeAreaInsets == insets(top, bottom))
      view.removeFromSuperview()
      #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    }
  }

  @Test("a view larger than its superview gets no inset where the superview has none")
  func larger() {
    withWindow { window in
      let middle = UIView(frame: CGRect(x: 10, y: 50, width: 80, height: 100))
      let large = UIView(frame: CGRect(x: -50, y: -50, width: 300, height: 300))
      window.addSubview(middle)
      middle.addSubview(large)
      #expect(large.safeAreaInsets == .zero)
    }
  }

  @Test("a change is announced once, and only if there is one")
  func toldOnce() {
    withWindow { window in
      let (outer, inner, free) = (Counted(), Counted(), Counted())
      outer.frame = window.bounds
      inner.frame = window.bounds
      free.frame = CGRect(x: 0, y: 90, width: 10, height: 10)
      outer.addSubview(inner)
      outer.addSubview(free)
      window.addSubview(outer)
      #expect([outer, inner, free].map(\.count) == [1, 1, 0])
      window.deviceSafeAreaInsets = insets(44, 30)
      #expect([outer, inner, free].map(\.count) == [2, 2, 0])
      window.deviceSafeAreaInsets = insets(44, 30)
      outer.backgroundColor = .red
      #expect([outer, inner, free].map(\.count) == [2, 2, 0])
      outer.frame.origin.y = 10
      #expect(outer.safeAreaInsets == insets(34, 30))
      #expect([outer, inner, free].map(\.count) == [3, 3, 0])
    }
  }

  @Test("a view whose superview grows is notified when its covered part changes")
  func superviewResized() {
    withWindow { window in
      let outer = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let inner = Counted(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.safeAreaInsets == insets(0, 30))
      outer.frame = CGRect(x: 0, y: 50, width: 100, height: 150)
      #expect(outer.safeAreaInsets == insets(0, 30))
      #expect(inner.safeAreaInsets == .zero)
      outer.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      #expect(inner.safeAreaInsets == insets(0, 30))
      #expect(inner.count == 3)
    }
  }

  @Test("a view that grows with its superview is notified of its new safe area once")
  func autoresized() {
    withWindow { window in
      let view = Counted(frame: window.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
      window.frame.size = CGSize(width: 200, height: 100)
      #expect(view.safeAreaInsets == insets(20, 30))
      #expect(view.count == 1)
    }
  }

  @Test("a transform moves a view into the safe area and out of it")
  func transformed() {
    withWindow { window in
      let view = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
      window.addSubview(view)
      view.transform = CGAffineTransform(translationX: 0, y: -40)
      #expect(view.safeAreaInsets == insets(10, 0))
      view.transform = .identity
      #expect(view.safeAreaInsets == .zero)
    }
  }

  @Test("a controller adds its own insets to its view and all descendants")
  func additional() {
    final class Controller: UIViewController {
      var count = 0
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        count += 1
      }
    }
    withWindow { window in
      let (root, child) = (Controller(), Controller())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.frame = root.view.bounds
      let before = (root.count, child.count)
      root.additionalSafeAreaInsets = insets(44, 0)
      #expect(root.view.safeAreaInsets == insets(64, 30))
      #expect(child.view.safeAreaInsets == insets(64, 30))
      child.additionalSafeAreaInsets = insets(0, 5)
      child.additionalSafeAreaInsets = insets(0, 5)
      #expect(child.view.safeAreaInsets == insets(64, 35))
      #expect(root.view.safeAreaInsets == insets(64, 30))
      #expect((root.count - before.0, child.count - before.1) == (1, 2))
      #expect(root.view.safeAreaRect == CGRect(x: 0, y: 64, width: 100, height: 106))
    }
  }
}
