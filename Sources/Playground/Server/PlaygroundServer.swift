import Foundation
import Logging
import WebServing

/// Serves the page, and a session of the app to each page that is open.
public struct PlaygroundServer: Sendable {
  /// Not private: tests count its connections.
  let server: WebServer
  let sessions: SessionRegistry

  /// Listens on `host` and `port` (0 for any free one).
  ///
  /// `names` are those under which browsers know this server, beyond its addresses and this
  /// machine's names; a request for any other host is refused.
  ///
  /// Throws `WebServerError` if the address cannot be had.
  public static func start(
    host: String = "127.0.0.1", port: Int = 0, names: Set<String> = [],
    configuration: SessionConfiguration, logger: Logger = Logger(label: "tug.playground")
  ) async throws -> PlaygroundServer {
    guard let page = Bundle.module.url(forResource: "Web", withExtension: nil) else {
      throw PageMissing()
    }
    var routes = WebRoutes()
    let sessions = SessionRegistry(limit: configuration.limit)
    routes.webSocket("/session") { await SessionRunLoop.run($0, with: configuration, in: sessions) }
    routes.get("/status") { _ in await status(of: sessions) }
    SceneSources.bundled.serve(in: &routes)
    routes.files(StaticFiles(root: page))
    let server = try await WebServer.start(
      host: host, port: port, names: names, routes: routes, logger: logger)
    return PlaygroundServer(server: server, sessions: sessions)
  }

  public var port: Int { server.port }
  public var url: URL { server.url }

  /// Where other devices of the network find it; empty unless it listens on all addresses.
  public var networkURLs: [URL] { server.networkURLs }

  /// Ends every session and stops listening; a second call does nothing more.
  public func stop() async { await server.stop() }

  public func waitUntilStopped() async { await server.waitUntilStopped() }

  /// Counts for whoever looks after the server.
  @MainActor
  private static func status(of sessions: SessionRegistry) -> WebResponse {
    let counts = [
      "sessions": sessions.live, "sessionsOpened": sessions.opened, "sessionLimit": sessions.limit,
    ]
    // A dictionary of numbers always has a JSON form.
    return (try? .json(counts)) ?? WebResponse(status: 500)
  }
}

/// The program was moved away from its resources.
struct PageMissing: Error, CustomStringConvertible {
  let description = "the playground's page is missing beside the program"
}
