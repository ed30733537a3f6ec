import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// Drags that are taken away, and drags of wheels and trackpads, which have no touches.
@MainActor
@Suite("Drags without a release, and without touches")
struct DragInputTests {
  private func screen() -> (Screen, Refresher) {
    let screen = Screen()
    let header = screen.header(.classic)
    return (screen, header)
  }

  @Test("a drag that the system takes away past the trigger refreshes nothing")
  func cancelled() {
    let (screen, header) = screen()
    screen.pull(toOffset: -80)
    #expect(header.state == .pulling)
    screen.finger.cancel()
    #expect(header.state == .idle, "nobody has let go")
    screen.advance(1)
    #expect(header.state == .idle && screen.offset == 0 && screen.inset == .zero)
    screen.pull(toOffset: -80)
    screen.letGo()
    #expect(header.state == .refreshing, "the next pull works")
  }

  @Test("a trackpad's drag that is taken away past the trigger refreshes nothing")
  func cancelledTrackpad() {
    let (screen, header) = screen()
    let trackpad = Trackpad(on: screen.scrollView)
    trackpad.began()
    trackpad.move(by: CGPoint(x: 0, y: 300))
    #expect(header.state == .pulling)
    trackpad.cancelled()
    screen.advance(1)
    #expect(header.state == .idle && screen.offset == 0)
  }

  @Test("a trackpad pulls and releases like a finger")
  func trackpad() {
    let (screen, header) = screen()
    let trackpad = Trackpad(on: screen.scrollView)
    trackpad.began()
    trackpad.move(by: CGPoint(x: 0, y: 300))
    #expect(header.state == .pulling)
    trackpad.ended()
    screen.advance(1)
    #expect(header.state == .refreshing && screen.inset.top == 54)
  }

  @Test(
    "notches of a wheel within reach of the end load one page, however many there are",
    arguments: [0, 0.07])
  func notches(duration: TimeInterval) {
    let screen = Screen(contentHeight: 3000)
    screen.host.behavior.wheelNotchDuration = duration
    var loads = 0
    let footer = screen.footer(.classic) { control in
      loads += 1
      control.endRefreshing()
    }
    footer.trigger.auto?.distance = .viewports(1)
    screen.scroll(to: 1500)
    loads = 0
    for _ in 0..<12 {
      screen.host.run { screen.scrollView.scroll(byWheel: CGPoint(x: 0, y: 40)) }
      screen.advance(0.1)
    }
    #expect(screen.offset == 1980)
    #expect(loads == 1, "only the notch that came within reach")
  }

  @Test("a wheel at the very end of the content asks for nothing more", arguments: [0, 0.07])
  func wheelAtEnd(duration: TimeInterval) {
    let screen = Screen()
    screen.host.behavior.wheelNotchDuration = duration
    var loads = 0
    _ = screen.footer(.classic) { control in
      loads += 1
      control.endRefreshing()
    }
    screen.scroll(to: 1200)
    for _ in 0..<10 {
      screen.host.run { screen.scrollView.scroll(byWheel: CGPoint(x: 0, y: 30)) }
      screen.advance(0.1)
    }
    #expect(loads == 1)
    for distance in [-30, 30, -30, 30] as [CGFloat] {
      screen.host.run { screen.scrollView.scroll(byWheel: CGPoint(x: 0, y: distance)) }
      screen.advance(0.1)
    }
    #expect(loads <= 3, "each way to the end counts once")
  }

  @Test(
    "a footer that a finger holds out stays whole when the content changes, clamped or not",
    arguments: [false, true])
  func clampedAtEnd(clamps: Bool) {
    let screen = Screen()
    screen.host.behavior.correctsEndUnderFinger = clamps
    screen.host.behavior.sizesClampUnderFinger = false
    let footer = screen.host.run {
      let footer = Refresher.pull(.classic) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      return footer
    }
    screen.scroll(to: 1333)
    screen.pull(toOffset: 1333 + 80)
    #expect(footer.state == .pulling)
    screen.host.run { screen.scrollView.contentSize.height += 1 }
    #expect(footer.state == (clamps ? .idle : .pulling), "what shows is what a release would do")
    screen.letGo()
    screen.advance(1)
    #expect(footer.state == (clamps ? .idle : .refreshing))
    screen.end(footer)
    screen.advance(1)
    #expect(footer.state == .idle && screen.inset == .zero && screen.offset == 1334)
  }

