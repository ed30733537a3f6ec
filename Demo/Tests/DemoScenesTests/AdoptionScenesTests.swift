import Foundation
import HeadlessDriver
import Testing
import Tug
import TugMJRefresh
import TugSVPullToRefresh

@testable import DemoScenes

@MainActor
@Suite("The scenes of other calls and of hidden parts", .timeLimit(.minutes(30)))
struct AdoptionScenesTests {
  private func open(_ scene: Scene) throws -> (TestDevice, PlainListViewController) {
    let device = TestDevice { scene.make(PlainScenesTests.environment) }
    device.settle()
    let content = device.window.rootViewController?.children.first
    return (device, try #require(content as? PlainListViewController))
  }

  private func texts(_ device: TestDevice) -> [String] {
    ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers()).texts
  }

  private func pullDown(_ device: TestDevice) {
    device.finger.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 440), steps: 30)
  }

  private func press(_ title: String, on device: TestDevice) throws {
    let button = try #require(device.window.view(identifiedBy: "choice-\(title)"))
    let bounds = button.bounds
    device.finger.tap(at: button.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
    device.advance(0.1)
  }

  @Test("SVPullToRefresh's calls refresh, trigger in code, and hide")
  func svPullToRefresh() async throws {
    let (device, list) = try open(.svPullToRefresh)
    let before = list.rows
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 200), over: 0.3)
    #expect(texts(device).contains("Let go for new messages"))
    device.finger.up()
    #expect(
      await device.wait {
        list.rows != before && list.tableView.pullToRefreshView?.state == .stopped
      })
    device.settle()
    let after = list.rows
    try press("Trigger", on: device)
    #expect(await device.wait { list.rows != after })
    device.settle()
    try press("Hidden", on: device)
    #expect(list.tableView.tug.header == nil)
  }

  @Test(
    "MJRefresh's calls refresh, load until there is no more, begin in code, and hide the footer")
  func mjRefresh() async throws {
    let (device, list) = try open(.mjRefresh)
    let header = try #require(list.tableView.mj_header)
    let footer = try #require(list.tableView.mj_footer)
    let before = list.rows
    var closed = 0
    header.endRefreshingCompletionBlock = { closed += 1 }
    header.endRefreshingAnimationBeginAction = {
      #expect(HeadlessHost.current === device.host, "the header closes on another phone")
    }
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 200), over: 0.3)
    #expect(header.state == .pulling && texts(device).contains("Release to refresh"))
    device.finger.up()
    #expect(await device.wait { list.rows != before && header.state == .idle }, "it never ends")
    device.settle()
    #expect(list.tableView.contentInset.top == 0 && closed == 1, "the header stays open")

    for count in [40, 60] {
      device.finger.fling(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -9000))
      #expect(await device.wait { list.rows.count == count && footer.state != .refreshing })
      device.settle()
    }
    #expect(footer.state == .noMoreData && texts(device).contains("No more items"))

    let after = list.rows
    try press("Begin", on: device)
    #expect(header.isRefreshing)
    #expect(await device.wait { list.rows != after && footer.state == .idle })
    device.settle()
    let room = list.tableView.contentInset.bottom
    try press("No footer", on: device)
    #expect(footer.isHidden && list.tableView.contentInset.bottom == room - MJRefreshFooterHeight)
  }

  @Test("choices below a list are mirrored from right to left")
  func mirroredChoices() throws {
    let (device, _) = try open(.svPullToRefresh)
    let shows = try #require(device.window.view(identifiedBy: "choice-Shows"))
    let hidden = try #require(device.window.view(identifiedBy: "choice-Hidden"))
    try #require(shows.frame.maxX <= hidden.frame.minX)
    device.host.updateTraits { $0.layoutDirection = .rightToLeft }
    #expect(device.settle())
    #expect(hidden.frame.maxX <= shows.frame.minX, "the first choice is on the left")
  }

  @Test("hidden controls neither start nor hold an inset, and do so again when they are shown")
  func hidden() async throws {
    let (device, list) = try open(.hidden)
    let header = try #require(list.tableView.tug.header)
    try press("Signed out", on: device)
    pullDown(device)
    #expect(header.state == .idle)
    device.settle()
    #expect(list.tableView.contentInset == .zero)
    try press("Signed in", on: device)
    pullDown(device)
    device.advance(device.host.frameInterval)
    #expect(header.isRefreshing)
    #expect(await device.wait { !header.isRefreshing })
    device.settle()
  }

  @Test("the line below the list says where it heads, and counts each scroll once")
  func scrollEvents() throws {
    let (device, list) = try open(.scrollEvents)
    #expect(texts(device).contains("At rest"))
    device.finger.down(at: CGPoint(x: 180, y: 400))
    device.finger.move(by: CGPoint(x: 0, y: -120), over: 0.2)
    #expect(texts(device).contains("Heading down"))
    device.finger.move(by: CGPoint(x: 0, y: 60), over: 0.2)
    #expect(texts(device).contains("Heading up"))
    device.finger.up()
    device.settle()
    device.advance(0.1)
    #expect(texts(device).contains("At rest after one scroll"))
    #expect(list.tableView.contentOffset.y > -64)
  }

  @Test("the footer is above the basket, or behind it")
  func footerInset() throws {
    let (device, list) = try open(.footerInset)
    let footer = try #require(list.tableView.tug.footer)
    #expect(footer.view.frame.minY == list.tableView.contentSize.height)
    try press("Behind it", on: device)
    device.settle()
    #expect(footer.view.frame.minY == list.tableView.contentSize.height + 56)
    #expect(list.tableView.contentInset.bottom == 56)
  }

  @Test("images alone show no word while the header is pulled and while it refreshes")
  func quietImages() async throws {
    let (device, list) = try open(.quietImages)
    let header = try #require(list.tableView.tug.header)
    let words = {
      ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers()).shownTexts
        .filter { $0.contains("efresh") || $0.contains("updated") }
    }
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 150), over: 0.3)
    #expect(header.state == .pulling)
    #expect(words() == [])
    device.finger.up()
    device.advance(0.1)
    #expect(words() == [])
    #expect(await device.wait { !header.isRefreshing })
    device.settle()
  }
}
