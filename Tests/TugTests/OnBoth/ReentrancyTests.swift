import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Calls from within calls", .timeLimit(.minutes(30)))
struct ReentrancyTests {
  private func header(on screen: Screen, calls: @escaping RefreshCallback = { _ in }) -> Refresher {
    screen.host.run {
      let header = Refresher.pull(.classic, callback: calls)
      screen.scrollView.tug.header = header
      return header
    }
  }

  /// Checks that the list rests at the top with the app's inset and that nothing is scheduled.
  private func expectRest(_ screen: Screen, inset: UIEdgeInsets = .zero) async {
    await screen.wait(2)
    #expect(screen.inset == inset)
    #expect(screen.offset == -inset.top)
    #expect(screen.host.scheduledCount == 0)
  }

  @Test("begin, end, begin, end in one turn is idle; one more begin is one refresh")
  func oneTurn() async {
    let own = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let screen = Screen(contentInset: own)
    var runs = 0
    let header = header(on: screen) { _ in runs += 1 }
    var states: [RefreshState] = []
    header.onStateChange = { states.append($1) }
    screen.host.run {
      for _ in 0..<2 {
        header.beginRefreshing()
        header.endRefreshing()
      }
    }
    #expect(states == [.refreshing, .idle, .refreshing, .idle])
    await expectRest(screen, inset: own)
    #expect(runs == 0)
    screen.host.run {
      header.beginRefreshing()
      header.endRefreshing()
      header.beginRefreshing()
    }
    await screen.wait(1)
    #expect(runs == 1)
    #expect(screen.inset.top == 64)
    #expect(screen.offset == -64)
    #expect(screen.host.scheduledCount == 0)
    screen.host.run { header.endRefreshing() }
    await expectRest(screen, inset: own)
  }

  #if !canImport(UIKit)  // A finger is needed.
    @Test(
      "a control removed in its own state callback leaves nothing behind",
      arguments: [RefreshState.pulling, .refreshing, .idle, .failed])
    func removedInCallback(at state: RefreshState) async {
      let screen = Screen()
      let header = header(on: screen)
      header.onStateChange = { [scrollView = screen.scrollView] _, new in
        if new == state { scrollView.tug.header = nil }
      }
      screen.pull(toOffset: -70)
      screen.letGo()
      screen.advance(0.5)
      screen.host.run {
        header.endRefreshing(state == .failed ? .failure(Trouble()) : .success)
      }
      #expect(screen.scrollView.tug.header == nil)
      #expect(header.state == .idle)
      #expect(header.heldInset == 0)
      await expectRest(screen)
    }
  #endif

  @Test(
    "a control moved in its own state callback brings nothing from its old edge",
    arguments: [RefreshState.refreshing, .idle])
  func movedInCallback(at state: RefreshState) async {
    let (screen, other) = (Screen(), Screen())
    other.scroll(to: 500)
    let header = header(on: screen)
    header.onStateChange = { [scrollView = other.scrollView] _, new in
      if new == state { scrollView.tug.header = scrollView.tug.header ?? header }
    }
    screen.host.run { header.beginRefreshing() }
    await screen.wait(0.5)
    screen.host.run { header.endRefreshing() }
    header.onStateChange = nil
    await expectRest(screen)
    await other.wait(1)
    #expect(other.scrollView.tug.header === header)
    #expect(other.inset == .zero)
    #expect(other.offset == 500)
    #expect(header.state == .idle)
  }

  @Test("requests made in a callback at the old edge aren't performed at the new one")
  func askedThenMoved() async {
    let (screen, other) = (Screen(), Screen())
    other.scroll(to: 500)
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    await screen.wait(0.5)
    header.onStateChange = { [scrollView = other.scrollView] _, new in
      guard new == .idle, scrollView.tug.header == nil else { return }
      header.beginRefreshing()
      scrollView.tug.header = header
    }
    screen.host.run { header.endRefreshing() }
    header.onStateChange = nil
    await expectRest(screen)
    await other.wait(1)
    #expect(other.inset == .zero)
    #expect(other.offset == 500)
    #expect(header.state == .idle)
  }

  @Test("a control replaced in its own action leaves its edge to the other control")
  func replacedInAction() async {
    let screen = Screen()
    let next = screen.host.run { Refresher.pull(.text) { (_: Refresher) in } }
    let first = header(on: screen) { [scrollView = screen.scrollView] _ in
      scrollView.tug.header = next
    }
    screen.host.run { first.beginRefreshing() }
    await screen.wait(0.3)
    #expect(screen.scrollView.tug.header === next)
    #expect(first.state == .idle)
    #expect(first.edge == nil)
    #expect(first.view.superview == nil)
    await expectRest(screen)
  }

  @Test("an async action may replace its own control")
  func replacedInAsyncAction() async {
    let screen = Screen()
    let next = screen.host.run { Refresher.pull(.text) { (_: Refresher) in } }
    let done = LateWork()
    let first = screen.host.run {
      Refresher.pullToLoad(.classic) { [scrollView = screen.scrollView] in
        scrollView.tug.header = next
        return try await done.run()
      }
    }
    screen.host.run {
      screen.scrollView.tug.header = first
      first.beginRefreshing()
    }
    await screen.wait(0.3)
    await done.started(1)
    await done.finish()
    #expect(done.sawCancellation == [true])
    #expect(first.lastUpdated == nil)
    await expectRest(screen)
  }

  #if !canImport(UIKit)  // A finger is needed.
    @Test("an action that ends at once is a successful refresh")
    func endsAtOnce() async {
      let screen = Screen()
      let header = header(on: screen) { $0.endRefreshing() }
      var states: [RefreshState] = []
      header.onStateChange = { states.append($1) }
      screen.pull(toOffset: -80)
      screen.letGo()
      await expectRest(screen)
      #expect(states == [.pulling, .refreshing, .idle])
      #expect(header.lastUpdated != nil)
    }
  #endif

  @Test("a refresh begun again in each completion repeats, one run after the other")
  func beginsAgain() async {
    let screen = Screen()
    var runs = 0
    let header = header(on: screen) { header in
      runs += 1
      if runs < 5 { header.endRefreshing() }
    }
    header.onStateChange = { [weak header] _, new in
      if new == .idle { header?.beginRefreshing() }
    }
    screen.host.run { header.beginRefreshing() }
    await screen.wait(3)
    #expect(runs == 5)
    header.onStateChange = nil
    screen.host.run { header.endRefreshing() }
    await expectRest(screen)
  }
}
