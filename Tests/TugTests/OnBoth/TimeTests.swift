import Foundation
import Testing

@testable import Tug

/// What every other test here takes for granted of the place where it runs.
@MainActor
@Suite("In a test, time", .timeLimit(.minutes(30)))
struct TimeTests {
  @Test("brings the end of an animation within twice its duration")
  func completion() async {
    let screen = Screen()
    var ends: [Bool] = []
    screen.host.run {
      UIView.animate(
        withDuration: 0.2, animations: { screen.scrollView.alpha = 0.5 },
        completion: { ends.append($0) })
    }
    #expect(ends.isEmpty)
    await screen.wait(0.4)
    #expect(ends == [true])
  }

  @Test("brings tasks of the main actor their turn")
  func task() async {
    let screen = Screen()
    var hasRun = false
    Task { hasRun = true }
    await screen.wait(0.1)
    await screen.settleTasks()
    #expect(hasRun)
  }

  @Test("passes for a scroll view that is in a window, which is visible")
  func window() async {
    let screen = Screen()
    #expect(screen.scrollView.window === screen.window && !screen.window.isHidden)
    #expect(screen.offset == 0 && screen.inset == .zero)
    var ended = false
    let delegate = AnimationEnd { ended = true }
    screen.host.run {
      screen.scrollView.delegate = delegate
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    await screen.wait(0.8)
    #expect(screen.offset == 100 && ended)
    screen.scrollView.delegate = nil
  }

  @Test("opens and closes a control")
  func run() async {
    let screen = Screen()
    var runs = 0
    let header = screen.host.run {
      let header = Refresher.pull(.classic) { (_: Refresher) in runs += 1 }
      screen.scrollView.tug.header = header
      header.beginRefreshing()
      return header
    }
    await screen.wait(1)
    #expect(runs == 1 && header.state == .refreshing && screen.inset.top == 54)
    screen.host.run { header.endRefreshing() }
    await screen.wait(1.5)
    #expect(header.state == .idle && screen.inset == .zero && screen.offset == 0)
  }
}

/// A delegate that hears of the end of an animated offset.
@MainActor
private final class AnimationEnd: NSObject, UIScrollViewDelegate {
  private let onEnd: () -> Void

  init(_ onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onEnd() }
}
