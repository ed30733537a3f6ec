import HeadlessDriver
import Testing
import Tug

/// A server whose requests end only when they are canceled.
final class EndlessNewsServer: NewsServer {
  private(set) var isLoading = false

  override func news(page: Int) async throws -> [String] {
    isLoading = true
    defer { isLoading = false }
    try await Task.sleep(nanoseconds: 1_000_000_000_000)
    return []
  }
}

@MainActor
@Suite("The migrated screen of the news")
struct NewsTests {
  @Test("is released when it goes during a load, and cancels its request")
  func leaving() async throws {
    let server = EndlessNewsServer()
    let device = TestDevice { NewsViewController(server: server) }
    weak let screen = device.window.rootViewController
    #expect(await device.wait { server.isLoading })
    device.run { device.window.rootViewController = UIViewController() }
    #expect(await device.wait { !server.isLoading })
    #expect(screen == nil)
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
