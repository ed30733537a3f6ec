import Foundation
import HeadlessDriver
import Testing

@testable import Tug
@testable import TugScrolling

@MainActor
@Suite("The end of a scroll and its direction")
struct ScrollEndTests {
  /// A scroll view, and the events reported for it.
  struct Cause: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [ScrollEvent]
    let happen: @MainActor @Sendable (Screen) -> Void

    init(
      _ name: String, _ events: [ScrollEvent],
      happen: @escaping @MainActor @Sendable (Screen) -> Void
    ) {
      testDescription = name
      self.events = events
      self.happen = happen
    }
  }

  nonisolated static let causes = [
    Cause("a drag that ends at rest", [.headed(.down), .ended]) {
      drag($0, by: -100)
      $0.finger.up()
    },
    Cause(
      "a drag in both directions, with a pause between", [.headed(.down), .headed(.up), .ended]
    ) {
      drag($0, by: -100)
      $0.finger.move(by: CGPoint(x: 0, y: 60), over: 0.3)
      $0.advance(3)
      $0.finger.up()
    },
    Cause("a fling", [.headed(.down), .ended]) { fling($0, -1000) },
    Cause("a fling into the edge and back", [.headed(.up), .headed(.down), .ended]) {
      fling($0, 3000)
    },
    Cause("a bounce", [.headed(.down), .headed(.up), .headed(.down), .ended]) {
      $0.scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
      $0.advance(0.29)
      drag($0, by: 200)
      $0.finger.up()
    },
    Cause("a finger that stops a fling and rests", [.headed(.down), .ended]) {
      fling($0, -1500)
      $0.advance(0.2)
      $0.finger.tap(at: CGPoint(x: 100, y: 300), holding: 2)
    },
    Cause("an animated offset", [.headed(.down), .ended]) {
      $0.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    },
    Cause("an animated offset of a few pixels", [.headed(.down), .ended]) {
      $0.host.frameInterval = 1.0 / 240
      $0.scrollView.setContentOffset(CGPoint(x: 0, y: 503), animated: true)
    },
    Cause("an animation that takes over from an animation", [.headed(.down), .headed(.up), .ended]) {
      $0.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      $0.advance(0.1)
      $0.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    },
    Cause("an animation that the app starts at the end of a drag", [.headed(.down), .ended]) {
      drag($0, by: -100)
      $0.advance(0.2)
      $0.finger.up()
      $0.scrollView.setContentOffset(CGPoint(x: 0, y: 667), animated: true)
    },
    Cause("a fling stopped by the app", [.headed(.down), .ended]) {
      fling($0, -1500)
      $0.advance(0.1)
      $0.scrollView.setContentOffset($0.scrollView.contentOffset, animated: false)
    },
    Cause("a view that leaves its window during a motion", [.headed(.down), .ended]) {
      fling($0, -1500)
      $0.advance(0.1)
      $0.scrollView.removeFromSuperview()
    },
    Cause("an assigned offset", []) { $0.scrollView.contentOffset.y = 700 },
    Cause("a set without animation", []) { $0.scroll(to: 700) },
    Cause("a correction", []) { $0.scrollView.contentSize.height = 700 },
    Cause("an offset in an animation block", []) { screen in
      screen.host.run {
        UIView.animate(withDuration: 0.4) { screen.scrollView.contentOffset.y = 700 }
      }
    },
    Cause("a touch that moves nothing", []) { $0.finger.tap(at: CGPoint(x: 9, y: 9), holding: 1) },
  ]

  @Test(
    "each end is reported once, whatever the cause", arguments: causes,
    [DraggingFlagModel.untilInertiaEnds, .untilRelease])
  func ends(cause: Cause, model: DraggingFlagModel) {
    let screen = Screen()
    screen.host.draggingFlagModel = model
    screen.scrollView.contentOffset.y = cause.testDescription == "a bounce" ? 0 : 500
    var events: [ScrollEvent] = []
    screen.scrollView.tug.scrolling.onEnd = { [unowned screen] in
      events.append(.ended)
      #expect(!screen.scrollView.isTracking && !screen.scrollView.isDecelerating)
    }
    screen.scrollView.tug.scrolling.onDirectionChange = { events.append(.headed($0)) }
    cause.happen(screen)
    screen.advance(6)
    #expect(events == cause.events)
    #expect(!screen.host.isBusy, "nothing runs while nothing moves")
    #expect(screen.scrollView.tug.scrolling.direction == nil)
  }

  @Test("the end follows the end of the deceleration, and two scrolls have two ends")
  func moment() {
    let screen = Screen()
    let log = EndLog(screen.host)
    screen.scrollView.delegate = log
    var ends: [TimeInterval] = []
    screen.scrollView.tug.scrolling.onEnd = { [host = screen.host] in ends.append(host.time) }
    for _ in 0..<2 {
      Self.fling(screen, -700)
      screen.advance(5)
    }
    #expect(ends.count == 2 && log.ends.count == 2)
    for (told, ended) in zip(ends, log.ends) {
      #expect(told >= ended && told - ended < 0.06)
    }
  }

  @Test("the direction is known in every frame after the release")
  func direction() {
    let screen = Screen()
    _ = screen.scrollView.tug.scrolling.direction
    Self.fling(screen, -1500)
    while screen.scrollView.isDecelerating {
      #expect(screen.scrollView.tug.scrolling.direction == .down)
      screen.advance(1.0 / 60)
    }
    screen.advance(0.1)
    #expect(screen.scrollView.tug.scrolling.direction == nil)
  }

  @Test("a stream reports the same; each reader has its own, and all finish with the scroll view")
  func streams() async {
    var screen: Screen? = Screen()
    guard
      let streams = screen.map({ screen in
        (0..<2).map { _ in screen.scrollView.tug.scrolling.events }
      })
    else { return }
    if let screen {
      Self.fling(screen, -1500)
      screen.advance(5)
    }
    screen = nil
    for stream in streams {
      var events: [ScrollEvent] = []
      for await event in stream { events.append(event) }
      #expect(events == [.headed(.down), .ended])
    }
  }

  @Test("a reader that finishes is removed; scroll views without readers aren't observed")
  func leaves() async {
    let screen = Screen()
    Self.fling(screen, -700)
    screen.advance(0.1)
    #expect(screen.host.scheduledCount == 1, "the scroll view's own motion")
    let reader = Task { @MainActor in
      for await event in screen.scrollView.tug.scrolling.events where event == .ended {
        return true
      }
      return false
    }
    await screen.settleTasks()
    screen.advance(5)
    #expect(await reader.value)
    await screen.settleTasks()
    #expect(screen.scrollView.tug.scrolling.readerCount == 0)
  }

  private static func drag(_ screen: Screen, by way: CGFloat) {
    screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: way))
    screen.finger.move(by: CGPoint(x: 0, y: way), over: 0.3)
    screen.advance(0.2)
  }

  private static func fling(_ screen: Screen, _ velocity: CGFloat) {
    screen.finger.fling(from: CGPoint(x: 180, y: 330), velocity: CGPoint(x: 0, y: velocity))
  }
}

private final class EndLog: UIScrollViewDelegate {
  private let host: HeadlessHost
  private(set) var ends: [TimeInterval] = []
  init(_ host: HeadlessHost) { self.host = host }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends.append(host.time) }
}
