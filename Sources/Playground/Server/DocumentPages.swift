import Foundation
import WebServing

/// The pages of a repository that the playground names, such as `docs/articles/GettingStarted.md`, as text.
struct DocumentPages: Sendable {
  /// The files by their paths in the repository.
  private let files: [String: URL]

  /// - Parameter repository: The folder of the repository; `nil` for a program that runs without it, which has no
  ///   pages.
  init(in repository: URL?) {
    guard let repository else {
      files = [:]
      return
    }
    var files: [String: URL] = [:]
    let folder = repository.appending(path: "docs")
    let pages = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for path in pages ?? [] where path.hasSuffix(".md") {
      files["docs/\(path)"] = folder.appending(path: path)
    }
    for path in ["README.md", "LICENSE"] {
      let file = repository.appending(path: path)
      if FileManager.default.fileExists(atPath: file.path) { files[path] = file }
    }
    self.files = files
  }

  /// Adds a route such as `/pages/docs/articles/GettingStarted.md` for each file.
  func serve(in routes: inout WebRoutes) {
    for (path, file) in files {
      routes.get("/pages/\(path)") { _ in
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
}
