import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("A pulled footer", .timeLimit(.minutes(30)), .replayed)
struct PullFooterTests {
  let work = Work()

  private func footer(on screen: Screen) -> Refresher {
    screen.host.run {
      let footer = Refresher.pull(.classic) { [work] in try await work.run() }
      screen.scrollView.tug.footer = footer
      return footer
    }
  }

  @Test("below long content appears at its end, arms past its length, and rests fully visible")
  func longContent() async {
    let screen = Screen(safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    let footer = footer(on: screen)
    #expect(footer.view.frame.minY == 2000)
    screen.scroll(to: 1382)
    #expect(footer.progress == 0)
    screen.pull(toOffset: 1382 + 60)
    #expect(footer.state == .pulling)
    screen.letGo()
    screen.advance(0.9)
    await work.started(1)
    #expect(screen.offset == 1426)
    #expect(screen.inset.bottom == 44)
    work.finish(.noMoreData)
    await screen.wait(for: footer, toBe: .noMoreData)
    screen.advance(0.5)
    #expect(screen.inset == .zero)

    screen.scroll(to: 1382)
    screen.pull(toOffset: 1382 + 80)
    screen.letGo()
    screen.advance(1)
    #expect(work.starts == 1, "there is nothing more to load")
    screen.host.run { footer.resetNoMoreData() }
    #expect(footer.state == .idle)
  }

  @Test("below short content is at the end of the screen, and holds the gap as well")
  func shortContent() async {
    let screen = Screen(
      contentHeight: 100, safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    let footer = footer(on: screen)
    #expect(footer.view.frame.minY == 554)
    screen.pull(toOffset: -64 + 60)
    #expect(footer.state == .pulling)
    screen.letGo()
    screen.advance(0.9)
    await work.started(1)
    #expect(screen.offset == -20)
    #expect(screen.inset.bottom == 498)
    screen.host.run { screen.scrollView.contentSize.height = 300 }
    #expect(screen.inset.bottom == 298, "growing content closes the gap")
    #expect(screen.offset == -20)
    work.finish()
    await screen.wait(for: footer, toBe: .idle)
    screen.advance(0.5)
    #expect(screen.inset == .zero)
    #expect(screen.offset == -64)
  }
}

@MainActor
@Suite("An automatic footer", .timeLimit(.minutes(30)), .replayed)
struct AutoFooterTests {
  let work = Work()

  private func footer(on screen: Screen, percent: CGFloat = 1) -> Refresher {
    screen.host.run {
      let footer = Refresher.auto(.classic, options: .init(distance: .percent(percent))) { [work] in
        try await work.run()
      }
      screen.scrollView.tug.footer = footer
      return footer
    }
  }

  @Test(
    "loads when the given share of it comes into view, only on the way down",
    arguments: [(1, 1377), (0.5, 1355), (-10, 893)] as [(CGFloat, CGFloat)])
  func threshold(percent: CGFloat, offset: CGFloat) async {
    let screen = Screen()
    let footer = footer(on: screen, percent: percent)
    #expect(screen.inset.bottom == 44)
    screen.scroll(to: offset - 0.5)
    #expect(footer.state == .idle)
    screen.scroll(to: offset)
    #expect(footer.state == .refreshing)
    await work.started(1)
    work.finish()
    await screen.wait(for: footer, toBe: .idle)
    screen.scroll(to: offset - 1)
    screen.scroll(to: offset - 1)
    #expect(footer.state == .idle)
    #expect(work.starts == 1)
  }

  @Test("loads at most once per drag, however far the drag goes")
  func budget() async {
    let screen = Screen(contentHeight: 700)
    let footer = footer(on: screen)
    screen.finger.down(at: CGPoint(x: 180, y: 600))
    for round in 0..<3 {
      for _ in 0..<10 { screen.drag(by: -14) }
      if round == 0 {
        await work.started(1)
        work.finish()
        await screen.wait(for: footer, toBe: .idle)
      }
    }
    #expect(work.starts == 1)
    screen.finger.up()
    screen.advance(2)
    await screen.settleTasks()
    #expect(work.starts == 1)
  }

  @Test("shows a failure, doesn't retry by itself, and tries again on a tap")
  func failureAndTap() async {
    let screen = Screen()
    let footer = footer(on: screen)
    screen.scroll(to: 1377)
    await work.started(1)
    work.fail()
    await screen.wait(for: footer, toBe: .failed)
    screen.scroll(to: 1300)
    screen.scroll(to: 1377)
    #expect(footer.state == .failed)
    let center = screen.scrollView.convert(
      CGPoint(x: footer.view.frame.midX, y: footer.view.frame.midY), to: screen.window)
    screen.finger.tap(at: center)
    #expect(footer.state == .refreshing)
    await work.started(2)
    work.finish()
    await screen.wait(for: footer, toBe: .idle)
  }

  @Test(
    "below short content loads when the content was dragged up and released, not when it was tapped"
  )
  func shortContent() async {
    let screen = Screen(contentHeight: 300)
    let footer = footer(on: screen)
    screen.host.run { screen.scrollView.alwaysBounceVertical = true }
    screen.pull(toOffset: -40)
    screen.letGo()
    screen.advance(1)
    #expect(footer.state == .idle, "pulling down is the header's gesture")
    screen.pull(toOffset: 30)
    #expect(footer.state == .idle)
    screen.letGo()
    #expect(footer.state == .refreshing)
    await work.started(1)
  }

  @Test("below an empty list is hidden, holds no inset, and doesn't load")
  func emptyList() {
    let screen = Screen(contentHeight: 0)
    let footer = footer(on: screen)
    #expect(footer.view.isHidden)
    #expect(screen.inset == .zero)
    screen.host.run { screen.scrollView.contentSize.height = 1000 }
    #expect(!footer.view.isHidden)
    #expect(screen.inset.bottom == 44)
  }

  @Test("that has reached the end of the data starts again after a refresh")
  func resetByRefresh() async {
    let screen = Screen()
    let refresh = Work()
    let footer = footer(on: screen)
    let header = screen.host.run {
      let header = Refresher.pull(.classic) { try await refresh.run() }
      screen.scrollView.tug.header = header
      footer.endRefreshing(.noMoreData)
      header.beginRefreshing()
      return header
    }
    #expect(footer.state == .noMoreData)
    screen.advance(0.5)
    await refresh.started(1)
    refresh.finish()
    await screen.wait(for: header, toBe: .idle)
    #expect(footer.state == .idle)
  }

  @Test("gives its inset back when it is removed")
  func removal() {
    let screen = Screen()
    _ = footer(on: screen)
    screen.host.run { screen.scrollView.tug.footer = nil }
    #expect(screen.inset == .zero)
  }
}
