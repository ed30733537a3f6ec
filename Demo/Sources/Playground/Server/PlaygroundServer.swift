import Foundation
import Logging
import WebServing

/// Serves the page, and runs a session of the app for each open page.
public struct PlaygroundServer: Sendable {
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
    let sessions = SessionRegistry()
    routes.webSocket("/session") { await SessionRunLoop.run($0, with: configuration, in: sessions) }
    routes.get("/status") { _ in .text("\(await sessions.live) sessions\n") }
    SceneSources.bundled.serve(in: &routes)
    DocumentPages(repository: configuration.repository).serve(in: &routes)
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
}

/// The error of a program that was moved without its resources.
struct PageMissing: Error, CustomStringConvertible {
  let description = "the playground's page is missing beside the program"
}

/// The source code of the demo's scenes, as it was at build time.
struct SceneSources: Sendable {
  static let bundled = SceneSources(in: Bundle.module.resourceURL)

  /// The source files by name. Names are unique within a module.
  private let files: [String: URL]
  /// The name of the file that declares each type.
  private(set) var types: [String: String] = [:]

  /// - Parameter folder: A folder of Swift files. Its subfolders are ignored.
  init(in folder: URL?) {
    let found = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    var files: [String: URL] = [:]
    for file in found ?? [] where file.pathExtension == "swift" {
      files[file.lastPathComponent] = file
    }
    self.files = files
    for name in files.keys {
      for type in Self.types(in: text(of: name) ?? "") { types[type] = name }
    }
  }

  private static func types(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      // A nested type or a comment is indented or starts with punctuation.
      guard let first = line.first, first.isLetter else { return nil }
      let words = line.split { !$0.isLetter && !$0.isNumber }
      guard let keyword = words.firstIndex(where: { ["class", "struct", "enum"].contains($0) }),
        keyword + 1 < words.endIndex
      else { return nil }
      return String(words[keyword + 1])
    }
  }

  var names: [String] { files.keys.sorted() }

  func text(of name: String) -> String? {
    files[name].flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// Adds a route such as `/source/FeedScene.swift` for each file.
  func serve(in routes: inout WebRoutes) {
    for (name, file) in files { routes.text(at: "/source/\(name)", of: file) }
  }
}

/// The pages of a repository that the playground names, such as `docs/articles/GettingStarted.md`, as text.
struct DocumentPages: Sendable {
  /// The folder of the repository; `nil` for a program that runs without it, which has no pages.
  let repository: URL?

  /// Adds a route such as `/pages/docs/articles/GettingStarted.md` for each file.
  func serve(in routes: inout WebRoutes) {
    guard let repository,
      let paths = FileManager.default.enumerator(atPath: repository.appending(path: "docs").path)
    else { return }
    for case let path as String in paths where path.hasSuffix(".md") {
      routes.text(at: "/pages/docs/\(path)", of: repository.appending(path: "docs/\(path)"))
    }
  }
}

extension WebRoutes {
  fileprivate mutating func text(at path: String, of file: URL) {
    get(path) { _ in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        return .text("gone\n", status: 404)
      }
      var response = WebResponse.text(text)
      response.headers["Cache-Control"] = "no-cache"
      response.headers["X-Content-Type-Options"] = "nosniff"
      return response
    }
  }
}
