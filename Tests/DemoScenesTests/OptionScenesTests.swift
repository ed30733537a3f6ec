import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The scenes of options", .timeLimit(.minutes(5)))
struct OptionScenesTests {
  private let top = CGPoint(x: 180, y: 200)

  private func open<Screen: CountingListViewController>(
    _ scene: Scene, as _: Screen.Type = CountingListViewController.self
  ) throws -> (Stage, Screen) {
    let stage = Stage { scene.make(PlainScenesTests.environment) }
    stage.settle()
    let content = stage.window.rootViewController?.children.first
    return (stage, try #require(content as? Screen))
  }

  /// Drags down from the upper part of the screen, and leaves the finger down.
  private func drag(by points: CGFloat, on stage: Stage) {
    stage.finger.down(at: top)
    stage.finger.move(by: CGPoint(x: 0, y: points), over: 0.5, steps: 30)
  }

  private func release(_ stage: Stage) {
    stage.advance(0.3)
    stage.finger.up()
    stage.advance(1.0 / 60)
  }

  private func tap(_ title: String, on stage: Stage) throws {
    let bar = try #require(stage.window.view(identifiedBy: "choice-\(title)"))
    stage.finger.tap(at: bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil))
  }

  @Test("a pull refreshes, and a pull past the second stop opens the archive without a refresh")
  func secondStop() async throws {
    let (stage, list) = try open(.secondStop)
    let header = try #require(list.tableView.tug.header)
    drag(by: 160, on: stage)
    #expect(header.state == .pulling)
    release(stage)
    #expect(header.state == .refreshing)
    stage.advance(0.3)
    await header.becomes(.idle)
    stage.settle()

    drag(by: 320, on: stage)
    #expect(header.state == .pullingFurther)
    #expect(header.secondStopProgress > 1)
    let snapshot = ViewSnapshot(of: stage.window, identifiers: SnapshotIdentifiers())
    #expect(snapshot.texts.contains("Release to open the archive"))
    release(stage)
    #expect(!header.isRefreshing)
    #expect(stage.settle())
    #expect(list.navigationController?.topViewController?.title == "Archive")
    #expect(list.refreshes == 1)
  }

  @Test("a header over the content leaves the list at rest, and is in sight")
  func overlay() async throws {
    let (stage, list) = try open(.overlay)
    let (table, header) = (list.tableView, try #require(list.tableView.tug.header))
    let rest = table.contentOffset
    stage.run { header.beginRefreshing() }
    stage.advance(0.5)
    #expect(header.state == .refreshing)
    #expect(table.contentOffset == rest && table.contentInset == .zero)
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    #expect(visible.contains(header.view.frame), "\(header.view.frame) is not in \(visible)")
    let order = try #require(table.subviews.firstIndex(of: header.view))
    let rows = table.subviews.indices.filter { table.subviews[$0] is UITableViewCell }
    withKnownIssue("The rows cover the header.") { #expect(rows.allSatisfy { $0 < order }) }
    await header.becomes(.idle)
    #expect(stage.settle())
  }

  @Test("a header that starts while dragging refreshes before the finger is lifted")
  func whileDragging() throws {
    let (stage, list) = try open(.whileDragging)
    let header = try #require(list.tableView.tug.header)
    drag(by: 200, on: stage)
    #expect(header.state == .refreshing)
    stage.finger.cancel()
  }

  @Test("a drag from inside the content does not refresh, and one from the edge does")
  func fromEdge() throws {
    let (stage, list) = try open(.fromEdge)
    let header = try #require(list.tableView.tug.header)
    stage.run { list.tableView.contentOffset.y += 60 }
    drag(by: 360, on: stage)
    #expect(header.progress > 1)
    release(stage)
    #expect(header.state == .idle)
    #expect(stage.settle())
    drag(by: 200, on: stage)
    release(stage)
    #expect(header.state == .refreshing)
  }

  @Test("a fling to the end loads with momentum, and not without", arguments: [false, true])
  func momentum(_ counts: Bool) throws {
    let (stage, list) = try open(.momentum)
    let footer = try #require(list.tableView.tug.footer)
    if counts { try tap("With momentum", on: stage) }
    var loads = 0
    footer.onWillBegin = { loads += 1 }
    stage.finger.down(at: CGPoint(x: 180, y: 480))
    stage.finger.move(by: CGPoint(x: 0, y: -200), over: 0.08)
    stage.finger.up()
    #expect(loads == 0)
    stage.settle()
    #expect(loads == (counts ? 1 : 0))
  }

  @Test("offline, neither a pull nor scrolling to the end starts a control")
  func veto() throws {
    let (stage, list) = try open(.veto)
    let (table, tug) = (list.tableView, list.tableView.tug)
    try tap("Offline", on: stage)
    table.pull(at: .top, on: stage)
    stage.advance(1.0 / 60)
    #expect(tug.header?.isRefreshing == false)
    #expect(stage.settle())
    table.pull(at: .bottom, on: stage)
    #expect(stage.settle())
    #expect(tug.footer?.state == .idle)
    try tap("Online", on: stage)
    table.pull(at: .top, on: stage)
    stage.advance(1.0 / 60)
    #expect(tug.header?.isRefreshing == true)
  }

  @Test("work from elsewhere shows as a refresh without the action, and the app ends it")
  func showRefreshing() async throws {
    let (stage, list) = try open(.showRefreshing)
    let header = try #require(list.tableView.tug.header)
    #expect(header.state == .refreshing)
    stage.advance(0.3)
    #expect(list.tableView.contentInset.top == header.heldInset && header.heldInset > 0)
    await header.becomes(.idle)
    #expect(stage.settle())
    #expect(list.rows.first == "Row 1, synced" && list.refreshes == 0)
  }

  @Test(
    "a refresh in code moves the list as chosen",
    arguments: [("Stay", false), ("If at the top", false), ("Scroll", true)])
  func reveal(_ choice: String, moves: Bool) throws {
    let (stage, list) = try open(.reveal)
    try tap(choice, on: stage)
    stage.run { list.tableView.contentOffset.y = 300 }
    try tap("Refresh", on: stage)
    stage.advance(0.5)
    #expect(list.tableView.tug.header?.state == .refreshing)
    #expect((list.tableView.contentOffset.y < 0) == moves)
  }
}

extension UIView {
  fileprivate func view(identifiedBy identifier: String) -> UIView? {
    accessibilityIdentifier == identifier
      ? self : subviews.lazy.compactMap { $0.view(identifiedBy: identifier) }.first
  }
}
