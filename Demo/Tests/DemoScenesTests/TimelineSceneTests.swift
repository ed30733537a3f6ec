import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The timeline", .timeLimit(.minutes(5)))
struct TimelineSceneTests {
  private let gate = Gate()
  private let device: TestDevice

  init() {
    let environment = SceneEnvironment(
      feedURL: URL(filePath: "/"), pause: { [gate] in await gate.wait($0) })
    device = TestDevice { Scene.timeline.make(environment) }
    device.settle()
  }

  private func list() throws -> PlainListViewController {
    let content = device.window.rootViewController?.children.first
    return try #require(content as? PlainListViewController)
  }

  /// The rows below the bar: where on the screen each text is.
  private func shown() throws -> [String: CGFloat] {
    let list = try list()
    let table = list.tableView
    device.run { table.layoutIfNeeded() }
    let top = try #require(list.navigationController?.navigationBar.frame.maxY)
    let rows = (table.indexPathsForVisibleRows ?? []).map { path in
      (list.text(at: path.row), table.convert(table.rectForRow(at: path), to: nil).minY)
    }
    return Dictionary(uniqueKeysWithValues: rows.filter { $0.1 >= top })
  }

  /// The numbers of the posts from the newest to the oldest, and 0 for a gap.
  private func numbers() throws -> [Int] {
    let list = try list()
    return (0..<list.tableView.numberOfRows(inSection: 0)).map { row in
      list.text(at: row).firstMatch(of: /No\. (\d+)/).flatMap { Int($0.1) } ?? 0
    }
  }

  private func tap(_ text: String) throws {
    let y = try #require(try shown()[text], "\(text) is out of sight")
    device.finger.tap(at: CGPoint(x: 180, y: y + 22))
    device.advance(0.5)
  }

  /// Answers a request when it has come, and waits until the list has other rows.
  private func answer(_ request: Int) async throws {
    let before = try numbers()
    while gate.seconds.count <= request, !Task.isCancelled { await Task.yield() }
    gate.open(request)
    while try numbers() == before, !Task.isCancelled { await Task.yield() }
  }

  /// Pulls, and lets the newest page come.
  private func loadNewer() async throws {
    let header = try #require(try list().tableView.tug.header)
    device.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 560), steps: 30)
    device.advance(0.5)
    #expect(header.state == .refreshing)
    let before = try shown()
    try await answer(0)
    await header.becomes(.idle)
    device.settle()
    try expectStill(before)
  }

  /// Whether the rows are where they were.
  private func expectStill(_ before: [String: CGFloat]) throws {
    let after = try shown()
    #expect(before.count > 5)
    for (text, y) in before { #expect(after[text] == y, "\(text) moved") }
  }

  private func firstText() throws -> String? { try shown().min { $0.value < $1.value }?.key }

  @Test("opens where it was left, and newer posts come above with a gap, and move nothing")
  func newer() async throws {
    #expect(try firstText()?.contains("No. 47 ") == true)
    #expect(try numbers() == Array((31...50).reversed()))
    try await loadNewer()
    #expect(try numbers() == (84...103).reversed() + [0] + (31...50).reversed())
    #expect(try firstText() == "Show what is missing")
  }

  @Test("fills its gap with taps, and what is read around it stays where it is")
  func gap() async throws {
    try await loadNewer()
    // The gap is the first row on the screen: the posts below it stay.
    var before = try shown()
    try tap("Show what is missing")
    try await answer(1)
    try expectStill(before)
    #expect(try numbers() == (64...103).reversed() + [0] + (31...50).reversed())
    // Now there are posts above it, which stay.
    device.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 500), steps: 30)
    device.settle()
    before = try shown()
    let y = try #require(before["Show what is missing"])
    try tap("Show what is missing")
    try await answer(2)
    try expectStill(before.filter { $0.value < y })
    #expect(try numbers() == Array((31...103).reversed()))
  }

  @Test("opens at the same post after one has left and come back")
  func comeBack() async throws {
    device.finger.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300), steps: 30)
    device.settle()
    let (first, list) = (try firstText(), try list())
    let button = try #require(device.window.view(identifiedBy: "choice-Leave and come back"))
    device.finger.tap(at: button.convert(CGPoint(x: 100, y: 20), to: nil))
    device.settle()
    #expect(try self.list() !== list)
    #expect(first?.contains("No. 47 ") == false)
    #expect(try firstText() == first)
  }
}
