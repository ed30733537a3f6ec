import HeadlessDriver
import Testing
import Tug

/// A server whose requests end only when they are canceled.
final class EndlessNewsServer: NewsServer {
  let request = EndlessRequest()

  override func news(page: Int) async throws -> [String] { try await request.load() }
}

/// A server that returns a page late, and also to a task that was canceled.
final class LateNewsServer: NewsServer {
  let gate = Gate<Void>()

  override func news(page: Int) async throws -> [String] {
    // A task of its own isn't canceled with the one that waits for it.
    if page > 0 { try await Task { [gate] in try await gate.wait() }.value }
    return try await super.news(page: page)
  }
}

@MainActor
@Suite("The migrated screen of the news")
struct NewsTests {
  @Test("is released when it goes during a load, and cancels its request")
  func leaving() async {
    let server = EndlessNewsServer()
    let device = TestDevice { NewsViewController(server: server) }
    await server.request.expectCancellation(byLeaving: device)
  }

  @Test("shows the first page, and the next one below it")
  func pages() async throws {
    let device = TestDevice { NewsViewController(server: NewsServer()) }
    let screen = try #require(device.window.rootViewController as? NewsViewController)
    let list = screen.tableView
    #expect(
      await device.wait {
        list.numberOfRows(inSection: 0) == 1 && list.tug.header?.state == .idle
      })
    device.run { list.tug.footer?.beginRefreshing() }
    #expect(await device.wait { list.numberOfRows(inSection: 0) == 2 })
  }

  @Test("doesn't append a page that comes after a refresh has begun")
  func lateOldPage() async throws {
    let server = LateNewsServer()
    let device = TestDevice { NewsViewController(server: server) }
    let screen = try #require(device.window.rootViewController as? NewsViewController)
    let list = screen.tableView
    let (header, footer) = (try #require(list.tug.header), try #require(list.tug.footer))
    #expect(
      await device.wait { list.numberOfRows(inSection: 0) == 1 && header.state == .idle })
    device.run { footer.beginRefreshing() }
    #expect(await device.wait { server.gate.waitingCount == 1 })
    device.run { header.beginRefreshing() }
    #expect(await device.wait { header.state == .idle && footer.state == .idle })

    server.gate.open()
    // By the end of another load, the late page has come, too.
    device.run { footer.beginRefreshing() }
    #expect(await device.wait { footer.state == .idle })
    #expect(list.numberOfRows(inSection: 0) == 2)
  }
}
