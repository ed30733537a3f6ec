// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("A header", .timeLimit(.minutes(30)), .replayed)
struct HeaderTests {
  let work = Work()

  private func header(on screen: Screen) -> Refresher {
    let header = screen.host.run {
      Refresher.pull(.classic) { [work] in try await work.run() }
    }
    screen.host.run { screen.scrollView.tug.header = header }
    return header
  }

  @Test("refreshes once when it is pulled past its length and released, and rests below the bar")
  func refreshes() async {
    let screen = Screen(safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    let header = header(on: screen)
    screen.pull(toOffset: -64 - 60)
    #expect(header.state == .pulling)
    screen.letGo()
    #expect(header.state == .refreshing)
    #expect(abs(screen.offset + 124) < 8, "it moves on from where it was released")
    #expect(work.starts == 0, "the action waits until the header has opened")
    screen.advance(0.25)
    await work.started(1)
    screen.advance(2)
    #expect(screen.inset.top == 54)
    #expect(screen.offset == -118, "the list stays where it rests while the action runs")

    work.finish()
    await screen.wait(for: header, toBe: .idle)
    screen.advance(0.5)
    #expect(screen.inset == .zero)
    #expect(screen.offset == -64)
    #expect(work.starts == 1)
    #expect(!screen.host.isBusy, "nothing remains scheduled")
  }

  @Test(
    "does nothing when it is pulled exactly to its length, or less",
    arguments: [-20, -53, -54] as [CGFloat])
  func pulledTooLittle(offset: CGFloat) {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: offset + 0.5)
    screen.host.run { screen.scrollView.contentOffset.y = offset }
    #expect(header.state == .idle)
    #expect(abs(header.progress - offset / -54) < 1e-9)
    screen.letGo()
    screen.advance(2)
    #expect(header.state == .idle)
    #expect(header.progress == 0)
    #expect(screen.offset == 0)
    #expect(work.starts == 0)
  }

  @Test("disarms when it is pushed back before the release")
  func pushedBack() {
    let screen = Screen()
    let header = header(on: screen)
    screen.pull(toOffset: -70)
    #expect(header.state == .pulling)
    screen.drag(by: -80)
    #expect(header.state == .idle)
    screen.letGo()
    screen.advance(2)
    #expect(work.starts == 0)
  }

  @Test(
    "gives the app's inset back exactly", arguments: [0, 10.1, 0.1 + 0.2, 1 / 3] as [CGFloat])
  func insetComesBack(own: CGFloat) async {
    let inset = UIEdgeInsets(top: own, left: 0, bottom: 7.3, right: 0)
    let screen = Screen(contentInset: inset)
    let header = header(on: screen)
    for round in 1...3 {
      screen.host.run { header.beginRefreshing() }
      screen.advance(0.5)
      await work.started(round)
      #expect(abs(screen.inset.top - (own + 54)) < 0.5, "up to the pixel of the offset")
      work.finish()
      await screen.wait(for: header, toBe: .idle)
      screen.advance(0.5)
      #expect(screen.inset == inset)
    }
  }

  @Test("shows that the action threw, keeps the error, and tries again on the next pull")
  func failure() async {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    await work.started(1)
    work.fail()
    await screen.wait(for: header, toBe: .failed)
    screen.advance(0.5)
    #expect(header.failure is Trouble)
    #expect(header.lastUpdated == nil, "a failure isn't an update")
    #expect(screen.inset.top == 54, "the failure is in sight, to be read")
    screen.advance(2)
    #expect(screen.inset == .zero)
    #expect(header.state == .failed)

    screen.pull(toOffset: -70)
    screen.letGo()
    screen.advance(0.9)
    await work.started(2)
    #expect(header.failure == nil)
    work.finish()
    await screen.wait(for: header, toBe: .idle)
    #expect(header.lastUpdated != nil)
  }

