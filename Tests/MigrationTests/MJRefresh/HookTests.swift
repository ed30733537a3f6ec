import Foundation
import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// What a subclass of each class hears, in order and with its arguments: a table of classes, and one of what happens.
@MainActor
@Suite("MJRefresh's hooks", .timeLimit(.minutes(10)))
struct HookTests {
  @Test("are called in MJRefresh's order", arguments: Hooked.all, Happening.all)
  func order(_ hooked: Hooked, _ happening: Happening) {
    guard let expected = happening.stories[hooked.kind], hooked.isFooter || !happening.isForFooters else { return }
    let stage = Stage(hooked)
    happening.perform(stage)
    #expect(stage.log.story.filter { !$0.hasPrefix("pan") } == expected)
    guard !stage.component.isRefreshing else { return }
    let isShown = hooked.kind == .automatic && stage.component.scrollView === stage.screen.list
    #expect(stage.screen.held == (0, isShown ? 44 : 0))
  }

  @Test("are told the values of a scroll view that changes, once each", arguments: Hooked.all)
  func values(_ hooked: Hooked) {
    let stage = Stage(hooked)
    let (list, log) = (stage.screen.list, stage.log)
    func heard(_ hook: String, _ body: () -> Void) -> [String] {
      log.lines = []
      stage.screen.run(body)
      return log.lines.filter { $0.hasPrefix(hook) }
    }
    func resized(from old: Double, to new: Double) -> [String] {
      ["size \(hooked.width),\(old) to \(hooked.width),\(new)"]
    }
    #expect(heard("offset") { list.contentOffset.y = 13 } == ["offset 0.0,-47.0 to 0.0,13.0"])
    #expect(heard("size") { list.contentSize.height = 2100 } == resized(from: 2000, to: 2100))
    // A hidden control isn't scrolled, and a disabled one hears nothing.
    stage.screen.run { stage.component.isHidden = true }
    #expect(heard("offset") { list.contentOffset.y = 20 }.isEmpty)
    #expect(heard("size") { list.contentSize.height = 2000 } == resized(from: 2100, to: 2000))
    stage.screen.run { (stage.component.isHidden, stage.component.isUserInteractionEnabled) = (false, false) }
    #expect(heard("offset") { list.contentOffset.y = 13 }.isEmpty)
    #expect(heard("size") { list.contentSize.height = 2100 }.isEmpty)
  }

  @Test("are told the states of the pan, and each offset with the one before", arguments: Hooked.all)
  func pans(_ hooked: Hooked) throws {
    let stage = Stage(hooked)
    stage.pull(by: 90)
    stage.screen.letGo()
    stage.screen.pass(1)
    let pans = stage.log.lines.filter { $0.hasPrefix("pan") }
    let changes = pans.enumerated().filter { $0.offset == 0 || pans[$0.offset - 1] != $0.element }.map(\.element)
    #expect(changes.starts(with: ["pan 1", "pan 2", "pan 3"]), "\(changes)")
    let moves = stage.log.lines.compactMap { $0.wholeMatch(of: /offset (.*) to (.*)/)?.output }
    // What a step sets off in the engine moves the list within that step, and is heard first.
    #expect(moves.count > 5 && Set(moves.dropFirst().map(\.1)).isSubset(of: moves.map(\.2)))
    let end = stage.screen.list.contentOffset
    #expect(moves.contains { $0.2 == "\(end.x),\(end.y)" })
  }

  @Test("of the percentage are told it as the content moves", arguments: Hooked.all.filter { $0.kind == .pulled })
  func percentage(_ hooked: Hooked) throws {
    let stage = Stage(hooked)
    stage.pull(by: 90)
    let pulled = stage.log.lines.compactMap { line in
      line.hasPrefix("pulled ") ? Double(line.dropFirst("pulled ".count)) : nil
    }
    #expect(pulled.count > 2 && pulled == pulled.sorted() && pulled.last == Double(stage.component.pullingPercent))
  }

  @Test("see that a callback makes it idle at once", arguments: Hooked.all.filter { $0.kind == .pulled })
  func idleInCallback(_ hooked: Hooked) {
    let stage = Stage(hooked)
    stage.onBlock = { [weak stage] in
      stage?.component.state = .idle
      #expect(stage?.component.isRefreshing == false)
    }
    stage.begin()
    stage.screen.pass(2)
    let expected = ["begin", "idle to refreshing", "callback in refreshing", "block", "refreshing to idle", "begun"]
    #expect(stage.log.story.filter { $0 != "closes" } == expected + ["closed"] && stage.log.lines.contains("closes"))
    #expect(stage.screen.held == (0, 0))
  }

  @Test("of a layout are called in each", arguments: Hooked.all)
  func layout(_ hooked: Hooked) {
    let stage = Stage(hooked)
    stage.log.lines = []
    stage.screen.run { stage.component.setNeedsLayout() }
    #expect(stage.log.lines == ["place"])
  }

  @Test("of the language are called once by a change, for an attached component", arguments: Hooked.all)
  func languages(_ hooked: Hooked) {
    let stage = Stage(hooked)
    stage.log.lines = []
    defer { stage.screen.run { MJRefreshConfig.default.languageCode = nil } }
    stage.screen.run { MJRefreshConfig.default.languageCode = "de" }
    #expect(stage.log.story == ["language"])
    let header = stage.component as? MJRefreshStateHeader
    #expect(header == nil || header?.stateLabel?.text == TugLanguage(matching: ["de"])?.texts.pullDown)
    stage.screen.run { MJRefreshConfig.default.languageCode = "de" }
    #expect(stage.log.story == ["language"])
    stage.screen.run {
      stage.component.removeFromSuperview()
      MJRefreshConfig.default.languageCode = "en"
    }
    #expect(stage.log.story == ["language"])
  }

  @Test("begin before it is in a list waits, too; an end takes it back")
  func withoutList() {
    let screen = MJScreen()
    let header = screen.run { MJRefreshNormalHeader {} }
    screen.run { header.beginRefreshing() }
    #expect(header.state == .willRefresh)
    screen.run { header.endRefreshing() }
    screen.turn()
    #expect(header.state == .idle)
    screen.run { screen.list.mj_header = header }
    screen.settle()
    #expect(header.state == .idle && screen.held.top == 0)
  }
}
