import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("An action that is no longer needed", .timeLimit(.minutes(30)))
struct CancellationTests {
  /// The ways in which a running refresh is abandoned.
  enum Reason: CaseIterable {
    case removed, replaced, ended, movedToFooter

    @MainActor
    func apply(to header: Refresher, on scrollView: UIScrollView) {
      switch self {
      case .removed: scrollView.tug.header = nil
      case .replaced: scrollView.tug.header = .pull(.classic) { (_: Refresher) in }
      case .ended: header.endRefreshing(.failure(Trouble()))
      case .movedToFooter: scrollView.tug.footer = header
      }
    }
  }

  let work = LateWork()

  private func refreshing(on screen: Screen) async -> Refresher {
    let header = screen.host.run {
      let header = Refresher.pull(.classic) { [work] in try await work.run() }
      screen.scrollView.tug.header = header
      header.beginRefreshing()
      return header
    }
    await screen.wait(0.3)
    await work.started(1)
    return header
  }

  @Test(
    "its task is canceled, and its late result has no effect",
    arguments: Reason.allCases, [true, false])
  func lateResult(reason: Reason, succeeds: Bool) async {
    let screen = Screen()
    let header = await refreshing(on: screen)
    screen.host.run { reason.apply(to: header, on: screen.scrollView) }
    let state = header.state
    var changes = 0
    header.onStateChange = { _, _ in changes += 1 }
    await work.finish(succeeds ? .success(.noMoreData) : .failure(CancellationError()))
    #expect(work.sawCancellation == [true])
    #expect(header.state == state)
    #expect(changes == 0)
    #expect(header.lastUpdated == nil)
    #expect(header.failure is Trouble == (reason == .ended), "the app's error stays")
    await screen.wait(3)
    #expect(screen.inset == .zero)
  }

  @Test("its task is canceled if a callback removes the control, which the app retains")
  func removedInCallback() async {
    let screen = Screen()
    let header = screen.host.run {
      let header = Refresher.pull(.classic) { [work] in try await work.run() }
      header.onDidBegin = { [weak screen] in screen?.scrollView.tug.header = nil }
      screen.scrollView.tug.header = header
      header.beginRefreshing()
      return header
    }
    await screen.wait(0.3)
    await work.started(1)
    #expect(header.edge == nil)
    await work.finish()
    #expect(work.sawCancellation == [true])
  }

  @Test("isn't canceled if it runs to its end")
  func undisturbed() async {
    let screen = Screen()
    let header = await refreshing(on: screen)
    await work.finish()
    #expect(work.sawCancellation == [false])
    #expect(header.state == .idle)
    #expect(header.lastUpdated != nil)
  }

  @Test("doesn't end a run begun after it")
  func olderRun() async {
    let screen = Screen()
    let header = await refreshing(on: screen)
    screen.host.run {
      header.endRefreshing()
      header.beginRefreshing()
    }
    await screen.wait(0.3)
    await work.started(2)
    await work.finish()
    #expect(header.state == .refreshing)
    await work.finish()
    #expect(header.state == .idle)
    #expect(work.sawCancellation == [true, false])
  }

  @Test("doesn't end the first run at another edge, nor the next run at the same edge")
  func olderPlace() async {
    let (screen, other) = (Screen(), Screen())
    let header = await refreshing(on: screen)
    for (round, place) in [other, screen].enumerated() {
      place.host.run {
        header.edge.map { _ in (round == 0 ? screen : other).scrollView.tug.header = nil }
        place.scrollView.tug.header = header
        header.beginRefreshing()
      }
      await place.wait(0.6)
      await work.started(round + 2)
      await work.finish()
      #expect(header.state == .refreshing)
      #expect(place.inset.top == 54)
    }
    await work.finish()
    #expect(header.state == .idle)
    #expect(work.sawCancellation == [true, true, false])
  }

  @Test("waiting for its control to open, doesn't make another action start early")
  func olderOpening() async {
    let screen = Screen()
    let header = screen.host.run { Refresher.pull(.classic) { [work] in try await work.run() } }
    screen.host.run {
      screen.scrollView.tug.header = header
      header.beginRefreshing()
    }
    await screen.wait(0.2)
    screen.host.run {
      screen.scrollView.tug.header = nil
      screen.scrollView.tug.header = header
      header.beginRefreshing()
    }
    await screen.wait(0.1)
    await screen.settleTasks()
    #expect(work.starts == 0, "the first opening would have ended by now")
    await screen.wait(0.2)
    await work.started(1)
    await work.finish()
    #expect(header.state == .idle)
  }
}
