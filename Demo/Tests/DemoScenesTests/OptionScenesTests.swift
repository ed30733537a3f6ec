import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The scenes of options", .timeLimit(.minutes(30)))
struct OptionScenesTests {
  private let top = CGPoint(x: 180, y: 200)

  private func open<Screen: CountingListViewController>(
    _ scene: Scene, as _: Screen.Type = CountingListViewController.self
  ) throws -> (TestDevice, Screen) {
    let device = TestDevice { scene.make(PlainScenesTests.environment) }
    device.settle()
    let content = device.window.rootViewController?.children.first
    return (device, try #require(content as? Screen))
  }

  /// Drags down from the upper part of the screen, and leaves the finger down.
  private func drag(by points: CGFloat, on device: TestDevice) {
    device.finger.down(at: top)
    device.finger.move(by: CGPoint(x: 0, y: points), over: 0.5, steps: 30)
  }

  private func release(_ device: TestDevice) {
    device.advance(0.3)
    device.finger.up()
    device.advance(1.0 / 60)
  }

  private func tap(_ title: String, on device: TestDevice) throws {
    let bar = try #require(device.window.view(identifiedBy: "choice-\(title)"))
    device.finger.tap(at: bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil))
  }

  @Test("a pull refreshes, and a pull past the second stop opens the archive without a refresh")
  func secondStop() async throws {
    let (device, list) = try open(.secondStop)
    let header = try #require(list.tableView.tug.header)
    drag(by: 160, on: device)
    #expect(header.state == .pulling)
    release(device)
    #expect(header.state == .refreshing)
    device.advance(0.3)
    await header.becomes(.idle)
    device.settle()

    drag(by: 320, on: device)
    #expect(header.state == .pullingFurther)
    #expect(header.secondStopProgress > 1)
    let snapshot = ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers())
    #expect(snapshot.texts.contains("Release to open the archive"))
    release(device)
    #expect(!header.isRefreshing)
    #expect(device.settle())
    #expect(list.navigationController?.topViewController?.title == "Archive")
    #expect(list.feed.refreshes == 1)

