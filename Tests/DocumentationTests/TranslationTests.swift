import Foundation
import Testing

/// The Chinese pages of the articles, which are written by hand. Each section is compared with the section of
/// the English page, so that a change of one page without the other is found.
@Suite("Chinese articles")
struct TranslationTests {
  /// The names of the pages of a catalog, with the list of all of them.
  private static func names(of catalog: Catalog) -> [String] {
    ["README"] + catalog.articles.map(\.name)
  }

  @Test("exist for every English one, and for no other", arguments: Catalog.all)
  func completeness(_ catalog: Catalog) {
    let chinese = Document.pages(in: catalog.copies + "/zh-Hans")
      .compactMap { $0.split(separator: "/").last?.dropLast(3) }.map(String.init)
    #expect(Set(chinese) == Set(Self.names(of: catalog)))
  }

  @Test("have the sections of the English ones, in Chinese", arguments: Catalog.all)
  func sections(_ catalog: Catalog) throws {
    for name in Self.names(of: catalog) {
      let (english, chinese) = try Self.pages(name, of: catalog)
      #expect(
        chinese.sections.map(\.level) == english.sections.map(\.level),
        "\(chinese.path) has other headings")
      for section in chinese.sections where section.prose.contains(where: \.isLetter) {
        #expect(
          section.prose.contains(/\p{Han}/), "\(chinese.path): \(section.heading) isn't Chinese")
      }
    }
  }

  @Test(
    "have the code, tables, lists, links, and names of the English ones", arguments: Catalog.all)
  func contents(_ catalog: Catalog) throws {
    for name in Self.names(of: catalog) {
      let (english, chinese) = try Self.pages(name, of: catalog)
      for (original, section) in zip(english.sections, chinese.sections) {
        let place = "\(chinese.path): \(section.heading)"
        #expect(section.code == original.code, "\(place) has other code")
        #expect(section.rowCount == original.rowCount, "\(place) has other tables")
        #expect(section.itemCount == original.itemCount, "\(place) has other lists")
        #expect(section.names == original.names, "\(place) has other names")
        #expect(section.targets == original.targets, "\(place) has other links")
      }
    }
  }

  @Test("have the pictures of the English ones, light and dark, with Chinese words")
  func pictures() throws {
    for name in Self.names(of: .tug) {
      let (english, chinese) = try Self.pages(name, of: .tug)
      let shown = english.text.matches(of: /src="[^"]*\/([\w-]+)@2x\.png"/).map { String($0.1) }
      let pictures = chinese.text.matches(of: /src="pictures\/([\w-]+)\.png" alt="([^"]+)"/)
      #expect(pictures.map { String($0.1) } == shown, "\(chinese.path) has other pictures")
      #expect(pictures.allSatisfy { $0.2.contains(/\p{Han}/) }, "\(chinese.path)")
      for picture in shown {
        #expect(chinese.text.contains("srcset=\"pictures/\(picture)-dark.png\""), "\(picture)")
      }
    }
  }

  @Test("and the English ones link to each other", arguments: Catalog.all)
  func otherLanguage(_ catalog: Catalog) throws {
    for name in Self.names(of: catalog) {
      let (english, chinese) = try Self.pages(name, of: catalog)
      let list = name == "README" ? "" : catalog.lists.chinese + " · "
      #expect(
        chinese.text.contains("\n\n\(list)[English](../\(name).md)\n\n"), "\(chinese.path)")
      #expect(english.text.contains("[简体中文](zh-Hans/\(name).md)\n"), "\(english.path)")
    }
  }

  @Test("are listed with their titles and first sentences", arguments: Catalog.all)
  func list(_ catalog: Catalog) throws {
    let list = try #require(Document(path: catalog.copies + "/zh-Hans/README.md"))
    for article in catalog.articles {
      let chinese = try Self.pages(article.name, of: catalog).chinese
      // Below the title and the links.
      let summary = chinese.text.components(separatedBy: "\n\n").dropFirst(2).first ?? ""
      let line = "- [\(chinese.title)](\(article.name).md)：\(summary)\n"
      #expect(list.text.contains(line), "\(list.path) lacks \(line)")
    }
  }

  @Test(
    "of the migration have the sections, code, tables, lists, and names of the English ones",
    arguments: ["from-mjrefresh", "from-svpulltorefresh"])
  func migration(name: String) throws {
    let english = try #require(Document(path: "docs/\(name).md"))
    let chinese = try #require(Document(path: "docs/zh-Hans/\(name).md"))
    #expect(chinese.sections.map(\.level) == english.sections.map(\.level))
    for (original, section) in zip(english.sections, chinese.sections) {
      #expect(section.codeOnly == original.codeOnly, "\(section.heading) has other code")
      #expect(section.rowCount == original.rowCount, "\(section.heading) has other tables")
      #expect(section.itemCount == original.itemCount, "\(section.heading) has other lists")
      #expect(section.names == original.names, "\(section.heading) has other names")
      #expect(section.prose.contains(/\p{Han}/), "\(section.heading) isn't Chinese")
    }
    #expect(english.links.contains("zh-Hans/\(name).md"))
    #expect(chinese.links.contains("../\(name).md"))
  }

  @Test("are what the Chinese README links to")
  func readme() throws {
    let readme = try #require(Document(path: "README.zh-Hans.md"))
    for link in readme.links where link.contains(/^docs\/(articles\/|paging\/|from-)/) {
      #expect(link.contains("/zh-Hans/"), "\(link) is English")
    }
    for catalog in Catalog.all {
      #expect(readme.links.contains(catalog.copies + "/zh-Hans/README.md"))
    }
  }

  private static func pages(
    _ name: String, of catalog: Catalog
  ) throws -> (english: Document, chinese: Document) {
    (
      try #require(Document(path: "\(catalog.copies)/\(name).md")),
      try #require(Document(path: "\(catalog.copies)/zh-Hans/\(name).md"))
    )
  }
}

// MARK: - Sections

extension Document {
  /// A heading with everything up to the next one.
  struct Section {
    let level: Int
    let heading: String
    fileprivate var lines: [String] = []
    var code: [String] = []

    /// The code without its comments, which are translated.
    var codeOnly: [String] { code.filter { !$0.contains("// …") } }
    /// The text without names in code font.
    var prose: String {
      heading + "\n" + lines.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
    }
    var rowCount: Int { lines.count { $0.hasPrefix("|") } }
    var itemCount: Int { lines.count { $0.contains(#/^ *(-|\d+\.) /#) } }
    /// The names in code font.
    var names: Set<String> {
      Set(lines.joined(separator: "\n").matches(of: /`([^`]+)`/).map { String($0.1) })
    }
    /// The destinations without the links to the other language, and without the names of headings.
    var targets: [String] {
      lines.joined(separator: "\n").matches(of: /[^!]\[[^\]]*\]\(([^()\s]+)\)/)
        .map { String($0.1.prefix { $0 != "#" }) }
        .filter { !$0.contains(/^(\.\.|zh-Hans)\//) }.sorted()
    }
  }

  /// The page, divided at its headings.
  var sections: [Section] {
    var sections: [Section] = []
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      let isFence = line.trimmingCharacters(in: .whitespaces).hasPrefix("```")
      if isFence { isCode.toggle() }
      if !isCode, !isFence, let match = line.firstMatch(of: /^(#+) +(.*)$/) {
        sections.append(Section(level: match.1.count, heading: String(match.2)))
      } else if !sections.isEmpty {
        let last = sections.count - 1
        if isCode || isFence {
          sections[last].code.append(line)
        } else {
          sections[last].lines.append(line)
        }
      }
    }
    return sections
  }
}
