import Testing

@testable import WebServing

/// Runs `body` with a server, and stops it afterwards.
func withServer(
  _ routes: WebRoutes, limits: WebLimits = WebLimits(),
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
