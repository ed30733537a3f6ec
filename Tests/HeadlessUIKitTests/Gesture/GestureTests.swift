import Foundation
import HeadlessDriver
import HeadlessUIKit
import ScrollPhysics
import Testing

@MainActor
private final class TestDelegate: UIGestureRecognizerDelegate {
  var begins = true
  var both = false
  var receives = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { both }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}

@Suite("Gestures")
@MainActor
struct GestureTests {
  private let device: TestDevice
  private let inner: UIView
  private let log = Log()
  private let delegate = TestDelegate()

  @MainActor
  private final class Log {
    var states: [String] = []
    func follow(_ recognizer: UIGestureRecognizer, as name: String) {
      recognizer.onStateChange = { [weak self] recognizer in
        let entry = "\(name) \(recognizer.state)"
        if self?.states.last != entry { self?.states.append(entry) }
      }
    }
  }

  init() {
    let host = HeadlessHost()
    let view = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    inner = view
    device = TestDevice(host: host) {
      let outer = UIView()
      outer.addSubview(view)
      return outer
    }
  }

  private func pan(on view: UIView, _ name: String) -> UIPanGestureRecognizer {
    let pan = device.run { UIPanGestureRecognizer() }
    view.addGestureRecognizer(pan)
    log.follow(pan, as: name)
    return pan
  }

  private func tap(_ count: Int, _ name: String) -> UITapGestureRecognizer {
    let tap = device.run { UITapGestureRecognizer() }
    tap.numberOfTapsRequired = count
    inner.addGestureRecognizer(tap)
    log.follow(tap, as: name)
    return tap
  }

  private let start = CGPoint(x: 100, y: 100)

  @Test("a pan begins after the slop, and its translation starts there")
  func panBegins() {
    let pan = pan(on: inner, "pan")
    device.finger.down(at: start)
    device.finger.move(to: CGPoint(x: 100, y: 109))
    #expect(pan.state == .possible)
    device.finger.move(to: CGPoint(x: 100, y: 112))
    #expect(pan.state == .began)
    #expect(pan.translation(in: inner) == CGPoint(x: 0, y: 2))
    device.finger.move(to: CGPoint(x: 97, y: 120))
    #expect(pan.translation(in: inner) == CGPoint(x: -3, y: 10))
    #expect(pan.location(in: inner) == CGPoint(x: 97, y: 120))
    pan.setTranslation(CGPoint(x: 1, y: 1), in: inner)
    device.finger.move(to: CGPoint(x: 98, y: 120))
    #expect(pan.translation(in: inner) == CGPoint(x: 2, y: 1))
    device.finger.up()
    #expect(log.states == ["pan began", "pan changed", "pan ended", "pan possible"])
    #expect(pan.numberOfTouches == 0)
  }

  @Test("a pan's translation counts in the coordinates of a view, through all transforms around it")
  func turnedTranslation() {
    let pan = pan(on: inner, "pan")
    inner.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    inner.superview?.transform = CGAffineTransform(rotationAngle: .pi / 2)
    inner.superview?.bounds.origin = CGPoint(x: 30, y: -7)
    device.finger.down(at: inner.convert(CGPoint(x: 120, y: 200), to: nil))
    device.finger.move(by: CGPoint(x: 0, y: 20), over: 0.1)
    #expect(pan.state == .changed)
    pan.setTranslation(CGPoint(x: 1, y: 2), in: inner)
    let before = inner.convert(pan.location(in: nil), from: nil)
    device.finger.move(by: CGPoint(x: 12, y: 16), over: 0.1)
    let after = inner.convert(pan.location(in: nil), from: nil)
    let moved = pan.translation(in: inner)
    #expect(abs(moved.x - 1 - (after.x - before.x)) < 1e-9)
    #expect(abs(moved.y - 2 - (after.y - before.y)) < 1e-9)
    #expect(abs(after.x - before.x - 8) < 1e-9 && abs(after.y - before.y + 24) < 1e-9)
  }

  @Test("the slop can be set to zero")
  func noSlop() {
    device.host.scrollTuning.touchSlop = 0
    let pan = pan(on: inner, "pan")
    device.finger.down(at: start)
    device.finger.move(to: start)
    #expect(pan.state == .possible)
    device.finger.move(to: CGPoint(x: 100, y: 101))
    #expect(pan.state == .began)
  }

