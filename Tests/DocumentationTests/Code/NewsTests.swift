import HeadlessDriver
import Testing
import Tug

/// A server whose requests end only when they are canceled.
final class EndlessNewsServer: NewsServer {
  let request = EndlessRequest()

  override func news(page: Int) async throws -> [String] { try await request.load() }
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
}
