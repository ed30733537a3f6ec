import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@Suite("A scroll view that follows a recording")
@MainActor
struct RecordedScrollTests {
  private let host = HeadlessHost()
  private let scrollView: UIScrollView
  private let recorded: RecordedScroll

  init() {
    (scrollView, recorded) = host.run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      scrollView.contentSize = CGSize(width: 100, height: 500)
      return (scrollView, RecordedScroll(scrollView))
    }
  }

  @Test("an offset is the recorded one, neither rounded to a pixel nor clamped")
  func offsets() {
    scrollView.contentOffset = CGPoint(x: 0, y: -12.3456789)
    #expect(scrollView.contentOffset.y == -12.3456789)
  }

  @Test("the flags are the recorded ones, and a programmatic offset ends a deceleration")
  func flags() {
    recorded.isDragging = true
    #expect(scrollView.isDragging && scrollView.isTracking && !scrollView.isDecelerating)
    recorded.isDragging = false
    recorded.isDecelerating = true
    #expect(!scrollView.isDragging && scrollView.isDecelerating)
    scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    #expect(!scrollView.isDecelerating)
  }

  @Test("content that becomes too short moves the offset only at rest, and only if enabled")
  func corrections() {
    scrollView.contentOffset = CGPoint(x: 0, y: 300)
    recorded.isDragging = true
    scrollView.contentSize.height = 400
    #expect(scrollView.contentOffset.y == 300)
    recorded.isDragging = false
    scrollView.contentSize.height = 390
    #expect(scrollView.contentOffset.y == 190)
    recorded.correctsOffset = false
    scrollView.contentSize.height = 300
    #expect(scrollView.contentOffset.y == 190)
  }

  @Test("the safe area is the recorded one, even without a window, and keeps a valid offset")
  func safeArea() {
    recorded.safeArea.top = 44
    #expect(scrollView.adjustedContentInset.top == 44 && scrollView.contentOffset.y == 0)
  }

  @Test("observers are notified of each pan state, even an invalid one, and no drag begins")
  func panStates() {
    var received: [UIGestureRecognizer.State] = []
    let observation = scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
      MainActor.assumeIsolated { received.append(pan.state) }
    }
    for state in [.ended, .began, .began, .cancelled] as [UIGestureRecognizer.State] {
      recorded.setPanState(state)
    }
    #expect(received == [.ended, .began, .began, .cancelled] && !scrollView.isDragging)
    observation.invalidate()
  }

  @Test("a recorded tap reaches each tap recognizer every time, and no other recognizer")
  func taps() {
    var received = 0
    host.run {
      let view = UIView()
      let tap = UITapGestureRecognizer()
      let observation = tap.observe(\.state) { tap, _ in
        MainActor.assumeIsolated { if tap.state == .ended { received += 1 } }
      }
      view.addGestureRecognizer(UIPanGestureRecognizer())
      view.recognizeTap()
      #expect(received == 0)
      view.addGestureRecognizer(tap)
      view.recognizeTap()
      view.recognizeTap()
      observation.invalidate()
    }
    #expect(received == 2)
  }
}
