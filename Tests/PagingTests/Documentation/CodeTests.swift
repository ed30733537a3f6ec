import Foundation
import Testing

/// Verifies that the sources in this folder contain every line of Swift in the pages, and compile.
@Suite("Code in Paging's pages")
struct CodeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func texts(in folder: String, _ suffix: String) -> [(name: String, text: String)] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.path.hasSuffix(suffix) }.compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
    }
  }

  @Test("is compiled by these tests, line by line")
  func compiled() {
    let sources = Self.texts(in: "Tests/PagingTests/Documentation", ".swift").map {
      Self.code(in: $0.text)
    }
    let pages = Self.texts(in: "Sources/Paging/Paging.docc", ".md")
    #expect(pages.count == 11)
    for page in pages {
      let blocks = page.text.components(separatedBy: "```swift\n").dropFirst().map {
        Self.code(in: $0.components(separatedBy: "```")[0])
      }
      #expect(!blocks.isEmpty, "\(page.name) has no code")
      for block in blocks {
        #expect(
          sources.contains { source in
            source.indices.contains { source[$0...].starts(with: block) }
          }, "\(page.name): \(block.first ?? "")")
      }
    }
  }

  /// The lines without indentation and empty lines.
  private static func code(in text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}
