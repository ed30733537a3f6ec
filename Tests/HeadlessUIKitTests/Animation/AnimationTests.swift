import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Animations")
struct AnimationTests {
  /// A view in a window, with its displayed values.
  @MainActor struct Scene {
    let host = HeadlessHost()
    let window: UIWindow
    let view: UIView
    init() {
      (window, view) = host.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        view.center = .zero
        return (window, view)
      }
    }
    var x: Double { Double(view.layer.presentation()?.position.x ?? .nan) }
    var alpha: Double { Double(view.layer.presentation()?.opacity ?? .nan) }
    func animate(
      _ duration: TimeInterval = 1, delay: TimeInterval = 0,
      options: UIView.AnimationOptions = .curveLinear,
      completion: ((Bool) -> Void)? = nil, changes: @escaping () -> Void
    ) {
      host.run {
        UIView.animate(
          withDuration: duration, delay: delay, options: options, animations: changes,
          completion: completion)
      }
    }
  }

  @Test("the model changes at once, the display after the delay, along the curve")
  func presentation() {
    let scene = Scene()
    scene.animate(2, delay: 1, options: .curveEaseIn) { scene.view.center.x = 100 }
    #expect(scene.view.center.x == 100)
    #expect(scene.x == 0)
    scene.host.advance(by: 1)
    #expect(scene.x == 0)
    scene.host.advance(by: 0.5)
    #expect(abs(scene.x - 9.3464651) < 1e-5)
    scene.host.advance(by: 1.5)
    #expect(scene.x == 100)
  }

  @Test("every animatable value is displayed in between")
  func values() throws {
    let scene = Scene()
    scene.view.backgroundColor = .black
    scene.animate {
      scene.view.alpha = 0
      scene.view.bounds = CGRect(x: 0, y: 40, width: 30, height: 50)
      scene.view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    scene.host.advance(by: 0.25)
    let layer = try #require(scene.view.layer.presentation())
    #expect(layer.opacity == 0.75)
    #expect(layer.bounds == CGRect(x: 0, y: 10, width: 15, height: 20))
    #expect(isNear(Double(layer.affineTransform().a), 1.5))
  }

  @Test("an animation from the current state starts at the displayed value")
  func currentState() {
    let scene = Scene()
    scene.animate { scene.view.center.x = 100 }
    scene.host.advance(by: 0.5)
    scene.animate(options: [.curveLinear, .beginFromCurrentState]) { scene.view.center.x = 0 }
    #expect(isNear(scene.x, 50))
    scene.host.advance(by: 0.5)
    #expect(isNear(scene.x, 25))
    scene.host.advance(by: 0.5)
    #expect(scene.x == 0)
  }

  @Test("two animations of one value are additive, and each ends in its time")
  func additive() {
    let scene = Scene()
    var ends: [String] = []
    scene.animate(
      completion: { ends.append("first \($0)") },
      changes: {
        scene.view.center.x = 100
        scene.view.alpha = 0
      })
    scene.host.advance(by: 0.5)
    scene.animate(
      completion: { ends.append("second \($0)") },
      changes: {
        scene.view.center.x = 0
        scene.view.alpha = 1
      })
    #expect(isNear(scene.x, 50) && isNear(scene.alpha, 0.5))
    scene.host.advance(by: 0.25)
    // The remaining changes: 25 of the first, backward, and 75 of the second.
    #expect(isNear(scene.x, 50) && isNear(scene.alpha, 0.5))
    scene.host.advance(by: 0.25)
    #expect(isNear(scene.x, 50))
    #expect(ends == ["first true"])
    scene.host.advance(by: 0.5)
    #expect(scene.x == 0 && scene.alpha == 1)
    #expect(ends == ["first true", "second true"])
    #expect(!scene.host.isBusy)
  }

  @Test("a running animation is added to a later change of the model")
  func onTop() {
    let scene = Scene()
    scene.animate { scene.view.center.x = 100 }
    scene.host.advance(by: 0.5)
    scene.view.center.x += 7
    #expect(isNear(scene.x, 57))
  }

  @Test("a half turn rotates without collapsing", arguments: [1.0, -1])
  func halfTurn(sign: Double) throws {
    let scene = Scene()
    scene.animate {
      scene.view.transform = CGAffineTransform(rotationAngle: CGFloat(sign * .pi))
    }
    scene.host.advance(by: 0.5)
    let half = try #require(scene.view.layer.presentation()).affineTransform()
    #expect(isNear(Double(half.a), 0) && isNear(Double(half.b), sign))
    #expect(isNear(Double(half.c), -sign) && isNear(Double(half.d), 0))
  }

  @Test("a view that expands from a line keeps its other dimension")
  func fromLine() throws {
    let scene = Scene()
    scene.view.transform = CGAffineTransform(scaleX: 0, y: 1)
    scene.animate { scene.view.transform = .identity }
    scene.host.advance(by: 0.5)
    let half = try #require(scene.view.layer.presentation()).affineTransform()
    #expect(isNear(Double(half.a), 0.5) && isNear(Double(half.d), 1))
  }

  @Test("a nested block inherits duration and curve, unless it overrides them")
  func nested() {
    let scene = Scene()
    var inherited: [TimeInterval] = []
    scene.animate(4) {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveEaseIn,
        animations: {
          inherited.append(UIView.inheritedAnimationDuration)
          scene.view.center.x = 100
        })
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
        animations: {
          inherited.append(UIView.inheritedAnimationDuration)
          scene.view.alpha = 0
        })
    }
    scene.host.advance(by: 0.5)
    #expect(inherited == [4, 1])
    #expect(isNear(scene.x, 12.5) && isNear(scene.alpha, 0.5))
  }

  @Test("changes without animation are immediate, also when nested")
  func without() {
    let scene = Scene()
    var isEnabled = true
    scene.animate {
      UIView.performWithoutAnimation {
        isEnabled = UIView.areAnimationsEnabled
        scene.view.center.x = 50
        UIView.performWithoutAnimation {}
        scene.view.alpha = 0.5
        UIView.animate(withDuration: 1, animations: { scene.view.center.y = 9 })
      }
      scene.view.bounds.size.width = 30
    }
    #expect(!isEnabled)
    #expect(scene.x == 50 && scene.alpha == 0.5)
    #expect(scene.view.layer.presentation()?.position.y == 9)
    #expect(scene.view.layer.presentation()?.bounds.width == 10)
    #expect(scene.host.run { UIView.areAnimationsEnabled })
  }

  @Test("with animations disabled on a host, they end at its next turn")
  func disabled() {
    let (scene, other) = (Scene(), Scene())
    scene.host.run { UIView.setAnimationsEnabled(false) }
    var ends: [Bool] = []
    scene.animate(
      1, delay: 5, completion: { ends.append($0) }, changes: { scene.view.center.x = 100 })
    #expect(scene.x == 100 && ends == [])
    scene.host.advance(by: 0)
    #expect(ends == [true])
    other.animate { other.view.center.x = 100 }
    #expect(other.x == 0)
    scene.host.run { UIView.setAnimationsEnabled(true) }
  }

  @Test("without a duration, the completion comes next turn")
  func noDuration() {
    let scene = Scene()
    var ends: [Bool] = []
    scene.animate(0, completion: { ends.append($0) }, changes: { scene.view.center.x = 100 })
    #expect(scene.x == 100 && ends == [] && scene.host.isBusy)
    scene.host.advance(by: 0)
    #expect(ends == [true] && !scene.host.isBusy)
  }

  @Test("a completion is called even if nothing changed; invalid durations count as zero")
  func emptyBlock() {
    let scene = Scene()
    var ends: [Double] = []
    scene.animate(0.5, delay: 0.25, completion: { _ in ends.append(scene.host.time) }, changes: {})
    scene.animate(-1, delay: -1, completion: { _ in ends.append(scene.host.time) }, changes: {})
    scene.animate(.nan, delay: .nan, completion: { _ in ends.append(scene.host.time) }, changes: {})
    scene.host.advance(by: 1)
    #expect(ends == [0, 0, 0.75])
  }

  @Test("animations of a view that leaves its window end unfinished")
  func leaving() {
    let scene = Scene()
    var ends: [Bool] = []
    scene.animate(completion: { ends.append($0) }, changes: { scene.view.center.x = 100 })
    scene.host.advance(by: 0.5)
    scene.view.removeFromSuperview()
    #expect(ends == [] && scene.x == 100)
    scene.host.advance(by: 0)
    #expect(ends == [false])
    scene.host.advance(by: 2)
    #expect(ends == [false] && !scene.host.isBusy)
  }

  @Test("an animation of two views continues after one of them leaves the window")
  func leavingOne() {
    let scene = Scene()
    var ends: [Bool] = []
    let second = scene.host.run { UIView(frame: .zero) }
    scene.window.addSubview(second)
    scene.animate(
      completion: { ends.append($0) },
      changes: {
        scene.view.alpha = 0
        second.alpha = 0
      })
    second.removeFromSuperview()
    scene.host.advance(by: 0.5)
    #expect(ends == [])
    scene.host.advance(by: 0.5)
    #expect(ends == [true])
  }

  @Test("a view that moves to another superview in its window continues to animate")
  func reparented() {
    let scene = Scene()
    let parent = scene.host.run { UIView(frame: .zero) }
    scene.window.addSubview(parent)
    scene.animate { scene.view.center.x = 100 }
    scene.host.advance(by: 0.5)
    parent.addSubview(scene.view)
    #expect(isNear(scene.x, 50))
  }
}
