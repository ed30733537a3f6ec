import Foundation
import Testing

/// Verifies that the sources in the folder `Code`, and those of the demo's tests, contain every line of Swift in the
/// pages, and compile.
@Suite("Code in the pages")
struct CodeTests {
  private static let sources: [[String]] = {
    let files = ["Tests/DocumentationTests/Code", "Demo/Tests/DemoScenesTests/Documentation"]
      .map { Document.root.appending(path: $0) }
      .compactMap {
        try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
      }
    return files.joined().compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .map { code(in: $0.components(separatedBy: "\n")) }
  }()

  // The tests of Paging compile the code of its articles.
  @Test(
    "is compiled by these tests, line by line",
    arguments: Document.all.filter { !$0.path.hasPrefix("docs/paging/") })
  func compiled(_ page: Document) {
    for block in page.codeBlocks where block.language == "swift" {
      let lines = Self.code(in: block.lines)
      #expect(
        Self.sources.contains { Self.holds($0, lines) },
        "\(page.path):\(block.number) is in no file of Tests/DocumentationTests/Code")
    }
  }

  @Test("is in every article", arguments: Document.articles)
  func examples(_ page: Document) {
    #expect(page.codeBlocks.contains { $0.language == "swift" })
  }

  @Test("for a custom indicator and for the recipe has at most 30 lines")
  func brevity() throws {
    let article = try #require(Document.articles.first { $0.path.contains("YourOwnIndicator") })
    let indicator = try #require(article.codeBlocks.first { $0.language == "swift" })
    #expect(indicator.lines.count <= 30)
    #expect(indicator.lines.contains { $0.contains("RefreshIndicator") })
    let page = try #require(Document(path: "docs/adding-a-scene.md"))
    let recipe = try #require(
      page.codeBlocks.first { $0.lines.contains { $0.contains("static let bar") } })
    #expect(recipe.lines.count <= 30, "\(recipe.lines.count) lines")
  }

  @Test("for a custom indicator is that of the scene, which its picture shows")
  func pictured() throws {
    let article = try #require(Document.articles.first { $0.path.contains("YourOwnIndicator") })
    let indicator = try #require(article.codeBlocks.first { $0.language == "swift" })
    let path = "Demo/Sources/DemoScenes/Scenes/Styles/OwnIndicatorScene.swift"
    let scene = try String(contentsOf: Document.root.appending(path: path), encoding: .utf8)
      .replacing("private ", with: "")
    #expect(scene.contains(indicator.lines.joined(separator: "\n")))
  }

  @Test("is the same in the README of both languages, except for the words of its address")
  func equalReadmes() throws {
    let blocks = try ["README.md", "README.zh-Hans.md"].map { name in
      try #require(Document(path: name)).codeBlocks.map { block -> [String] in
        [block.language]
          + Self.code(in: block.lines).map { $0.replacing(/url: "[^"]*"/, with: "own") }
      }
    }
    #expect(blocks[0].count > 3)
    #expect(blocks[0] == blocks[1])
  }

  /// The lines without indentation, comments, imports, and empty lines.
  private static func code(in lines: [String]) -> [String] {
    lines.compactMap { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      guard !trimmed.contains(/^(\/\/|(@testable )?import )/) else { return nil }
      let code = trimmed.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
      return code.isEmpty ? nil : code
    }
  }

  private static func holds(_ source: [String], _ lines: [String]) -> Bool {
    guard let first = lines.first else { return true }
    return source.indices.contains {
      source[$0] == first && source[$0...].prefix(lines.count).elementsEqual(lines)
    }
  }
}
