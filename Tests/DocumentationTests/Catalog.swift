import Foundation
import Testing

/// A documentation catalog, and the folder of its copies for GitHub.
struct Catalog: Sendable, CustomTestStringConvertible {
  /// The page with the topics.
  let landing: String
  /// The folder of the articles.
  let articlesFolder: String
  /// The folder of the copies. `zh-Hans` inside it has the Chinese pages.
  let copies: String
  /// The title of the list of the copies.
  let title: String
  /// The links from each copy to the lists.
  let lists: String
  /// The headings of the landing page whose articles the list has under one heading.
  var topics: Set<String> = []
  /// The pages that the list names besides its articles.
  let more: [String]

  static let tug = Catalog(
    landing: "Sources/Tug/Tug.docc/Tug.md", articlesFolder: "Sources/Tug/Tug.docc/Articles",
    copies: "docs/articles", title: "Articles",
    lists: "[All articles](README.md)",
    topics: ["Triggers", "Actions and results", "Styles and indicators", "Traces"],
    more: [
      "- [Paging](../paging/README.md): Load a list page by page.",
      "- [From MJRefresh](../from-mjrefresh.md): Every name of its API, and a whole screen before and after.",
      "- [Objective-C](../from-mjrefresh.md#step-by-step): Tug has no API for it; the fifth step has a wrapper for an app with both languages.",
      "- [Differences](../differences.md): Where Tug behaves differently from MJRefresh, and why.",
      "- [From SVPullToRefresh](../from-svpulltorefresh.md): Every name of its API, and a product that provides it.",
      "- [From other libraries](../README.md#coming-from), a base class, RxSwift, and tests in Xcode: A page each.",
      "- [By the words that people search](../words.md): What it is called elsewhere, and the place that answers.",
    ])
  static let paging = Catalog(
    landing: "Sources/Paging/Paging.docc/Paging.md", articlesFolder: "Sources/Paging/Paging.docc",
    copies: "docs/paging", title: "Paging",
    lists: "[Paging](README.md) · [All articles](../articles/README.md)",
    more: ["- [Articles](../articles/README.md): The controls of Tug."])

  static let all = [tug, paging]

  var articles: [Document] {
    Document.pages(in: articlesFolder).filter { $0 != landing }.compactMap(Document.init(path:))
  }

  var testDescription: String { title }

  // MARK: - Copies

  /// The text of every page that `bin/articles` writes.
  func copiesByPath() throws -> [String: String] {
    var texts = ["\(copies)/README.md": try list()]
    for article in articles { texts["\(copies)/\(article.name).md"] = copy(of: article) }
    return texts
  }

  /// The overview and the articles in the order of the landing page, with its headings. Those of `topics` are
  /// together, where the first of them is.
  private func list() throws -> String {
    let text = try String(
      contentsOf: Document.root.appending(path: landing), encoding: .utf8)
    var lines = ["# \(title)", "", note(landing)]
    if let overview = text.firstMatch(of: /## Overview\n\n((?s).*?)\n\n## Topics/)?.1 {
      lines += [""] + translated(lines: String(overview).components(separatedBy: "\n"))
    }
    var sections: [(heading: String, links: [String])] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("### ") {
        let heading = String(line.dropFirst(4))
        sections.append((topics.contains(heading) ? "Topics" : heading, []))
      }
      if let name = line.wholeMatch(of: /- <doc:(\w+)>/)?.1,
        let article = articles.first(where: { $0.name == name })
      {
        let link = "- [\(article.title)](\(name).md): \(article.summary)"
        sections[sections.count - 1].links.append(link)
      }
    }
    for (index, section) in sections.enumerated() {
      let heading = section.heading
      guard sections.firstIndex(where: { $0.heading == heading }) == index else { continue }
      lines += ["", "## " + heading, ""]
      lines += sections.filter { $0.heading == heading }.flatMap(\.links)
    }
    lines += ["", "## More", ""] + more
    return Self.withoutEmptySections(lines).joined(separator: "\n") + "\n"
  }

  /// The names of the articles that are also in Chinese.
  var chineseNames: [String] {
    Document.pages(in: copies + "/zh-Hans").compactMap(Document.init(path:)).map(\.name)
  }

  /// The article with GitHub's links, and with symbols as code. Its own code stays as it is.
  private func copy(of article: Document) -> String {
    let lines = translated(lines: article.text.components(separatedBy: "\n"))
    let isChinese = chineseNames.contains(article.name)
    let links = lists + (isChinese ? " · [简体中文](zh-Hans/\(article.name).md)" : "")
    let body = [lines[0], "", links, "", note(article.path)] + lines.dropFirst()
    return body.joined(separator: "\n")
  }

  private func note(_ path: String) -> String {
    "<!-- Written by bin/articles from \(path). Change that file. -->"
  }

  private func translated(lines: [String]) -> [String] {
    var isCode = false
    return lines.map { line in
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isCode.toggle()
        return line
      }
      return isCode ? line : translated(line)
    }
  }

  private func translated(_ line: String) -> String {
    line.replacing(/<doc:(\w+)(?:#([\w-]+))?>/) { match -> String in
      let article = articles.first { $0.name == match.1 }
      let title = article?.title ?? String(match.1)
      guard let anchor = match.2 else { return "[\(title)](\(match.1).md)" }
      // The text of a link to a section is the heading, as in DocC.
      let heading = article?.heading(atAnchorInDocC: anchor).map(String.init) ?? title
      return "[\(heading)](\(match.1).md#\(anchor.lowercased()))"
    }
    .replacing(/\*([^*]+)\*/) { match in
      // The catalogs are sites of their own, between which DocC has no links: a title stands for one. So it does for
      // the other pages of the repository.
      let other = copies == Self.tug.copies ? Self.paging : Self.tug
      if let article = other.articles.first(where: { $0.title == match.1 }) {
        let folder = other.copies.replacing("docs/", with: "../")
        return "[\(match.1)](\(folder)/\(article.name).md)"
      }
      let pages = Document.all.filter { $0.path == "docs/\($0.name).md" }
      guard let page = pages.first(where: { $0.title == match.1 }) else { return String(match.0) }
      return "[\(match.1)](../\(page.name).md)"
    }
    .replacing(/`((?:Sources|Tests)\/[\w\/]+\.(?:md|swift))`/) { match in
      // A site has no files of the repository, so an article only names them.
      "[`\(match.1)`](../../\(match.1))"
    }
    .replacing(/!\[([^\]]*)\]\((\w+)\)/) { match in
      // DocC finds the picture by its name, and its look by a suffix.
      let folder = "../../Sources/Tug/Tug.docc/Resources/"
      return """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="\(folder)\(match.2)~dark@2x.png">
          <img src="\(folder)\(match.2)@2x.png" alt="\(match.1)" width="770">
        </picture>
        """
    }
    .replacing(/``([^`]+)``/) { match in
      // Without the suffixes by which DocC tells equal names apart.
      let symbol = String(match.1).replacing(/-(?:swift\.\w+|[0-9a-z]{4,6})$/, with: "")
        .replacing("UIKit/", with: "").replacing("/", with: ".")
      return "`\(symbol)`"
    }
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
}

extension Document {
  /// The file's name without its extension.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  var title: String { String(text.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }) }

  /// The first paragraph of an article of a catalog.
  var summary: String {
    (text.components(separatedBy: "\n\n").dropFirst().first ?? "").replacing("\n", with: " ")
  }
}

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
