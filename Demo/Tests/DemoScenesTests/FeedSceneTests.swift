import DemoScenes
import FeedServer
import Foundation
import Testing
import Tug

@MainActor
@Suite("The feed's scene", .timeLimit(.minutes(30)))
struct FeedSceneTests {
  @Test("a pull past the trigger distance adds new posts, and leaves the app's insets")
  func pullToRefresh() async throws {
    let phone = try await FeedPhone(posts: 45)
    let table = phone.table
    let (insets, offset) = (table.contentInset, table.contentOffset)
    #expect(phone.ids == Array((26...45).reversed()))
    for number in 1...3 {
      try await phone.store.add(
        PostDraft(author: "Test", handle: "@test", text: "News \(number)", hue: 0))
    }

    phone.pull(by: 240)
    #expect(phone.header.state == .refreshing)
    phone.device.advance(0.3)
    #expect(phone.header.heldInset == 60)
    #expect(table.contentInset.top == insets.top + 60)
    #expect(table.contentOffset.y == offset.y - 60)

    await phone.header.becomes(.idle)
    #expect(phone.device.settle())
    #expect(phone.ids == Array((29...48).reversed()))
    #expect(phone.texts.contains("News 3"))
    #expect(table.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(table.tug.contentInset == .zero)
    #expect(table.contentInset == insets)
    #expect(table.contentOffset == offset)
    #expect(phone.queries == ["limit=20", "limit=20"])
    await phone.stopFeed()
  }

  @Test("an empty feed says so, until a post arrives")
  func emptyFeed() async throws {
    let phone = try await FeedPhone(posts: 0)
    let label = try #require(phone.table.backgroundView as? UILabel)
    #expect(label.text == "No posts yet")
    try await phone.store.add(PostDraft(author: "Test", handle: "@test", text: "News", hue: 0))
    phone.pull(by: 240)
    phone.device.advance(0.3)
    await phone.header.becomes(.idle)
    #expect(phone.device.settle())
    #expect(phone.ids.count == 1)
    #expect(label.text == nil)
    await phone.stopFeed()
  }

  @Test("rows are mirrored from right to left")
  func rightToLeft() async throws {
    let phone = try await FeedPhone(posts: 3)
    let cell = try #require(phone.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let before = cell.contentView.subviews.map(\.frame)
    phone.device.host.updateTraits { $0.layoutDirection = .rightToLeft }
    #expect(phone.device.settle())
    let width = cell.contentView.bounds.width
    for (view, frame) in zip(cell.contentView.subviews, before) {
      #expect(view.frame.maxX == width - frame.minX)
      #expect(view.frame.minX == width - frame.maxX)
    }
    await phone.stopFeed()
  }

  @Test("a tap on a tab shows its list, and a tap on the tab that is shown scrolls to the top")
  func tabs() async throws {
    let phone = try await FeedPhone(posts: 45)
    let top = phone.table.contentOffset
    phone.device.finger.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200))
    phone.device.settle()
    let below = phone.table.contentOffset
    try #require(below.y > top.y)
    phone.tapTab(1)
    #expect(phone.texts.contains("Night trains return to the coast"))
    phone.tapTab(2)
    #expect(phone.texts.contains("Wi-Fi"))
    phone.tapTab(0)
    #expect(phone.table.window != nil)
    #expect(phone.table.contentOffset == below, "the feed lost its place behind another tab")
    phone.tapTab(0)
    #expect(phone.table.contentOffset == top)
    #expect(phone.queries == ["limit=20"])
    await phone.stopFeed()
  }

  @Test("a pull short of the trigger distance requests nothing")
  func shortPull() async throws {
    let phone = try await FeedPhone(posts: 45)
    let (insets, offset) = (phone.table.contentInset, phone.table.contentOffset)
    phone.pull(by: 60)
    #expect(phone.header.state == .idle)
    #expect(phone.device.settle())
    #expect(phone.table.contentInset == insets)
    #expect(phone.table.contentOffset == offset)
    #expect(phone.queries.count == 1)
    await phone.stopFeed()
  }

  @Test("scrolling to the end five times loads five pages, each once and without a gap")
  func fivePages() async throws {
    let phone = try await FeedPhone(posts: 130)
    for page in 1...5 {
      let (height, count) = (phone.table.contentSize.height, phone.ids.count)
      phone.dragToEnd()
      #expect(phone.footer.state == .refreshing)
      await phone.footer.becomes(.idle)
      phone.device.settle()
      #expect(phone.ids == Array((130 - 20 * page - 19...130).reversed()))
      let added = (count..<phone.ids.count).map { row in
        phone.table.rectForRow(at: IndexPath(row: row, section: 0)).height
      }
      #expect(added.allSatisfy { $0 >= 64 })
      #expect(abs(phone.table.contentSize.height - height - added.reduce(0, +)) < 0.01)
    }
    #expect(phone.queries == ["limit=20"] + (0..<5).map { "limit=20&before=p\(111 - 20 * $0)" })

    phone.dragToEnd()
    await phone.footer.becomes(.noMoreData)
    phone.device.settle()
    #expect(phone.ids == Array((1...130).reversed()))
    #expect(phone.texts.contains("No more items"))
    phone.dragToEnd()
    #expect(phone.footer.state == .noMoreData)
    #expect(phone.queries.count == 7)
    await phone.stopFeed()
  }

  @Test("without a server the footer shows a failure, and a tap tries again")
  func failure() async throws {
    let phone = try await FeedPhone(posts: 45)
    let shown = phone.ids
    await phone.stopFeed()
    phone.dragToEnd()
    await phone.footer.becomes(.failed)
    phone.device.settle()
    #expect(phone.footer.failure != nil)
    #expect(phone.texts.contains("Couldn’t load") && phone.texts.contains("Try again"))
    #expect(phone.ids == shown)

    phone.tapFooter()
    #expect(phone.footer.state == .refreshing)
    await phone.footer.becomes(.failed)

    try await phone.restartFeed()
    phone.tapFooter()
    #expect(phone.footer.state == .refreshing)
    #expect(!phone.texts.contains("Couldn’t load"))
    await phone.footer.becomes(.idle)
    phone.device.settle()
    #expect(phone.footer.failure == nil)
    #expect(phone.ids == Array((6...45).reversed()))
    #expect(!phone.texts.contains("Couldn’t load"))
    await phone.stopFeed()
  }
}

@Suite("The feed's client")
struct FeedClientTests {
  /// A client of a port without a server, where every request is refused at once.
  private let client: FeedClient

  init() throws {
    client = FeedClient(url: try #require(URL(string: "http://127.0.0.1:1/")))
  }

  @Test("a request that is refused has words for the line below the control's title")
  func words() {
    let error: any Error = FeedError.refused(status: 503)
    let words = (error as? any LocalizedError)?.errorDescription
    #expect(words == "The server answered with status 503")
  }

  @Test(
    "a request canceled at the moment of its answer ends",
    .timeLimit(.minutes(30)))
  func cancellationMeetsAnswer() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    var iterator = ends.makeAsyncIterator()
    let canceller = DispatchQueue(label: "canceller")
    for round in 0..<2000 {
      // A separate task and thread, so that the time limit still ends the test if they deadlock.
      let request = Task.detached { [client] in
        _ = try? await client.posts(after: nil)
        end.yield()
      }
      canceller.async {
        // Moments from before the start of the request to after its end.
        for _ in 0..<(round % 200) * 10 { sched_yield() }
        request.cancel()
      }
      try #require(
        await iterator.next() != nil, "the app waits for a request that never comes back")
    }
  }
}
