import Foundation
import WebServing

/// The code of the scenes and of what they are made of, as it was built.
struct SceneSources: Sendable {
  static let bundled = SceneSources(in: Bundle.module.resourceURL)

  /// By the name of the file: names are unique in a module.
  private let files: [String: URL]
  /// In which file a type is written.
  private(set) var types: [String: String] = [:]

  init(in folder: URL?) {
    let found = folder.flatMap {
      FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)
    }
    var files: [String: URL] = [:]
    for case let file as URL in found ?? .init() where file.pathExtension == "swift" {
      files[file.lastPathComponent] = file
    }
    self.files = files
    for name in files.keys {
      for type in Self.types(in: text(of: name) ?? "") { types[type] = name }
    }
  }

  private static func types(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      // Not what is in a comment, or nested.
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

  /// `/source/FeedScene.swift`, and so on.
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
