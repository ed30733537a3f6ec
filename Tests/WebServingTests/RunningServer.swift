import Testing
import WebServing

/// Runs `body` against a server that is stopped afterwards, whatever happens.
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
