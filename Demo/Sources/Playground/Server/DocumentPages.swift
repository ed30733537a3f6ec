import Foundation
import WebServing

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
