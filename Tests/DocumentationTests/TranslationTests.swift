import Foundation
import Testing

/// The Chinese pages, which are written by hand. Each section is compared with the section of the English page, so that
/// a change of one page without the other is found.
@Suite("Chinese pages")
struct TranslationTests {
  /// The paths of the pages with the names of their English ones.
  private static let pages = [
    ("docs/articles/zh-Hans/GettingStarted.md", "docs/articles/GettingStarted.md"),
    ("docs/articles/zh-Hans/Options.md", "docs/articles/Options.md"),
    ("docs/zh-Hans/from-mjrefresh.md", "docs/from-mjrefresh.md"),
  ]

  @Test("have the sections of the English ones, in Chinese", arguments: pages)
  func sections(path: String, original: String) throws {
    let chinese = try #require(Document(path: path))
    let english = try #require(Document(path: original))
    #expect(chinese.sections.map(\.level) == english.sections.map(\.level))
    for section in chinese.sections where section.prose.contains(where: \.isLetter) {
      #expect(section.prose.contains(/\p{Han}/), "\(section.heading) isn't Chinese")
    }
  }

  @Test("have the code, tables, lists, links, and names of the English ones", arguments: pages)
  func contents(path: String, original: String) throws {
    let chinese = try #require(Document(path: path))
    let english = try #require(Document(path: original))
    for (original, section) in zip(english.sections, chinese.sections) {
      let heading = section.heading
      #expect(section.codeOnly == original.codeOnly, "\(heading) has other code")
      #expect(section.rowCount == original.rowCount, "\(heading) has other tables")
      #expect(section.itemCount == original.itemCount, "\(heading) has other lists")
      #expect(section.names == original.names, "\(heading) has other names")
      #expect(section.targets == original.targets, "\(heading) has other links")
    }
  }

  @Test("and the English ones link to each other", arguments: pages)
  func otherLanguage(path: String, original: String) throws {
    let name = original.split(separator: "/").last ?? ""
    #expect(try #require(Document(path: path)).links.contains("../\(name)"))
    #expect(try #require(Document(path: original)).links.contains("zh-Hans/\(name)"))
  }

  @Test("are what the Chinese README links to")
  func readme() throws {
    let readme = try #require(Document(path: "README.zh-Hans.md"))
    let links = Set(readme.links.map { $0.prefix { $0 != "#" } })
    for (path, original) in Self.pages {
      #expect(links.contains(path[...]))
      #expect(!links.contains(original[...]))
    }
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
    /// The names of the pages that are linked to, without the other language and the lists, which aren't translated.
    var targets: [String] {
      lines.joined(separator: "\n").matches(of: /[^!]\[[^\]]*\]\(([^()\s#]+)[^()\s]*\)/)
        .compactMap { $0.1.split(separator: "/").last.map(String.init) }.sorted()
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
