import Foundation
import HeadlessDriver
import Paging
import Testing
import Tug

@testable import DemoScenes

/// Waits that end when the test says so, in the order in which they began.
@MainActor
final class Gate {
  private(set) var seconds: [TimeInterval] = []
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  func wait(_ duration: TimeInterval) async {
    seconds.append(duration)
    let number = seconds.count - 1
    await withCheckedContinuation { waiting[number] = $0 }
  }

  func open(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }
}

@MainActor
@Suite("The scenes of pages", .timeLimit(.minutes(30)))
struct PageScenesTests {
  private let gate = Gate()

  private func open<Screen: PagedListViewController>(
    _ scene: Scene, as _: Screen.Type = PagedListViewController.self
  ) throws -> (TestDevice, Screen) {
    let environment = SceneEnvironment(
      feedURL: URL(filePath: "/"), pause: { [gate] in await gate.wait($0) })
    let device = TestDevice { scene.make(environment) }
    device.settle()
    let content = device.window.rootViewController?.children.first
    return (device, try #require(content as? Screen))
  }

  private func tap(_ title: String, on device: TestDevice) throws {
    let button = try #require(device.window.view(identifiedBy: "choice-\(title)"))
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    device.finger.tap(at: button.convert(middle, to: nil))
    device.advance(0.5)
  }

  /// Lets the app run until something is true.
  private func until(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  private func words(_ kind: String, on device: TestDevice) throws -> String {
    let line = try #require(device.window.view(identifiedBy: "machine-\(kind)") as? UILabel)
    return try #require(line.text)
  }

  private func ids(_ list: PagedListViewController) -> [Int] { list.items.map(\.id) }

  @Test("a page that comes after a refresh is not in the new list")
  func slowPage() async throws {
    let (device, list) = try open(.slowPage)
    #expect(ids(list) == (81...100).reversed())
    #expect(try words("next", on: device) == "next: idle")
    try tap("Load a page", on: device)
    await until { gate.seconds == [5] }
    #expect(try words("next", on: device) == "next: loading")
    try tap("Refresh", on: device)
    await until { gate.seconds == [5, 0.5] }
    gate.open(1)
    await until { ids(list).first == 101 }
    #expect(try words("refresh", on: device) == "refresh: idle, 20 items")
    await until { list.tableView.tug.footer?.isRefreshing == false }
    gate.open(0)
    for _ in 0..<100 { await Task.yield() }
    #expect(ids(list) == (82...101).reversed())
    #expect(list.tableView.numberOfRows(inSection: 0) == 20)
    #expect(try words("next", on: device) == "next: idle")
  }

  @Test("an item of two pages is one row")
  func overlap() async throws {
    let (device, list) = try open(.overlap)
    for page in 0..<4 {
      device.run { list.tableView.tug.footer?.beginRefreshing(reveal: .never) }
      device.advance(0.5)
      await until { gate.seconds.count == page + 1 }
      gate.open(page)
      await until { list.items.count == 40 + 20 * page }
      await until { list.tableView.tug.footer?.isRefreshing == false }
      device.settle()
    }
    #expect(ids(list) == (1...100).reversed())
    #expect(list.tableView.numberOfRows(inSection: 0) == 100)
    #expect(try words("next", on: device) == "next: end")
  }

  @Test("a failed page is asked for again after a second, with the same cursor")
  func retry() async throws {
    let (device, list) = try open(.retry)
    device.run { list.tableView.tug.footer?.beginRefreshing(reveal: .never) }
    device.advance(0.5)
    await until { gate.seconds.count == 1 }
    gate.open(0)
    await until { gate.seconds.count == 2 }
    #expect(gate.seconds == [0.5, 1])
    #expect(try words("next", on: device) == "next: waiting for a retry")
    gate.open(1)
    await until { gate.seconds.count == 3 }
    gate.open(2)
    await until { list.items.count == 40 }
    #expect(list.server.requests == 2)
  }

  @Test("a retry by hand does not wait for the second")
  func retryByHand() async throws {
    let (device, list) = try open(.retry)
    device.run { list.tableView.tug.footer?.beginRefreshing(reveal: .never) }
    device.advance(0.5)
    await until { gate.seconds.count == 1 }
    gate.open(0)
    await until { gate.seconds == [0.5, 1] }
    try tap("The network is back", on: device)
    await until { gate.seconds.count == 3 }
    gate.open(2)
    await until { list.items.count == 40 }
    #expect(ids(list) == (61...100).reversed())
    gate.open(1)
  }

  @Test("older messages come above, and no row moves on the screen")
  func olderMessages() async throws {
    let (device, list) = try open(.olderMessages)
    let table = list.tableView
    #expect(ids(list) == Array(81...100))
    try tap("A message arrives", on: device)
    device.settle()
    #expect(ids(list) == Array(81...100) + [1001])
    func place() -> CGFloat? {
      guard let row = list.items.firstIndex(where: { $0.id == 85 }) else { return nil }
      return table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
    }
    device.run { table.tug.header?.beginRefreshing(reveal: .never) }
    device.advance(0.5)
    await until { gate.seconds.count == 1 }
    #expect(try words("previous", on: device) == "previous: loading")
    let before = try #require(place())
    gate.open(0)
    await until { list.items.count == 41 }
    #expect(ids(list) == Array(61...100) + [1001])
    #expect(place() == before)
  }

  @Test("what the app removes or changes while a page loads stays that way")
  func editedList() async throws {
    let (device, list) = try open(.editedList)
    try tap("Load", on: device)
    await until { gate.seconds.count == 1 }
    try tap("Delete last", on: device)
    try tap("Like last", on: device)
    try tap("Write", on: device)
    #expect(ids(list) == [1001] + (82...100).reversed())
    gate.open(0)
    await until { list.items.count == 40 }
    #expect(ids(list) == [1001] + (82...100).reversed() + (61...80).reversed())
    let liked = try #require(list.items.first { $0.id == 82 })
    #expect(liked.text.hasSuffix(" · Liked"))
  }

  @Test("the dials turn through their values, and the server follows")
  func dials() throws {
    let (device, list) = try open(.overlap)
    for seconds in [2, 5, 0.5] {
      try tap("Latency 0.5 s", on: device)
      #expect(list.server.latency == seconds)
    }
    for failures in [DemoServer.Failures.everySecond, .all, .none] {
      try tap("No failures", on: device)
      #expect(list.server.failures == failures)
    }
    for overlap in [20, 0, 3] {
      try tap("Overlap 3", on: device)
      #expect(list.server.overlap == overlap)
    }
  }
}
