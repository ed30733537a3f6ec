import Foundation
import Logging
import WebServing

/// Serves the page, and runs a session of the app for each open page.
public struct PlaygroundServer: Sendable {
  /// Internal, because tests count its connections.
  let server: WebServer
  let sessions: SessionRegistry

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: The name or the address to listen on.
  ///   - port: The port to listen on; 0 chooses a free one.
  ///   - names: Host names to answer for, besides addresses and this machine's names. A request for any
  ///     other host is refused.
  ///   - maximumAge: How long browsers may keep the files of the page, in seconds; by default, not at all.
  ///   - configuration: The configuration of every session.
  ///   - logger: The logger of the web server.
  /// - Throws: `WebServerError` if the server can't listen on the address.
  public static func start(
    host: String = "127.0.0.1", port: Int = 0, names: Set<String> = [], maximumAge: Int = 0,
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
    DocumentPages(in: configuration.repository).serve(in: &routes)
    routes.files(StaticFiles(root: page, maximumAge: maximumAge))
    let server = try await WebServer.start(
      host: host, port: port, names: names, routes: routes, logger: logger)
    return PlaygroundServer(server: server, sessions: sessions)
  }

  public var port: Int { server.port }
  public var url: URL { server.url }

  /// The addresses for other devices in the network; empty unless the server listens on all addresses.
  public var networkURLs: [URL] { server.networkURLs }

  /// Ends every session and stops listening. A second call has no effect.
  public func stop() async {
    await server.stop()
  }

  public func waitUntilStopped() async { await server.waitUntilStopped() }

  /// The numbers of sessions, and their longest turn, as JSON.
  @MainActor
  private static func status(of sessions: SessionRegistry) -> WebResponse {
    let counts = [
      "sessions": sessions.live, "sessionsOpened": sessions.opened, "sessionLimit": sessions.limit,
      "longestTurn": Int(exactly: sessions.longestTurn.rounded(.up)) ?? 0,
    ]
    // Numbers can always be encoded.
    return (try? .json(counts)) ?? WebResponse(status: 500)
  }
}

/// The error of a program that was moved without its resources.
struct PageMissing: Error, CustomStringConvertible {
  let description = "the playground's page is missing beside the program"
}

/// The pages of a repository that the playground names, such as `docs/articles/GettingStarted.md`, as text.
struct DocumentPages: Sendable {
  /// The files by their paths in the repository.
  private let files: [String: URL]

  /// - Parameter repository: The folder of the repository; `nil` for a program that runs without it, which has no
  ///   pages.
  init(in repository: URL?) {
    let paths = repository.flatMap {
      FileManager.default.enumerator(atPath: $0.appending(path: "docs").path)
    }
    let pages = (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    files = Dictionary(
      uniqueKeysWithValues: pages.compactMap { path in
        repository.map { ("docs/\(path)", $0.appending(path: "docs/\(path)")) }
      })
  }

  /// Adds a route such as `/pages/docs/articles/GettingStarted.md` for each file.
  func serve(in routes: inout WebRoutes) {
    for (path, file) in files {
      routes.get("/pages/\(path)") { _ in
        let headers: WebHeaders = [
          "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache",
          "X-Content-Type-Options": "nosniff",
        ]
        return await .file(file, headers: headers) ?? .text("gone\n", status: 404)
      }
    }
  }
}
