// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Controls that run at the same time", .timeLimit(.minutes(30)), .replayed)
struct ArbitrationTests {
  let refresh = Work()
  let load = Work()

  private func controls(
    on screen: Screen, _ arbitration: ScrollControls.Arbitration
  ) -> (header: Refresher, footer: Refresher) {
    screen.host.run {
      let header = Refresher.pull(.bare(54)) { [refresh] in try await refresh.run() }
      let footer = Refresher.auto(.bare(44)) { [load] in try await load.run() }
      let tug = screen.scrollView.tug
      (tug.header, tug.footer, tug.arbitration) = (header, footer, arbitration)
      return (header, footer)
    }
  }

  /// Begins a refresh in code, and returns once its action has started.
  private func begin(
    _ header: Refresher, on screen: Screen, reveal: Refresher.Reveal = .always
  ) async {
    let former = refresh.starts
    screen.host.run { header.beginRefreshing(reveal: reveal) }
    screen.advance(0.5)
    await refresh.started(former + 1)
  }

  private func finishRefresh(of header: Refresher, on screen: Screen) async {
    refresh.finish()
    await screen.wait(for: header, toBe: .idle)
  }

  @Test(
    "complaint 12: pulling the header of short content doesn't load at the footer",
    arguments: [DraggingFlagModel.untilInertiaEnds, .untilRelease], [100, 640] as [CGFloat])
  func headerPull(model: DraggingFlagModel, contentHeight: CGFloat) async {
    let screen = Screen(contentHeight: contentHeight)
    screen.host.draggingFlagModel = model
    let (header, footer) = controls(on: screen, .exclusive)
    screen.host.run { footer.trigger.auto?.distance = .percent(-5) }
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(0.5)
    await refresh.started(1)
    #expect(header.state == .refreshing)
    screen.finger.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 200))
    screen.advance(1)
    #expect(load.starts == 0)
    refresh.finish()
    await screen.wait(for: header, toBe: .idle)
    screen.advance(1)
    #expect(load.starts == 0)
    screen.pull(toOffset: -40)
    screen.pull(toOffset: 0)
    screen.letGo()
    screen.advance(1)
    #expect(load.starts == 0, "pushed back, it isn't a request for more")
  }

  @Test("complaint 13: by default a pull during a load cancels the load and refreshes")
  func automatic() async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, .automatic)
    #expect(UIScrollView().tug.arbitration == .automatic)
    screen.scroll(to: 1377)
    await load.started(1)
    screen.scroll(to: 0)
    screen.pull(toOffset: -80)
    #expect(header.state == .pulling && footer.state == .refreshing)
    screen.letGo()
    #expect(header.state == .refreshing && footer.state == .idle)
    #expect(footer.lastUpdated == nil && footer.failure == nil)
    await screen.settleTasks()
    #expect(load.cancellations == 1)
    screen.scroll(to: 1377)
    #expect(footer.state == .idle, "while it refreshes, nothing loads")
    screen.advance(0.5)
    await refresh.started(1)
    await finishRefresh(of: header, on: screen)
  }

  @Test(
    "a load that nothing can cancel isn't interrupted by a pull: its page would join the new data",
    arguments: [true, false])
  func notCancelable(isCallback: Bool) async {
    let screen = Screen()
    let (header, _) = controls(on: screen, .automatic)
    let footer = screen.host.run {
      isCallback
        ? Refresher.auto(.bare(44), callback: { _ in })
        : Refresher.auto(.bare(44)) { [load] in try await load.run() }
    }
    screen.host.run {
      screen.scrollView.tug.footer = footer
      if isCallback { footer.beginRefreshing() } else { footer.showRefreshing() }
    }
    screen.pull(toOffset: -80)
    #expect(header.state == .idle && header.progress > 1)
    screen.letGo()
    screen.advance(1)
    #expect(footer.state == .refreshing && refresh.starts == 0)
    screen.host.run { footer.endRefreshing() }
    await screen.wait(for: footer, toBe: .idle)
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(0.5)
    await refresh.started(1)
    await finishRefresh(of: header, on: screen)
  }

  @Test("complaint 13: exclusive, one waits for the other, and the app's request runs afterwards")
  func exclusive() async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, .exclusive)
    screen.scroll(to: 1377)
    await load.started(1)
    screen.scroll(to: 0)
    screen.pull(toOffset: -80)
    #expect(header.state == .idle, "a pull while the footer loads has no effect")
    #expect(header.progress > 1)
    screen.letGo()
    screen.advance(1)
    screen.host.run { header.beginRefreshing() }
    #expect(header.state == .willRefresh)
    load.finish()
    await screen.wait(for: footer, toBe: .idle)
    screen.advance(0.5)
    await refresh.started(1)
    #expect(header.state == .refreshing)
    screen.scroll(to: 1377)
    #expect(footer.state == .idle)
    refresh.finish()
    await screen.wait(for: header, toBe: .idle)
    screen.advance(0.5)
    await screen.settleTasks()
    #expect(footer.state == .refreshing && load.starts == 2)
  }

  @Test(
    "a list that reaches its end while a refresh runs or shows its failure loads once that has closed",
    arguments: [ScrollControls.Arbitration.automatic, .exclusive, .refreshCancelsLoad],
    [true, false])
  func reachesItsEnd(arbitration: ScrollControls.Arbitration, succeeds: Bool) async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, arbitration)
    await begin(header, on: screen)
    if succeeds { screen.scroll(to: 1377) }
    if succeeds { refresh.finish() } else { refresh.fail() }
    await screen.settleTasks()
    if !succeeds { screen.scroll(to: 1377) }
    #expect(footer.state == .idle)
    await screen.wait(for: header, toBe: succeeds ? .idle : .failed)
    screen.advance(3)
    #expect(footer.state == .refreshing, "the end is in view, and nothing loads")
  }

  @Test("a list that leaves its end before the refresh has closed doesn't load")
  func leavesItsEnd() async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, .exclusive)
    await begin(header, on: screen)
    screen.scroll(to: 1377)
    screen.scroll(to: 900)
    await finishRefresh(of: header, on: screen)
    screen.advance(1)
    #expect(load.starts == 0 && footer.state == .idle)
  }

  @Test("a list that was at its end before, or is at its start, doesn't load after a refresh")
  func wasAtItsEnd() async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, .exclusive)
    screen.scroll(to: 1377)
    await load.started(1)
    load.finish()
    await screen.wait(for: footer, toBe: .idle)
    await begin(header, on: screen, reveal: .never)
    await finishRefresh(of: header, on: screen)
    screen.advance(1)
    #expect(load.starts == 1, "nothing has moved the list")
    // The end is within reach of the start.
    screen.scroll(to: 0)
    screen.host.run { footer.trigger.auto?.distance = .viewports(3) }
    await begin(header, on: screen)
    await finishRefresh(of: header, on: screen)
    screen.advance(1)
    #expect(load.starts == 1, "a pull to refresh also loads a page")
  }

  @Test(
    "a load that a refresh has canceled at the end of the list begins again after it",
    arguments: [ScrollControls.Arbitration.automatic, .refreshCancelsLoad])
  func beginsAgain(arbitration: ScrollControls.Arbitration) async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, arbitration)
    screen.scroll(to: 1377)
    await load.started(1)
    await begin(header, on: screen, reveal: .never)
    await finishRefresh(of: header, on: screen)
    screen.advance(0.5)
    await screen.settleTasks()
    #expect(footer.state == .refreshing && load.starts == 2)
  }

  @Test("complaint 13: in parallel, the two are independent")
  func parallel() async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, .parallel)
    screen.scroll(to: 1377)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    await load.started(1)
    await refresh.started(1)
    #expect(header.state == .refreshing && footer.state == .refreshing)
  }

  @Test("complaint 13: a refresh can cancel a load, which then neither succeeds nor fails")
  func refreshCancelsLoad() async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, .refreshCancelsLoad)
    screen.scroll(to: 1377)
    await load.started(1)
    var results: [RefreshResult] = []
    screen.host.run { footer.beginRefreshing { results.append($0) } }
    screen.host.run { header.beginRefreshing() }
    #expect(footer.state == .idle)
    #expect(footer.lastUpdated == nil && footer.failure == nil)
    #expect(results.count == 1 && results[0].outcome == .cancelled)
    await screen.settleTasks()
    #expect(load.cancellations == 1)
    screen.scroll(to: 1300)
    screen.scroll(to: 1377)
    #expect(footer.state == .idle, "while it refreshes, nothing loads")
    screen.advance(0.5)
    await refresh.started(1)
    refresh.finish()
    await screen.wait(for: header, toBe: .idle)
    screen.advance(0.5)
    await screen.settleTasks()
    #expect(footer.state == .refreshing && load.starts == 2)
  }

  @Test("a control removed during its run unblocks the others")
  func leaves() {
    let screen = Screen()
    let (header, footer) = controls(on: screen, .exclusive)
    screen.host.run {
      header.beginRefreshing()
      footer.beginRefreshing()
    }
    #expect(footer.state == .willRefresh)
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(footer.state == .refreshing)
    screen.host.run { screen.scrollView.tug.header = header }
    screen.pull(toOffset: -80)
    #expect(header.state == .idle)
    screen.host.run { screen.scrollView.tug.arbitration = .parallel }
    screen.drag(by: 1)
    #expect(header.state == .pulling)
  }

  @Test(
    "a successful refresh resets the end of the data, if enabled",
    arguments: [true, false])
  func resetByRefresh(isWanted: Bool) async {
    let screen = Screen()
    let (header, footer) = controls(on: screen, .exclusive)
    screen.host.run {
      footer.isResetByRefresh = isWanted
      footer.endRefreshing(.noMoreData)
      header.beginRefreshing()
    }
    screen.advance(0.5)
    await refresh.started(1)
    refresh.fail()
    await screen.wait(for: header, toBe: .failed)
    #expect(footer.state == .noMoreData, "a failed refresh brought nothing new")
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    await refresh.started(2)
    refresh.finish()
    await screen.wait(for: header, toBe: .idle)
    #expect(footer.state == (isWanted ? .idle : .noMoreData))
    screen.host.run { footer.resetNoMoreData() }
    #expect(footer.state == .idle)
  }
}
