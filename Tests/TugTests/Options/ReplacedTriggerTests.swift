import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("A trigger of the other kind, assigned later", .timeLimit(.minutes(30)))
struct ReplacedTriggerTests {
  @MainActor
  private final class Record {
    var runs = 0
    var outcomes: [String] = []
    var moments: [String] = []
  }

  private let record = Record()

  private func footer(on screen: Screen) -> Refresher {
    screen.footer(.bare(44)) { [record] _ in record.runs += 1 }
  }

  @Test("a footer that becomes pulled gives its inset back, and no longer loads automatically")
  func toPull() {
    let screen = Screen()
    let footer = footer(on: screen)
    #expect(screen.inset.bottom == 44 && footer.heldInset == 44)
    screen.host.run { footer.trigger = .pull(.init()) }
    #expect(screen.inset == .zero && footer.heldInset == 0 && footer.edge == .bottom)
    screen.scroll(to: 1333)
    screen.advance(1)
    #expect(footer.state == .idle && record.runs == 0)
    screen.pull(toOffset: 1333 + 70)
    #expect(footer.state == .pulling)
    screen.letGo()
    screen.advance(1)
    #expect(footer.state == .refreshing && record.runs == 1 && screen.inset.bottom == 44)
  }

  @Test("a footer that becomes automatic takes its inset, and loads at the end")
  func toAuto() {
    let screen = Screen()
    let footer = screen.host.run {
      let footer = Refresher.pull(.bare(44)) { [record] (_: Refresher) in record.runs += 1 }
      screen.scrollView.tug.footer = footer
      return footer
    }
    #expect(screen.inset == .zero)
    screen.host.run { footer.trigger = .auto(.init()) }
    #expect(screen.inset.bottom == 44)
    screen.scroll(to: 1377)
    #expect(footer.state == .refreshing && record.runs == 1)
  }

  @Test(
    "during a refresh: the run ends as canceled, the inset is given back, and the next run works")
  func duringRun() {
    let screen = Screen()
    let header = screen.header(.bare(54)) { [record] _ in record.runs += 1 }
    header.onWillEnd = { [record] in record.moments.append("will end") }
    header.onDidEnd = { [record] in record.moments.append("did end") }
    screen.host.run { header.beginRefreshing { [record] in record.outcomes.append("\($0)") } }
    screen.advance(1)
    #expect(screen.inset.top == 54)
    screen.host.run { header.trigger = .auto(.init()) }
    #expect(header.state == .idle && header.edge == .top)
    #expect(record.outcomes.count == 1 && record.outcomes[0] == "cancelled")
    #expect(record.moments == ["will end", "did end"])
    screen.advance(1)
    #expect(screen.inset.top == header.heldInset)
    #expect(header.heldInset == 54, "an automatic header holds its length at rest")
    screen.host.run { header.trigger = .pull(.init()) }
    screen.advance(1)
    #expect(screen.inset == .zero && header.heldInset == 0)
    screen.host.run { header.beginRefreshing() }
    screen.advance(1)
    #expect(header.state == .refreshing && record.runs == 2 && screen.inset.top == 54)
  }

  @Test(
    "bounce: a short list bounces for a pulled control only, and then gets the app's setting back")
  func bounce() {
    let screen = Screen(contentHeight: 100)
    let footer = footer(on: screen)
    #expect(!screen.scrollView.alwaysBounceVertical)
    screen.host.run { footer.trigger = .pull(.init()) }
    #expect(screen.scrollView.alwaysBounceVertical)
    screen.host.run { footer.trigger = .auto(.init()) }
    #expect(!screen.scrollView.alwaysBounceVertical)
    screen.host.run {
      footer.trigger = .pull(.init())
      screen.scrollView.tug.footer = nil
    }
    #expect(!screen.scrollView.alwaysBounceVertical && screen.inset == .zero)
  }

  @Test("during a pull: the pull ends, and releasing starts nothing")
  func duringPull() {
    let screen = Screen()
    let header = screen.header(.bare(54)) { [record] _ in record.runs += 1 }
    screen.pull(toOffset: -80)
    #expect(header.state == .pulling)
    screen.host.run {
      var options = Refresher.LoadOptions()
      options.causes = []
      header.trigger = .auto(options)
    }
    #expect(header.state == .idle)
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .idle && record.runs == 0)
    #expect(screen.inset.top == 54 && screen.offset >= -54)
  }

  @Test("before the control has an edge: the new trigger applies")
  func beforeAttachment() {
    let screen = Screen()
    let footer = screen.host.run {
      let footer = Refresher.pull(.bare(44)) { (_: Refresher) in }
      footer.trigger = .auto(.init())
      screen.scrollView.tug.footer = footer
      return footer
    }
    #expect(screen.inset.bottom == 44 && footer.trigger.kind == .auto)
    #expect(!screen.scrollView.alwaysBounceVertical)
  }

  @Test("in a callback of the control: it leaves no inset behind")
  func inCallback() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    header.onWillEnd = { [weak header] in header?.trigger = .auto(.init()) }
    screen.begin(header)
    screen.advance(1)
    screen.end(header)
    screen.advance(1)
    #expect(header.state == .idle && header.heldInset == 54 && screen.inset.top == 54)
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(screen.inset == .zero)
  }
}
