import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The search", .timeLimit(.minutes(5)))
struct SearchSceneTests {
  private let gate = Gate()
  private let device: TestDevice
  private let list: SearchResultsViewController

  init() throws {
    let environment = SceneEnvironment(
      feedURL: URL(filePath: "/"), pause: { [gate] in await gate.wait($0) })
    device = TestDevice { Scene.search.make(environment) }
    device.settle()
    let content = device.window.rootViewController?.children.first
    list = try #require(content as? SearchResultsViewController)
  }

  private var message: String? { (list.tableView.tableHeaderView as? UILabel)?.text }
  private var texts: [String] { list.items.map(\.text) }

  private func press(_ title: String) throws {
    let button = try #require(device.window.view(identifiedBy: "choice-\(title)"))
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    device.finger.tap(at: button.convert(middle, to: nil))
    device.advance(0.3)
  }

  /// Presses a word, and waits for the pause after it. Without another word, the request follows.
  private func type(_ word: String) async throws {
    let count = gate.seconds.count
    try press(word)
    await until { gate.seconds.count == count + 1 }
    #expect(gate.seconds.last == 0.3)
  }

  /// Lets the latest pause end, and waits for the request.
  private func request() async {
    let count = gate.seconds.count
    gate.open(count - 1)
    await until { gate.seconds.count == count + 1 }
    #expect(gate.seconds.last == 1)
  }

  private func search(for word: String) async throws {
    try await type(word)
    await request()
    gate.open(gate.seconds.count - 1)
    await until { message != "Searching…" }
    device.settle()
  }

  private func until(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  @Test("keeps the results until those of the last word are there, whatever comes late")
  func lastWord() async throws {
    let latest = texts
    #expect(message == "Latest news" && latest.count == 20)
    try await type("City")
    try await type("Nature")
    gate.open(0)
    await request()
    #expect(gate.seconds == [0.3, 0.3, 1], "a word that was replaced is searched for")
    #expect(message == "Searching…" && texts == latest)
    try await type("City")
    await request()
    gate.open(2)
    for _ in 0..<100 { await Task.yield() }
    #expect(message == "Searching…" && texts == latest, "the answer for another word is shown")
    gate.open(4)
    await until { message == "Results for “City”" }
    #expect(texts.count == 20 && texts.allSatisfy { $0.lowercased().contains("city") })
    #expect(list.tableView.numberOfRows(inSection: 0) == 20)
  }

  @Test("says that there are no results")
  func noResults() async throws {
    try await search(for: "Zebra")
    #expect(message == "No results for “Zebra”")
    #expect(list.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test("that fails keeps the results, and a pull tries again")
  func retry() async throws {
    try await search(for: "City")
    let before = texts
    try press("Offline")
    try await search(for: "Nature")
    #expect(message == "Couldn’t search. Pull down to try again." && texts == before)
    try press("Online")
    device.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 440), steps: 30)
    device.advance(0.5)
    await until { gate.seconds.count == 5 }
    gate.open(4)
    await until { message == "Results for “Nature”" }
    #expect(!texts.isEmpty && texts.allSatisfy { $0.contains("Nature") })
  }
}
