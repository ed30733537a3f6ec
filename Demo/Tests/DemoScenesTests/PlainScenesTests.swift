import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The scenes of plain rows", .timeLimit(.minutes(30)))
struct PlainScenesTests {
  /// An environment without a server, in which actions take no time.
  static let environment = SceneEnvironment(feedURL: URL(filePath: "/"), pause: { _ in })

  private func open(_ scene: Scene) throws -> (TestDevice, PlainListViewController) {
    let device = TestDevice { scene.make(Self.environment) }
    let content = device.window.rootViewController?.children.first
    return (device, try #require(content as? PlainListViewController))
  }

  private func snapshot(_ device: TestDevice) -> ViewSnapshot {
    ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers())
  }

  private func pullUp(_ device: TestDevice) {
    device.finger.drag(from: CGPoint(x: 180, y: 580), to: CGPoint(x: 180, y: 180), steps: 30)
    device.advance(device.host.frameInterval)
  }

  @Test("pulling up a list that does not fill the screen loads more until there is no more data")
  func shortContent() async throws {
    let (device, list) = try open(.shortContent)
    let footer = try #require(list.tableView.tug.footer)
    let insets = list.tableView.contentInset
    #expect(list.rows.count == 3)
    for (count, end) in [(8, RefreshState.idle), (13, .idle), (18, .noMoreData)] {
      pullUp(device)
      #expect(footer.state == .refreshing)
      device.advance(0.3)
      #expect(snapshot(device).texts.contains("Loading…"))
      await footer.becomes(end)
      device.settle()
      #expect(list.rows == (1...count).map { "Draft \($0)" })
      #expect(list.tableView.numberOfRows(inSection: 0) == count)
      #expect(list.tableView.contentInset == insets)
    }
    #expect(snapshot(device).texts.contains("No more items"))
    pullUp(device)
    device.settle()
    #expect(footer.state == .noMoreData)
    #expect(list.rows.count == 18)
  }

  @Test("a text header is above the table's own header, and shows only a title")
  func textHeader() async throws {
    let (device, list) = try open(.textHeader)
    let header = try #require(list.tableView.tug.header)
    let banner = try #require(list.tableView.tableHeaderView)
    #expect(header.view.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
    #expect(banner.frame == CGRect(x: 0, y: 0, width: 375, height: 44))

    let identifiers = SnapshotIdentifiers()
    let whole = ViewSnapshot(of: device.window, identifiers: identifiers)
    let shown = try #require(whole.all.first { $0.id == identifiers.id(of: header.view) })
    #expect(shown.texts == ["Pull down to refresh"])
    #expect(shown.all.compactMap(\.content).count == 1)
    #expect(snapshot(device).texts.contains("18° and clear"))

    device.finger.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 540), steps: 30)
    device.advance(device.host.frameInterval)
    #expect(header.state == .refreshing)
    device.advance(0.3)
    #expect(list.tableView.contentInset.top == 54)
    await header.becomes(.idle)
    device.settle()
    #expect(snapshot(device).texts.contains("19° and clear"))
    #expect(list.tableView.contentInset == .zero)
  }
}

@MainActor
@Suite("The scenes of styles", .timeLimit(.minutes(30)))
struct StyleScenesTests {
  private func device(_ scene: Scene) -> TestDevice {
    let device = TestDevice { scene.make(PlainScenesTests.environment) }
    device.settle()
    return device
  }

  private func texts(_ device: TestDevice) -> [String] {
    ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers()).texts
  }

  @Test("a tap on a language changes the words of the controls")
  func languages() {
    let device = device(.languages)
    let header = device.window.scrollView?.tug.header
    let row = TugLanguage.all.firstIndex { $0.code == "fr" } ?? 0
    device.finger.tap(at: CGPoint(x: 100, y: 64 + 44 * CGFloat(row) + 20))
    device.settle()
    #expect(header?.view.accessibilityLabel == "Actualiser")
    #expect(texts(device).contains("Actualisation…"))
  }

  @Test("the app's title shows at rest, and its banner during a refresh")
  func styled() {
    let device = device(.styled)
    #expect(texts(device).contains("Pull to ring the bell"))
    device.run { device.window.scrollView?.tug.header?.beginRefreshing() }
    device.advance(0.1)
    #expect(texts(device).contains("The cook is on the way"))
  }

  @Test("cards have a control at each end")
  func sides() {
    let device = device(.sides)
    let tug = device.window.scrollView?.tug
    #expect(tug?.leading?.view.frame.maxX == 0)
    #expect(tug?.trailing?.view.frame.minX == device.window.scrollView?.contentSize.width)
  }
}

@MainActor
@Suite("Rows and the user's text size", .timeLimit(.minutes(30)))
struct TextSizeTests {
  @Test("rows of one and two lines follow it", arguments: [Scene.firstSteps, .shortContent])
  func plain(scene: Scene) throws {
    let device = TestDevice { scene.make(PlainScenesTests.environment) }
    device.settle()
    let table = try #require(device.window.scrollView as? UITableView)
    try expectRowsToGrow(in: table, on: device)
  }
}

/// Makes the text larger and standard again, and expects the first row and its texts to follow.
@MainActor
func expectRowsToGrow(in table: UITableView, on device: TestDevice) throws {
  let before = try FirstRow(of: table, on: device)
  device.host.updateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
  let large = try FirstRow(of: table, on: device)
  #expect(large.height > before.height * 1.2)
  #expect(!large.textSizes.isEmpty)
  for (small, large) in zip(before.textSizes, large.textSizes) { #expect(large > small * 1.3) }
  device.host.updateTraits { $0.preferredContentSizeCategory = .large }
  #expect(try FirstRow(of: table, on: device) == before, "rows shrink again with the text")
}

private struct FirstRow: Equatable {
  var height: CGFloat
  /// The sizes of the texts that follow the user's choice.
  var textSizes: [CGFloat]

  @MainActor
  init(of table: UITableView, on device: TestDevice) throws {
    device.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    height = cell.frame.height
    textSizes = cell.contentView.subviews.compactMap { $0 as? UILabel }
      .filter(\.adjustsFontForContentSizeCategory).map(\.font.pointSize)
  }
}
