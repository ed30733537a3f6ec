import Foundation
import Logging
import WebServing

/// Serves the page, and a session of the app to each page that is open.
public struct PlaygroundServer: Sendable {
  /// Not private: tests count its connections.
  let server: WebServer

  /// Listens on `host` and `port` (0 for any free one).
  ///
  /// Throws `WebServerError` if the address cannot be had.
  public static func start(
    host: String = "127.0.0.1", port: Int = 0, configuration: SessionConfiguration,
    logger: Logger = Logger(label: "tug.playground")
  ) async throws -> PlaygroundServer {
    guard let page = Bundle.module.url(forResource: "Web", withExtension: nil) else {
      throw PageMissing()
    }
    var routes = WebRoutes()
    routes.webSocket("/session") { await SessionPump.run($0, with: configuration) }
    SceneSources.bundled.serve(in: &routes)
    routes.files(StaticFiles(root: page))
    return PlaygroundServer(
      server: try await WebServer.start(host: host, port: port, routes: routes, logger: logger))
  }

  public var port: Int { server.port }
  public var url: URL { server.url }

  /// Where other devices of the network find it; empty unless it listens on all addresses.
  public var networkURLs: [URL] { server.networkURLs }

  /// Ends every session and stops listening; a second call does nothing more.
  public func stop() async { await server.stop() }

  public func waitUntilStopped() async { await server.waitUntilStopped() }
}

/// The program was moved away from its resources.
struct PageMissing: Error, CustomStringConvertible {
  let description = "the playground's page is missing beside the program"
}
