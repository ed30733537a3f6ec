import Foundation
import Testing

/// Verifies that the sources in some folders contain every line of Swift in the pages. They are compiled there.
@Suite("Code in the pages")
struct CodeTests {
  /// This one's, that of the demo's tests, and two whose code needs UIKit, which bin/typecheck compiles.
  private static let folders = [
    "Tests/DocumentationTests/Code", "Tests/TugSwiftUITests/Documentation",
    "Tests/OnUIKit/SwiftUITests/Documentation", "Demo/Tests/DemoScenesTests/Documentation",
  ]

  private static let sources: [[String]] = {
    let files = folders.map { Document.root.appending(path: $0) }
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
        "\(page.path):\(block.number) is in no file of the folders of code")
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
    #expect(blocks[0].contains(["sh", "bin/playground", "bin/test"]), "the two commands")
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

@Suite("The rows of the migration tables")
struct MigrationRowTests {
  /// The code in which the right side of each row is compiled.
  private static let code: String = {
    let path = "Tests/DocumentationTests/Code/MigrationRows.swift"
    let file = Document.root.appending(path: path)
    return ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
      .components(separatedBy: "\n")
      .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      .joined(separator: "\n")
  }()

  private static let words = Set(code.matches(of: /\w+/).map { String($0.0) })

  @Test(
    "have a right side that is compiled by these tests",
    arguments: [
      "espulltorefresh", "kafkarefresh", "mjrefresh", "pulltorefreshkit", "svpulltorefresh",
      "uirefreshcontrol",
    ])
  func compiled(name: String) throws {
    let path = "docs/from-\(name).md"
    let page = try #require(Document(path: path))
    let rows = page.text.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 9)
    for row in rows {
      // The first column has the other library's names, the last one prose.
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst(2).dropLast(
        2)
      for name in cells.joined().matches(of: /`([^`]+)`/).map({ $0.1 }) {
        // A call is compiled as it stands, up to what the app fills in.
        if name.contains(#/^tug\.|[\[=?]/#) {
          let call = name.prefix { $0 != "…" }
          #expect(Self.code.contains(call), "\(path): nothing compiles \(name)")
          continue
        }
        let parts = name.prefix { $0 != "(" }.split(separator: ".")
        for part in parts where part != "init" && !Self.nested.contains(part) {
          #expect(Self.words.contains(String(part)), "\(path): nothing compiles \(name)")
        }
      }
    }
  }

  /// Types in which the pages place a member, and which code rarely spells out.
  private static let nested: Set<Substring> = ["UIScrollView", "SVInfiniteScrollingView"]
}
