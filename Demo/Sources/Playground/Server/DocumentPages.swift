import Foundation
import WebServing

/// The pages of a repository that the playground names, such as `docs/articles/GettingStarted.md`, as text, and the
/// pictures on them.
struct DocumentPages: Sendable {
  /// The files by their paths in the repository.
  private let files: [String: URL]

  /// The folders whose pages and pictures are served, with what is in their folders.
  private static let folders = ["docs", "Sources/Tug/Tug.docc/Resources"]
  /// Files elsewhere that the pages link to, besides the pages in the folder of the repository itself.
  private static let others = ["LICENSE", "Sources/Headless/HeadlessUIKit/SUPPORTED.md"]

  private static let types = [
    "md": "text/plain; charset=utf-8", "": "text/plain; charset=utf-8",
    "png": "image/png", "webp": "image/webp", "svg": "image/svg+xml",
  ]

  /// - Parameter repository: The folder of the repository; `nil` for a program that runs without it, which has no
  ///   pages.
  init(in repository: URL?) {
    guard let repository else {
      files = [:]
      return
    }
    let manager = FileManager.default
    var paths = Self.others.filter {
      manager.fileExists(atPath: repository.appending(path: $0).path)
    }
    let top = (try? manager.contentsOfDirectory(atPath: repository.path)) ?? []
    paths += top.filter { $0.hasSuffix(".md") }
    for folder in Self.folders {
      let found = manager.enumerator(atPath: repository.appending(path: folder).path)?
        .compactMap { $0 as? String }
      for path in found ?? [] {
        // A name without an extension is a folder's.
        let type = URL(filePath: path).pathExtension
        if !type.isEmpty, Self.types[type] != nil { paths.append("\(folder)/\(path)") }
      }
    }
    files = Dictionary(paths.map { ($0, repository.appending(path: $0)) }) { first, _ in first }
  }

  /// Adds a route such as `/pages/docs/articles/GettingStarted.md` for each file.
  func serve(in routes: inout WebRoutes) {
    for (path, file) in files {
      routes.get("/pages/\(path)") { _ in
        let headers: WebHeaders = [
          "Content-Type": Self.types[file.pathExtension] ?? "", "Cache-Control": "no-cache",
          "X-Content-Type-Options": "nosniff",
        ]
        return await .file(file, headers: headers) ?? .text("gone\n", status: 404)
      }
    }
  }
}
