import Foundation
import HeadlessDriver
import Paging
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The feed without a server", .timeLimit(.minutes(30)), .serialized)
struct SampleFeedTests {
  @Test("has pages, newest first, to an end, and a new post after each refresh")
  func pages() async throws {
    let client = FeedClient(url: SampleFeed.url)
    let list = PagedFeed(id: \.id) { try await client.posts(after: $0) }
    try await list.refresh()
    let newest = try #require(list.items.first?.id)
    while try await list.loadNext() {}
    #expect(list.items.map(\.id) == (0...newest).reversed())
    try await list.refresh()
    #expect(list.items.first?.id == newest + 1)
    #expect(list.items.count == 20)
  }

  @Test("fills the feed’s scene")
  func scene() async throws {
    let device = TestDevice { FeedViewController(server: FeedClient(environment: .sample)) }
    let screen = try #require(device.window.rootViewController as? FeedViewController)
    let header = try #require(screen.tableView.tug.header)
    device.advance(0.3)
    while header.isRefreshing { await Task.yield() }
    #expect(screen.tableView.numberOfRows(inSection: 0) == 20)
  }

  @Test("says in the empty list that the first load has failed")
  func failure() async throws {
    // Nothing listens on this port.
    let nowhere = try #require(URL(string: "http://127.0.0.1:1"))
    let device = TestDevice {
      FeedViewController(server: FeedClient(url: nowhere))
    }
    let screen = try #require(device.window.rootViewController as? FeedViewController)
    let header = try #require(screen.tableView.tug.header)
    device.advance(0.3)
    #expect((screen.tableView.backgroundView as? UILabel)?.text == nil)
    #expect(await device.wait { header.state == .failed })
    device.advance(0.3)
    #expect(header.heldInset > 0)
    #expect(screen.tableView.backgroundView?.isHidden == true, "the list says what the header says")
    device.advance(3)
    #expect(header.heldInset == 0)
    let label = try #require(screen.tableView.backgroundView as? UILabel)
    #expect(label.text == "Couldn’t load posts.\nPull down to try again." && !label.isHidden)
  }

  @Test("no post is cut on a turned phone, whose notch takes a part of the rows")
  func turnedPhone() async throws {
    let device = TestDevice(size: CGSize(width: 390, height: 844)) {
      FeedViewController(server: FeedClient(environment: .sample))
    }
    let screen = try #require(device.window.rootViewController as? FeedViewController)
    let table = try #require(screen.tableView)
    device.advance(0.3)
    #expect(await device.wait { table.numberOfRows(inSection: 0) == 20 })
    device.settle()
    // A post is cut at the widths at which its last word has no room beside the notch.
    for width in stride(from: 400.0, through: 600, by: 20) {
      device.window.turn(
        to: CGSize(width: width, height: 390),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      device.settle()
      for row in 0..<20 {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        device.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        let body = try #require(
          cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }
            .first { $0.numberOfLines == 0 })
        let size = CGSize(width: body.bounds.width, height: .greatestFiniteMagnitude)
        let words = body.text ?? ""
        #expect(body.sizeThatFits(size).height <= body.bounds.height, "cut: \(words)")
      }
    }
  }

  @Test("posts and their heights follow the user's text size")
  func textSize() async throws {
    let device = TestDevice { FeedViewController(server: FeedClient(environment: .sample)) }
    let screen = try #require(device.window.rootViewController as? FeedViewController)
    device.advance(0.3)
    let loaded = await device.wait { screen.tableView.numberOfRows(inSection: 0) == 20 }
    #expect(loaded)
    try expectRowsToGrow(in: screen.tableView, on: device)
  }
}
