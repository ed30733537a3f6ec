import Testing

@testable import WebServing

/// Runs `body` with a server, and stops it afterwards.
func withServer(
  _ routes: WebRoutes, limits: WebLimits = .patient(),
  body: (WebServer) async throws -> Void
) async throws {
  let server = try await WebServer.start(routes: routes, limits: limits)
  do {
    try await body(server)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
  #expect(await server.openConnections == 0)
}

extension WebServer {
  /// Returns when the number of open connections is as expected; a canceled test fails with the number.
  func waitUntil(_ isWanted: (Int) -> Bool) async {
    while await !isWanted(openConnections), !Task.isCancelled { await Task.yield() }
    let count = await openConnections
    #expect(isWanted(count), "\(count) connections are open")
  }
}

extension WebLimits {
  /// Limits whose deadlines a busy machine keeps: a client of a test can wait for its turn for longer than a server
  /// waits for a client.
  static func patient(_ change: (inout WebLimits) -> Void = { _ in }) -> WebLimits {
    WebLimits {
      $0.requestTimeout = .seconds(1800)
      $0.responseTimeout = .seconds(1800)
      $0.halfClosedTimeout = .seconds(1800)
      $0.pingInterval = .seconds(1800)
      change(&$0)
    }
  }
}