    device.run { _ = list.navigationController?.popViewController(animated: true) }
    #expect(device.settle())
    #expect(list.tableView.isInRange, "the list is at \(list.tableView.contentOffset)")
  }

  @Test("the last success is said in the app's own words, and the server's time may take its place")
  func lastUpdated() throws {
    let (device, list) = try open(.lastUpdated)
    let header = try #require(list.tableView.tug.header)
    func shows(_ text: String) -> Bool {
      ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers()).texts.contains(text)
    }
    try tap("Own", on: device)
    #expect(shows("Never seen"))
    try tap("Server’s", on: device)
    #expect(header.lastUpdated == list.feed.lastModified)
    try tap("Own", on: device)
    let time = DateFormatter.localizedString(
      from: list.feed.lastModified, dateStyle: .none, timeStyle: .short)
    #expect(shows("Seen at \(time)"))
  }

  @Test("a header over the content leaves the list at rest, and is visible")
  func overlay() async throws {
    let (device, list) = try open(.overlay)
    let (table, header) = (list.tableView, try #require(list.tableView.tug.header))
    let rest = table.contentOffset
    device.run { header.beginRefreshing() }
    device.advance(0.5)
    #expect(header.state == .refreshing)
    #expect(table.contentOffset == rest && table.contentInset == .zero)
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    #expect(visible.contains(header.view.frame), "\(header.view.frame) is not in \(visible)")
    let order = try #require(table.subviews.firstIndex(of: header.view))
    let rows = table.subviews.indices.filter { table.subviews[$0] is UITableViewCell }
    #expect(rows.allSatisfy { $0 < order }, "the rows cover the header")
    await header.becomes(.idle)
    #expect(device.settle())
  }

  @Test("a header that starts while dragging refreshes before the finger is lifted")
  func whileDragging() throws {
    let (device, list) = try open(.whileDragging)
    let header = try #require(list.tableView.tug.header)
    drag(by: 200, on: device)
    #expect(header.state == .refreshing)
    device.finger.cancel()
  }

  @Test("a drag from inside the content does not refresh, and one from the edge does")
  func fromEdge() throws {
    let (device, list) = try open(.fromEdge)
    let header = try #require(list.tableView.tug.header)
    device.run { list.tableView.contentOffset.y += 60 }
    drag(by: 360, on: device)
    #expect(header.progress > 1)
    release(device)
    #expect(header.state == .idle)
    #expect(device.settle())
    drag(by: 200, on: device)
    release(device)
    #expect(header.state == .refreshing)
  }

  @Test("a fling to the end loads with momentum, and not without", arguments: [false, true])
  func momentum(_ counts: Bool) throws {
    let (device, list) = try open(.momentum)
    let footer = try #require(list.tableView.tug.footer)
    if counts { try tap("With momentum", on: device) }
    var loads = 0
    footer.onWillBegin = { loads += 1 }
    device.finger.down(at: CGPoint(x: 180, y: 480))
    device.finger.move(by: CGPoint(x: 0, y: -200), over: 0.08)
    device.finger.up()
    #expect(loads == 0)
    device.settle()
    #expect(loads == (counts ? 1 : 0))
  }

  @Test("offline, neither a pull nor scrolling to the end starts a control")
  func veto() throws {
    let (device, list) = try open(.veto)
    let (table, tug) = (list.tableView, list.tableView.tug)
    try tap("Offline", on: device)
    table.pull(at: .top, on: device)
    device.advance(1.0 / 60)
    #expect(tug.header?.isRefreshing == false)
    #expect(device.settle())
    table.pull(at: .bottom, on: device)
    #expect(device.settle())
    #expect(tug.footer?.state == .idle)
    try tap("Online", on: device)
    table.pull(at: .top, on: device)
    device.advance(1.0 / 60)
    #expect(tug.header?.isRefreshing == true)
  }

  @Test("completion handlers end the runs, and the line below the list has what the header calls")
  func callbacks() async throws {
    let (device, list) = try open(.callbacks, as: CallbacksViewController.self)
    let (header, footer) = (list.tableView.tug.header, list.tableView.tug.footer)
    let before = list.rows
    drag(by: 160, on: device)
    release(device)
    #expect(await device.wait { header?.state == .idle })
    #expect(device.settle())
    #expect(list.rows.first != before.first && list.feed.refreshes == 1)
    let snapshot = ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers())
    #expect(snapshot.texts.contains("Will begin, did begin, will end, did end"))
    #expect(snapshot.texts.contains("idle"), "the title isn't the state of the header")

    list.tableView.pull(at: .bottom, on: device)
    #expect(await device.wait { list.rows.count > before.count })
    await footer?.becomes(.idle)
    list.feed.result = .failure(DemoFailure())
    device.run { header?.beginRefreshing() }
    device.advance(0.3)
    await header?.becomes(.failed)
    list.feed.result = .noMoreData
    device.run { footer?.beginRefreshing() }
    #expect(await device.wait { footer?.state == .noMoreData })
  }

  @Test("work from elsewhere shows as a refresh without the action, and the app ends it")
  func showRefreshing() async throws {
    let (device, list) = try open(.showRefreshing)
    let header = try #require(list.tableView.tug.header)
    #expect(header.state == .refreshing)
    device.advance(0.3)
    #expect(list.tableView.contentInset.top == header.heldInset && header.heldInset > 0)
    await header.becomes(.idle)
    #expect(device.settle())
    #expect(list.rows.first == "Synced\nFrom another device" && list.feed.refreshes == 0)
  }

  @Test(
    "a refresh in code moves the list as chosen",
    arguments: [("Stay", false), ("If at the top", false), ("Scroll", true)])
  func reveal(_ choice: String, moves: Bool) throws {
    let (device, list) = try open(.reveal)
    try tap(choice, on: device)
    device.run { list.tableView.contentOffset.y = 300 }
    try tap("Refresh", on: device)
    device.advance(0.5)
    #expect(list.tableView.tug.header?.state == .refreshing)
    #expect((list.tableView.contentOffset.y < 0) == moves)
  }
}

extension UIView {
  func view(identifiedBy identifier: String) -> UIView? {
    accessibilityIdentifier == identifier
      ? self : subviews.lazy.compactMap { $0.view(identifiedBy: identifier) }.first
  }
}
