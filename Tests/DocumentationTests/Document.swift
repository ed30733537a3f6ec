import Foundation
import Testing

/// A Markdown page of the repository.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path from the root of the repository.
  let path: String
  let text: String

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let catalog = "Sources/Tug/Tug.docc"

  private static let folders = [
    ".", ".github", "docs", "docs/zh-Hans", "docs/articles", "docs/articles/zh-Hans",
    "docs/paging", "docs/decisions", "docs/references",
    catalog, catalog + "/Extensions", catalog + "/Articles", "Sources/Headless/HeadlessUIKit",
  ]

  /// All Markdown pages for readers.
  static let all: [Document] = folders.flatMap(pages).compactMap(Document.init(path:))

  /// The articles of Tug.
  static let articles: [Document] = Catalog.tug.articles

  init?(path: String) {
    let file = Self.root.appending(path: path).standardized
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    (self.path, self.text) = (path, text)
  }

  /// The paths of the pages in a folder, in alphabetical order.
  static func pages(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path(percentEncoded: false))
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
      .map { folder == "." ? $0 : folder + "/" + $0 }
  }

  var testDescription: String { path }
  var isArticle: Bool { path.hasPrefix(Self.catalog) }
  var folder: URL { Self.root.appending(path: path).deletingLastPathComponent() }
}

// MARK: - Contents

extension Document {
  struct CodeBlock {
    let language: String
    /// The number of the opening line, from 1.
    let number: Int
    var lines: [String] = []
  }

  private struct Parts {
    var prose: [String] = []
    var blocks: [CodeBlock] = []
  }

  private var parts: Parts {
    var parts = Parts()
    var open: CodeBlock?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        if let block = open {
          parts.blocks.append(block)
          open = nil
        } else {
          open = CodeBlock(language: String(trimmed.dropFirst(3)), number: index + 1)
        }
      } else if open != nil {
        open?.lines.append(line)
      } else {
        parts.prose.append(line)
      }
    }
    return parts
  }

  var codeBlocks: [CodeBlock] { parts.blocks }

  /// Everything except the code.
  var prose: String {
    parts.prose.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
  }

  /// The anchors of the headings, as GitHub generates them, and of the rows.
  var anchors: Set<String> {
    var anchors = Set(text.matches(of: /<a id="([^"]+)">/).map { String($0.1) })
    for line in parts.prose {
      guard let heading = line.firstMatch(of: /^#+ +(.*)$/)?.1 else { continue }
      let anchor = Self.anchor(for: heading)
      // Equal headings are numbered.
      var count = 0
      while anchors.contains(count == 0 ? anchor : "\(anchor)-\(count)") { count += 1 }
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }

  /// The anchor of a heading.
  static func anchor(for heading: Substring) -> String {
    heading.replacing(/<a id="[^"]*"><\/a>/, with: "").lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .replacing(" ", with: "-")
  }

  /// The anchors of the headings, as DocC generates them.
  var anchorsInDocC: Set<String> {
    Set(headings.map { Self.anchorInDocC(for: $0) })
  }

  /// The heading with an anchor of DocC.
  func heading(atAnchorInDocC anchor: Substring) -> Substring? {
    headings.first { Self.anchorInDocC(for: $0) == anchor }
  }

  private var headings: [Substring] {
    parts.prose.compactMap { $0.firstMatch(of: /^#+ +(.*)$/)?.1 }
  }

  private static func anchorInDocC(for heading: Substring) -> String {
    String(heading).filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      .replacing(" ", with: "-")
  }

  /// The destinations of links and pictures, in Markdown and in HTML.
  var links: [String] {
    let markdown = prose.matches(of: /\]\(([^()\s]+)(?: "[^"]*")?\)/).map { String($0.1) }
    let html = prose.matches(of: /(?:src|srcset|href)="([^"]+)"/).map { String($0.1) }
    let articles = prose.matches(of: /<(doc:[^>\s]+)>/).map { String($0.1) }
    return markdown + html + articles
  }
}
