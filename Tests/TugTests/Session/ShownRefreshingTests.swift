import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Shown as refreshing", .timeLimit(.minutes(30)))
struct ShownRefreshingTests {
  @MainActor
  private final class Record {
    var actions = 0
    var moments: [String] = []
  }

  private let record = Record()

  private func header(on screen: Screen) -> Refresher {
    screen.host.run {
      let header = Refresher.pull(.bare(54)) { [record] (_: Refresher) in record.actions += 1 }
      header.onWillBegin = { [record] in record.moments.append("will begin") }
      header.onDidBegin = { [record] in record.moments.append("did begin") }
      header.onWillEnd = { [record] in record.moments.append("will end") }
      header.onDidEnd = { [record] in record.moments.append("did end") }
      screen.scrollView.tug.header = header
      return header
    }
  }

  @Test("opens without the action, and closes when the app ends it")
  func withoutAction() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.showRefreshing() }
    #expect(header.state == .refreshing && header.isRefreshing)
    screen.advance(10)
    #expect(header.state == .refreshing && screen.inset.top == 54 && screen.offset == -54)
    #expect(record.actions == 0)
    screen.host.run { header.endRefreshing() }
    screen.advance(0.5)
    #expect(header.state == .idle && screen.inset == .zero && screen.offset == 0)
    #expect(header.lastUpdated != nil)
    #expect(record.actions == 0)
    #expect(record.moments == ["will begin", "did begin", "will end", "did end"])
  }

  @Test("ends with any result, which the control displays")
  func results() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.showRefreshing() }
    screen.advance(0.3)
    screen.host.run { header.endRefreshing(.failure(Trouble())) }
    #expect(header.state == .failed && header.failure is Trouble)
    screen.advance(0.5)
    screen.host.run { header.showRefreshing() }
    screen.advance(0.3)
    #expect(header.state == .refreshing && header.failure == nil)
    screen.host.run { header.endRefreshing(.noMoreData) }
    #expect(header.state == .idle, "a refresh has no end of its own")
    #expect(record.actions == 0)
  }

  @Test("restored before there is a window, it waits for the window, and then opens")
  func restoration() {
    let screen = Screen(attached: false)
    let header = header(on: screen)
    screen.host.run { header.showRefreshing() }
    #expect(header.state == .willRefresh && screen.inset == .zero)
    screen.attach()
    screen.advance(1)
    #expect(header.state == .refreshing && screen.inset.top == 54 && screen.offset == -54)
    #expect(record.actions == 0)
    screen.host.run { header.endRefreshing() }
    screen.advance(0.5)
    #expect(header.state == .idle && screen.inset == .zero)
    #expect(record.moments == ["will begin", "did begin", "will end", "did end"])
  }

  @Test("restored before there is a window, an automatic control waits for it as well")
  func automaticRestoration() {
    let screen = Screen(attached: false)
    let footer = screen.footer(.bare(44)) { [record] _ in record.actions += 1 }
    screen.host.run { footer.showRefreshing() }
    #expect(footer.state == .willRefresh)
    screen.attach()
    screen.advance(1)
    #expect(footer.state == .refreshing && record.actions == 0)
    screen.end(footer)
    #expect(footer.state == .idle)
  }

  @Test("restored before the control has an edge, the call has no effect")
  func restorationWithoutEdge() {
    let screen = Screen()
    let header = screen.host.run {
      let header = Refresher.pull(.bare(54)) { [record] (_: Refresher) in record.actions += 1 }
      header.showRefreshing()
      screen.scrollView.tug.header = header
      return header
    }
    screen.advance(1)
    #expect(header.state == .idle && screen.inset == .zero)
  }

  @Test("restored, and ended before there is a window, it never opens")
  func restorationEnded() {
    let screen = Screen(attached: false)
    let header = header(on: screen)
    screen.host.run {
      header.showRefreshing()
      header.endRefreshing()
    }
    screen.attach()
    screen.advance(1)
    #expect(header.state == .idle && screen.inset == .zero && screen.offset == 0)
    #expect(record.moments.isEmpty)
  }

  @Test("an automatic footer is shown as loading without its action, and doesn't load")
  func automatic() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { [record] _ in record.actions += 1 }
    screen.host.run { footer.showRefreshing() }
    #expect(footer.state == .refreshing)
    screen.scroll(to: 1377)
    #expect(record.actions == 0)
    screen.host.run { footer.endRefreshing() }
    #expect(footer.state == .idle && record.actions == 0)
  }

  @Test("a refresh begun meanwhile starts no action, and its caller gets the other work's result")
  func begunMeanwhile() {
    let screen = Screen()
    let header = header(on: screen)
    var outcomes: [String] = []
    screen.host.run {
      header.showRefreshing()
      header.beginRefreshing { outcomes.append("\($0)") }
    }
    screen.advance(0.5)
    #expect(record.actions == 0 && outcomes.isEmpty)
    screen.host.run { header.endRefreshing(.noMoreData) }
    #expect(outcomes == ["noMoreData"])
  }

  @Test("the next pull runs the action again")
  func pulledAfterwards() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.showRefreshing() }
    screen.advance(0.5)
    screen.host.run { header.endRefreshing() }
    screen.advance(0.5)
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(0.5)
    #expect(header.state == .refreshing && record.actions == 1)
  }
}
