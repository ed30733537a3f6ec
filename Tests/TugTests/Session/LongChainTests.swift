import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Long chains of runs", .timeLimit(.minutes(30)))
struct LongChainTests {
  @MainActor
  private final class Count {
    var value = 0
  }

  private let count = Count()
  private let depth = Count()
  private static let length = 8_000

  /// Begins a run in the completion of the previous one, until the given number is reached. Stops
  /// if the completions nest, long before the stack overflows.
  private func beginAgain(_ control: Refresher) {
    depth.value += 1
    defer { depth.value -= 1 }
    guard depth.value < 100 else { return }
    control.beginRefreshing { [count, weak control] _ in
      count.value += 1
      guard count.value < Self.length, let control else { return }
      beginAgain(control)
    }
  }

  @Test("8,000 runs, each begun in the completion of the previous one, end one after the other")
  func fromCompletion() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { $0.endRefreshing() }
    screen.host.run { beginAgain(footer) }
    #expect(count.value == Self.length && footer.state == .idle)
  }

  @Test("8,000 refused requests, each made in the completion of the previous one, are refused")
  func refused() {
    let screen = Screen()
    let footer = screen.footer(.bare(44))
    screen.end(footer, .noMoreData)
    screen.host.run { beginAgain(footer) }
    #expect(count.value == Self.length)
    #expect(footer.state == .noMoreData)
  }

  @Test(
    "8,000 requests to a control without an edge, each made in the completion of the previous one")
  func withoutEdge() {
    let control = TestHost().run { Refresher.pull(.bare(54), callback: { _ in }) }
    beginAgain(control)
    #expect(count.value == Self.length)
    #expect(control.state == .idle)
  }

  @Test(
    "8,000 runs ended before there is a window, each begun in the completion of the previous one")
  func waiting() {
    let screen = Screen(attached: false)
    let header = screen.header(.bare(54))
    header.onStateChange = { [weak header] _, new in
      if new == .willRefresh { header?.endRefreshing() }
    }
    screen.host.run { beginAgain(header) }
    #expect(count.value == Self.length && header.state == .idle)
  }

  @Test(
    "8,000 requests during the minimum duration, each made in the completion of the previous one")
  func duringMinimum() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { $0.endRefreshing() }
    footer.minimumDuration = 1
    screen.begin(footer)
    #expect(footer.state == .refreshing)
    screen.host.run { beginAgain(footer) }
    #expect(count.value == Self.length && footer.state == .refreshing)
    screen.advance(1)
    #expect(footer.state == .idle)
  }

  /// Ends in the completion of the previous end, like `beginAgain`.
  private func endAgain(_ control: Refresher, begins: Bool) {
    depth.value += 1
    defer { depth.value -= 1 }
    guard depth.value < 100 else { return }
    if begins { control.beginRefreshing() }
    control.endRefreshing { [count, weak control] in
      count.value += 1
      guard count.value < Self.length, let control else { return }
      endAgain(control, begins: begins)
    }
  }

  @Test(
    "8,000 ends, each in the completion of the previous one, report that the control is closed",
    arguments: [false, true])
  func ends(begins: Bool) {
    let screen = Screen()
    let footer = screen.footer(.bare(44))
    screen.host.run { endAgain(footer, begins: begins) }
    #expect(count.value == Self.length && footer.state == .idle)
  }

  /// Ends and begins in turn in the control's own callback.
  ///
  /// - Returns: the processor time of this thread in nanoseconds, without that of other work on the
  /// machine.
  @discardableResult
  private func pingPong(_ changes: Int) -> Double {
    let screen = Screen()
    let footer = screen.footer(.bare(44))
    count.value = 0
    footer.onStateChange = { [count, weak footer] _, new in
      count.value += 1
      guard count.value < changes else { return }
      if new == .refreshing { footer?.endRefreshing() } else { footer?.beginRefreshing() }
    }
    let start = Self.processorTime
    screen.begin(footer)
    return Self.processorTime - start
  }

  /// The processor time of this thread, in nanoseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  @Test("8,000 changes of state, each made in the callback of the previous one, happen in order")
  func changes() {
    pingPong(Self.length)
    #expect(count.value == Self.length)
  }

  @Test("four times as many changes take about four times as long, not sixteen times")
  func linear() {
    pingPong(1_000)
    // The minimum of several runs: other work shares the processor's cache.
    var (short, long) = (Double.infinity, Double.infinity)
    for _ in 0..<5 {
      short = min(short, pingPong(1_000))
      long = min(long, pingPong(4_000))
    }
    #expect(long / short < 8)
  }

  @Test("a minimum duration or a result duration above a minute counts as a minute")
  func durations() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    header.minimumDuration = 1e9
    header.resultDuration = 9e18
    screen.begin(header)
    screen.advance(0.3)
    screen.end(header)
    screen.advance(59)
    #expect(header.state == .refreshing)
    screen.advance(1)
    #expect(header.state == .succeeded)
    screen.advance(59)
    #expect(header.state == .succeeded)
    screen.advance(1.1)
    #expect(header.state == .idle)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0)
  }
}
