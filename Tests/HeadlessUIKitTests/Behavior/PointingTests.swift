import Foundation
import HeadlessDriver
import Testing

@Suite("Trackpads, keys, and lost drags")
@MainActor
struct PointingTests {
  @Test("a trackpad drags and bounces like a finger, without touches")
  func trackpad() {
    let scene = ScrollScene()
    var flags: Set<String> = []
    scene.log.onCall = { flags.insert($1.flags) }
    let trackpad = Trackpad(on: scene.scrollView)
    trackpad.began()
    trackpad.move(by: CGPoint(x: 0, y: 100))
    #expect(scene.y == -51, "as far as under a finger")
    #expect(scene.scrollView.flags == "TD-", "it tracks, as recorded")
    #expect(scene.scrollView.panGestureRecognizer.numberOfTouches == 0)
    trackpad.ended()
    #expect(scene.device.settle())
    #expect(scene.y == 0)
    #expect(flags.contains("TD-"))
    #expect(scene.scrollView.panGestureRecognizer.state == .possible)
    #expect(
      scene.log.calls == [
        "beginDrag", "scroll", "willEndDrag", "endDrag(true)", "beginDecelerating", "scroll",
        "endDecelerating",
      ])
  }

  @Test("a notch of a wheel is a drag without touches, at once or over some frames")
  func notch() {
    for duration in [0, 0.07] {
      let scene = ScrollScene(offset: 300)
      scene.device.host.behavior.wheelNotchDuration = duration
      var flags: Set<String> = []
      scene.log.onCall = { if $0 == "scroll" { flags.insert($1.flags) } }
      scene.scrollView.scroll(byWheel: CGPoint(x: 0, y: 40))
      scene.scrollView.scroll(byWheel: CGPoint(x: 0, y: 30))
      #expect(scene.y == (duration == 0 ? 370 : 300))
      scene.device.advance(0.034)
      #expect(duration == 0 || scene.y > 300 && scene.y < 370)
      #expect(scene.device.settle())
      #expect(scene.y == 370 && flags == ["TD-"] && scene.scrollView.flags == "---")
      #expect(scene.log.calls.last == "endDrag(false)")
      #expect(scene.scrollView.panGestureRecognizer.state == .possible)
      scene.scrollView.scroll(byWheel: CGPoint(x: 0, y: 9000))
      scene.device.settle()
      #expect(scene.y == 1333, "never beyond an edge")
    }
  }

  @Test("a finger, a disabled scroll view, and a window that goes end a trackpad's drag")
  func trackpadEnds() {
    for way in 0..<4 {
      let scene = ScrollScene(offset: 500)
      var states: [UIGestureRecognizer.State] = []
      let observation = scene.scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
        states.append(pan.state)
      }
      let trackpad = Trackpad(on: scene.scrollView)
      trackpad.began()
      trackpad.move(by: CGPoint(x: 0, y: -50))
      #expect(scene.y == 550)
      switch way {
      case 0: scene.finger.down(at: CGPoint(x: 100, y: 100))
      case 1: scene.scrollView.isScrollEnabled = false
      case 2: scene.scrollView.removeFromSuperview()
      default: trackpad.cancelled()
      }
      #expect(states.suffix(2) == [.cancelled, .possible])
      #expect(!scene.scrollView.isDragging)
      #expect(scene.scrollView.isTracking == (way == 0))
      trackpad.move(by: CGPoint(x: 0, y: -50))
      #expect(scene.y == 550)
      scene.finger.up()
      observation.invalidate()
    }
  }

  @Test("a drag that the system takes away is canceled")
  func lost() {
    let scene = ScrollScene()
    var states: [UIGestureRecognizer.State] = []
    let observation = scene.scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
      states.append(pan.state)
    }
    scene.pull(100)
    scene.finger.loseDrag(of: scene.scrollView)
    #expect(states.suffix(2) == [.cancelled, .possible])
    #expect(scene.log.calls.contains("endDrag(true)"))
    #expect(scene.device.settle())
    #expect(scene.y == 0)
    scene.finger.move(by: CGPoint(x: 0, y: 50), over: 0.1)
    scene.finger.up()
    #expect(scene.y == 0)
    observation.invalidate()
  }

  @Test("keys scroll as the app does")
  func keys() {
    let scene = ScrollScene(offset: 100)
    #expect(scene.device.press(.keyboardEnd, in: scene.scrollView))
    #expect(scene.scrollView.isScrollAnimating && scene.scrollView.flags == "---")
    scene.device.settle()
    #expect(scene.y == 1333 && scene.log.calls == ["scroll", "endAnimation"])
    #expect(!scene.device.press(.keyboardEnd, in: scene.scrollView))
    #expect(scene.device.press(.keyboardPageUp, in: scene.scrollView))
    scene.device.settle()
    #expect(scene.y == 666)
    #expect(scene.device.press(.keyboardHome, in: scene.scrollView))
    scene.device.settle()
    #expect(scene.y == 0)
    scene.scrollView.allowsKeyboardScrolling = false
    #expect(!scene.device.press(.keyboardEnd, in: scene.scrollView))
  }

  @Test(
    "VoiceOver tells sideways scrolls by the fingers' direction, others by the view's")
  func voiceOver() {
    final class Listener: UIView {
      var directions: [UIAccessibilityScrollDirection] = []
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        directions.append(direction)
        return true
      }
    }
    let (device, view) = TestDevice.showing { Listener() }
    for swipe in [SwipeDirection.up, .down, .left, .right] {
      #expect(device.swipeWithVoiceOver(swipe, on: view))
    }
    #expect(view.directions == [.down, .up, .left, .right])
  }

  @Test("a swipe with three fingers pages a scroll view that can go on")
  func pages() {
    let scene = ScrollScene()
    let element = scene.device.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    scene.scrollView.addSubview(element)
    #expect(scene.device.swipeWithVoiceOver(.up, on: element))
    #expect(scene.y == 667)
    #expect(scene.device.swipeWithVoiceOver(.down, on: element))
    #expect(!scene.device.swipeWithVoiceOver(.down, on: element))
    #expect(scene.y == 0)
  }
}