  @Test("a pan has the finger's velocity, or none after a pause", arguments: [0.0, 0.2])
  func velocity(rest: Double) {
    let pan = pan(on: inner, "pan")
    var velocity = CGPoint.zero
    pan.onStateChange = { [unowned pan] _ in
      if pan.state == .ended { velocity = pan.velocity(in: nil) }
    }
    device.finger.down(at: start)
    device.finger.move(by: CGPoint(x: 60, y: -30), over: 0.1)
    device.finger.hold(rest)
    device.finger.up()
    #expect(abs(velocity.x - (rest == 0 ? 600 : 0)) < 1e-6)
    #expect(abs(velocity.y - (rest == 0 ? -300 : 0)) < 1e-6)
  }

  @Test("a two-finger pan begins with the second, and ends when one lifts")
  func twoFingers() {
    let pan = pan(on: inner, "pan")
    pan.minimumNumberOfTouches = 2
    let second = Finger(on: device.window)
    device.finger.down(at: start)
    device.finger.move(by: CGPoint(x: 0, y: 30), over: 0.1)
    #expect(pan.state == .possible)
    second.down(at: CGPoint(x: 200, y: 100))
    second.move(by: CGPoint(x: 0, y: 30), over: 0.1)
    #expect(pan.state.rawValue == UIPanGestureRecognizer.State.changed.rawValue)
    second.up()
    #expect(log.states.last == "pan ended")
    device.finger.up()
    #expect(pan.state == .possible)
  }

  @Test("a pan with too many fingers fails until all have lifted")
  func tooMany() {
    let pan = pan(on: inner, "pan")
    pan.maximumNumberOfTouches = 1
    let second = Finger(on: device.window)
    device.finger.down(at: start)
    second.down(at: start)
    device.finger.move(by: CGPoint(x: 0, y: 30), over: 0.1)
    device.finger.up()
    #expect(pan.state == .failed)
    second.up()
    #expect(log.states == ["pan failed", "pan possible"])
  }

  @Test(
    "of two gestures, the outer fails, unless a delegate allows both",
    arguments: [true, false])
  func exclusive(both: Bool) {
    let outer = pan(on: inner.superview ?? inner, "outer")
    _ = pan(on: inner, "inner")
    delegate.both = both
    outer.delegate = delegate
    device.finger.down(at: start)
    device.finger.move(by: CGPoint(x: 0, y: 30), over: 0.1)
    #expect(outer.state == (both ? .changed : .failed))
    device.finger.up()
    #expect(outer.state == .possible)
    #expect(log.states.contains("inner ended"))
    #expect(log.states.contains("outer ended") == both)
  }

  @Test("a delegate can refuse a gesture, so that the outer one begins")
  func refused() {
    let outer = pan(on: inner.superview ?? inner, "outer")
    let innerPan = pan(on: inner, "inner")
    innerPan.delegate = delegate
    delegate.begins = false
    device.finger.down(at: start)
    device.finger.move(by: CGPoint(x: 0, y: 30), over: 0.1)
    #expect(innerPan.state == .failed)
    #expect(outer.state == .changed)
    device.finger.up()
    delegate.receives = false
    log.states = []
    device.finger.tap(at: start)
    #expect(log.states == ["outer failed", "outer possible"])
  }

  @Test("a tap is recognized when the finger lifts, but not after a drag")
  func taps() {
    _ = tap(1, "tap")
    device.finger.tap(at: start)
    #expect(log.states == ["tap ended", "tap possible"])
    log.states = []
    device.finger.drag(from: start, to: CGPoint(x: 100, y: 200))
    #expect(log.states == ["tap failed", "tap possible"])
  }

  @Test("two quick taps are a double tap; with a pause, they aren't", arguments: [0.1, 0.5])
  func doubleTap(pause: Double) {
    _ = tap(2, "double")
    device.finger.tap(at: start)
    device.finger.hold(pause)
    device.finger.tap(at: start)
    #expect(log.states.contains("double ended") == (pause < 0.35))
    #expect(!device.host.isBusy)
  }

  @Test("disabling or removing a recognizer during its gesture cancels it")
  func switchedOff() {
    for removes in [true, false] {
      log.states = []
      let pan = pan(on: inner, "pan")
      device.finger.down(at: start)
      device.finger.move(by: CGPoint(x: 0, y: 30), over: 0.1)
      if removes { inner.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
      device.finger.move(by: CGPoint(x: 0, y: 30), over: 0.1)
      device.finger.up()
      #expect(log.states == ["pan began", "pan changed", "pan cancelled", "pan possible"])
      inner.removeGestureRecognizer(pan)
    }
  }

  @Test("invalid state transitions are ignored")
  func impossible() {
    let pan = pan(on: inner, "pan")
    pan.state = .changed
    #expect(pan.state == .possible)
    pan.state = .began
    pan.state = .failed
    #expect(pan.state == .began)
  }
}
