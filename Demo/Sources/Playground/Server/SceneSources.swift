import Foundation
import WebServing

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
    for name in names {
      routes.get("/source/\(name)") { _ in
        guard let text = text(of: name) else { return .text("gone\n", status: 404) }
        var response = WebResponse.text(text)
        response.headers["Cache-Control"] = "no-cache"
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response
      }
    }
  }
}