  @Test("gives its inset back and cancels the action when it is removed while refreshing")
  func removal() async {
    let screen = Screen(contentInset: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    await work.started(1)
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(screen.inset.top == 5)
    #expect(header.state == .idle)
    #expect(header.view.superview == nil)
    #expect(!screen.scrollView.alwaysBounceVertical, "always-bounce is restored")
    await screen.settleTasks()
    #expect(work.cancellations == 1)
  }

  @Test("leaves nothing behind when it is replaced by another header")
  func replacement() async {
    let screen = Screen()
    let old = header(on: screen)
    screen.host.run { old.beginRefreshing() }
    screen.advance(0.5)
    await work.started(1)
    let new = header(on: screen)
    #expect(screen.inset == .zero)
    #expect(old.edge == nil)
    #expect(new.edge == .top)
    #expect(screen.scrollView.alwaysBounceVertical)
  }

  @Test("begun without a window waits for one, and then begins once")
  func willRefresh() async {
    let screen = Screen(attached: false)
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    #expect(header.state == .willRefresh)
    screen.advance(1)
    #expect(work.starts == 0)
    screen.attach()
    #expect(header.state == .refreshing)
    screen.advance(0.5)
    await work.started(1)
    #expect(screen.offset == -54)
  }

  @Test("ended before it is in a window never begins")
  func endedOffWindow() {
    let screen = Screen(attached: false)
    let header = header(on: screen)
    screen.host.run {
      header.beginRefreshing()
      header.endRefreshing()
    }
    #expect(header.state == .idle)
    screen.attach()
    screen.advance(1)
    #expect(work.starts == 0)
  }

  @Test("ended before it has opened never runs its action")
  func endedWhileOpening() async {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.1)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    await screen.settleTasks()
    #expect(work.starts == 0)
    #expect(screen.inset == .zero)
    #expect(screen.offset == 0)
  }

  @Test("begun twice, ended twice, or ended at rest behaves as if asked once")
  func twice() async {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.endRefreshing() }
    #expect(header.state == .idle)
    screen.host.run {
      header.beginRefreshing()
      header.beginRefreshing()
    }
    screen.advance(0.5)
    await work.started(1)
    #expect(screen.inset.top == 54)
    screen.host.run {
      header.endRefreshing()
      header.endRefreshing()
    }
    screen.advance(0.5)
    #expect(screen.inset == .zero)
    #expect(work.starts == 1)
  }

  @Test("ended in its own state callback leaves no inset behind")
  func endedInCallback() {
    let screen = Screen()
    let header = header(on: screen)
    header.onStateChange = { [weak header] _, new in
      if new == .refreshing { header?.endRefreshing() }
    }
    screen.host.run { header.beginRefreshing() }
    screen.advance(1)
    #expect(header.state == .idle)
    #expect(screen.inset == .zero)
    #expect(screen.offset == 0)
  }

  @Test(
    "complaint 1: section headers rest below it, and at the top once it is scrolled away"
  )
  func holdFollowsOffset() async {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.5)
    for (offset, held) in [(-30, 30), (10, 0), (-100, 54), (-54, 54)] as [(CGFloat, CGFloat)] {
      screen.host.run { screen.scrollView.contentOffset.y = offset }
      #expect(screen.inset.top == held, "at offset \(offset)")
    }
  }

  @Test("in callback form ends when the app ends it")
  func callbackForm() {
    let screen = Screen()
    var calls = 0
    let header = screen.host.run {
      Refresher.pull(.classic) { (_: Refresher) in calls += 1 }
    }
    screen.host.run { screen.scrollView.tug.header = header }
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(0.9)
    #expect(calls == 1)
    #expect(header.isRefreshing)
    screen.host.run { header.endRefreshing(.failure(Trouble())) }
    #expect(header.state == .failed)
    screen.advance(3)
    #expect(screen.inset == .zero)
  }

  @Test(
    "is unharmed by invalid geometry",
    arguments: [.nan, .infinity, -1e9] as [CGFloat])
  func badGeometry(value: CGFloat) {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run {
      screen.scrollView.contentSize.height = value
      screen.scrollView.contentInset.top = value
      screen.scrollView.contentOffset.y = value
      screen.scrollView.contentInset = .zero
      screen.scrollView.contentSize.height = 2000
      screen.scrollView.contentOffset.y = 0
    }
    screen.advance(1)
    #expect(header.state == .idle)
    #expect(header.progress == 0)
    #expect(screen.inset == .zero)
  }
}
