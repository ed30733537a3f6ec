import Foundation
import Testing

/// The copies of the articles that are read on GitHub. The links and symbols of an article are DocC's, which
/// GitHub shows as text; those of its copy in `docs/articles` are Markdown's. `bin/articles` writes the copies.
@Suite("Articles for GitHub")
struct ArticleTests {
  private static let folder = "docs/articles/"
  private static let renews = ProcessInfo.processInfo.environment["TUG_RENEW_ARTICLES"] != nil

  @Test("equal the articles of the catalog", arguments: Document.articles)
  func copies(_ article: Document) throws {
    try compare(Self.copy(of: article), with: Self.folder + article.name + ".md")
  }

  @Test("are listed on a page, in the order of the catalog")
  func index() throws {
    let landing = try #require(Document(path: "Sources/Tug/Tug.docc/Tug.md"))
    let note = "<!-- Written by bin/articles from Tug.md. Change that file. -->"
    var lines = ["# Articles", "", note]
    for line in landing.text.components(separatedBy: "\n") {
      if line.hasPrefix("### ") { lines += ["", "#" + line.dropFirst(2), ""] }
      if let name = line.wholeMatch(of: /- <doc:(\w+)>/)?.1 {
        let article = try #require(Document.articles.first { $0.name == name })
        lines.append("- [\(article.title)](\(name).md): \(article.summary)")
      }
    }
    let text = Self.withoutEmptySections(lines).joined(separator: "\n") + "\n"
    for article in Document.articles { #expect(text.contains("(\(article.name).md)")) }
    try compare(text, with: Self.folder + "README.md")
  }

  @Test("have no link or symbol that only DocC understands")
  func understood() throws {
    for article in Document.articles {
      let copy = try #require(Document(path: Self.folder + article.name + ".md"))
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

  private static func withoutEmptySections(_ lines: [String]) -> [String] {
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      let next = lines[(index + 1)...].first { !$0.isEmpty }
      let isEmpty = line.hasPrefix("## ") && next?.hasPrefix("- ") != true
      if isEmpty { continue }
      if line.isEmpty, kept.last?.isEmpty == true { continue }
      kept.append(line)
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return kept
  }

  /// The article with GitHub's links, and with symbols as code. Its code stays as it is.
  static func copy(of article: Document) -> String {
    var isCode = false
    let lines = article.text.components(separatedBy: "\n").map { line in
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isCode.toggle()
        return line
      }
      return isCode ? line : translated(line)
    }
    let note = "<!-- Written by bin/articles from \(article.path). Change that file. -->"
    let body = [lines[0], "", "[All articles](README.md)", "", note] + lines.dropFirst()
    return body.joined(separator: "\n")
  }

  private static func translated(_ line: String) -> String {
    line.replacing(/<doc:(\w+)(#[\w-]+)?>/) { match in
      let title = Document.articles.first { $0.name == match.1 }?.title ?? String(match.1)
      return "[\(title)](\(match.1).md\(match.2 ?? ""))"
    }
    .replacing(/``([^`]+)``/) { match in
      // Without the suffixes by which DocC tells equal names apart.
      let symbol = match.1.replacing(/-(?:swift\.\w+|[0-9a-z]{4,6})$/, with: "")
        .replacing("UIKit/", with: "").replacing("/", with: ".")
      return "`\(symbol)`"
    }
  }
}

extension Document {
  /// The file's name without its extension.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  var title: String { String(text.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }) }

  /// The first paragraph.
  var summary: String { text.components(separatedBy: "\n\n").dropFirst().first ?? "" }
}
