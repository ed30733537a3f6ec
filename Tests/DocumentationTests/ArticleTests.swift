import Foundation
import Testing

/// The copies of the articles that are read on GitHub. The links and symbols of an article are DocC's, which
/// GitHub shows as text; those of its copy are Markdown's. `bin/articles` writes the copies.
@Suite("Articles for GitHub", .serialized)
struct ArticleTests {
  private static let renews = ProcessInfo.processInfo.environment["TUG_RENEW_ARTICLES"] != nil

  @Test("equal the articles of the catalog, and are listed in its order", arguments: Catalog.all)
  func copies(_ catalog: Catalog) throws {
    let texts = try catalog.copiesByPath()
    #expect(texts.count > 6)
    for (path, text) in texts { try compare(text, with: path) }
  }

  @Test("are all listed", arguments: Catalog.all)
  func list(_ catalog: Catalog) throws {
    let list = try #require(Document(path: catalog.copies + "/README.md"))
    for article in catalog.articles { #expect(list.text.contains("(\(article.name).md)")) }
  }

  @Test("have no link or symbol that only DocC understands", arguments: Catalog.all)
  func understood(_ catalog: Catalog) throws {
    for article in catalog.articles {
      let copy = try #require(Document(path: "\(catalog.copies)/\(article.name).md"))
      #expect(!copy.prose.contains("<doc:"), "\(copy.path)")
      #expect(!copy.prose.contains("``"), "\(copy.path)")
    }
  }

  private func compare(_ text: String, with path: String) throws {
    if Self.renews {
      let file = Document.root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let isEqual = Document(path: path)?.text == text
    #expect(isEqual, "\(path) is not what bin/articles writes")
  }
}