  @Test(
    "a footer that ends under the finger gives back its inset, clamped or not",
    arguments: [false, true])
  func endedUnderFinger(clamps: Bool) {
    let screen = Screen()
    screen.host.behavior.correctsEndUnderFinger = clamps
    var runs = 0
    let footer = screen.host.run {
      let footer = Refresher.pull(.classic) { (_: Refresher) in runs += 1 }
      screen.scrollView.tug.footer = footer
      return footer
    }
    screen.begin(footer)
    screen.advance(0.5)
    screen.pull(toOffset: screen.offset + 40)
    screen.end(footer)
    screen.advance(0.5)
    screen.letGo()
    screen.advance(1)
    #expect(footer.state == .idle && runs == 1)
    #expect(screen.inset == .zero && screen.offset == 1333)
  }

  @Test(
    "an inset that the app changes at the release isn't taken for the content's first step back",
    arguments: [DraggingFlagModel.untilInertiaEnds, .untilRelease])
  func insetAtRelease(model: DraggingFlagModel) {
    let screen = Screen()
    screen.host.draggingFlagModel = model
    let header = screen.header(.bare(54))
    screen.scroll(to: 150)
    screen.finger.down(at: CGPoint(x: 188, y: 200))
    // The controls skip the steps within the content. The last step passes the trigger at once.
    for way: CGFloat in [20, 60, 60, 300] { screen.drag(by: way) }
    #expect(header.state == .pulling)
    screen.finger.up()
    screen.host.run { screen.scrollView.contentInset.right = 10 }
    #expect(header.state == .pulling, "the content has not moved")
    screen.advance(1)
    #expect(header.state == .refreshing && screen.offset == -54)
  }

  @Test(
    "a footer that only a finger's scrolling loads isn't loaded by a fling",
    arguments: [DraggingFlagModel.untilInertiaEnds, .untilRelease])
  func fling(model: DraggingFlagModel) {
    let screen = Screen(contentHeight: 2500)
    screen.host.draggingFlagModel = model
    let footer = screen.footer(.classic)
    footer.trigger.auto?.causes = [.finger]
    screen.finger.fling(
      from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -4000), duration: 0.05)
    screen.advance(4)
    #expect(screen.offset > 1800 && footer.state == .idle)
    screen.scroll(to: 1500)
    screen.pull(toOffset: 1920)
    #expect(footer.state == .refreshing, "a finger's scrolling loads")
  }

  @Test("a pinch beyond the smallest zoom refreshes nothing", arguments: [false, true], [20, 100])
  func pinch(isBounce: Bool, start: CGFloat) {
    let screen = Screen()
    let view = screen.host.run {
      let view = PinchedScrollView(frame: screen.scrollView.bounds)
      view.contentSize = screen.scrollView.contentSize
      screen.window.addSubview(view)
      return view
    }
    var refreshes = 0
    screen.host.run { view.tug.header = .pull(.bare(54)) { (_: Refresher) in refreshes += 1 } }
    screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
    screen.drag(by: start * 2)
    view.pinch = isBounce ? .bounces : .follows
    for _ in 0..<20 { screen.drag(by: 10) }
    #expect(view.contentOffset.y < -100 && view.tug.header?.state == .idle)
    screen.letGo()
    view.pinch = nil
    screen.advance(2)
    #expect(refreshes == 0 && view.contentOffset.y == 0)
  }
}

/// HeadlessUIKit doesn't zoom.
private final class PinchedScrollView: UIScrollView {
  enum Pinch { case follows, bounces }
  var pinch: Pinch?
  override var isZooming: Bool { pinch == .follows }
  override var isZoomBouncing: Bool { pinch == .bounces }
}
