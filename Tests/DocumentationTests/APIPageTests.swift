import Foundation
import Testing

/// The pages of the API reference, which `bin/docs --renew` writes. `LinkTests` follows their links and anchors.
@Suite("Pages of the API reference")
struct APIPageTests {
  private static let pages = Document.all.filter { $0.path.contains(/^docs\/api\/\w+\//) }

  @Test("are checked in the folder of every module, and each of their links to an anchor is found")
  func folders() throws {
    #expect(Document.modules.contains("Tug"))
    for module in Document.modules {
      #expect(Self.pages.contains { $0.path.hasPrefix("docs/api/\(module)/") }, "\(module)")
    }
    let refresher = try #require(Self.pages.first { $0.path.hasSuffix("/Tug/Refresher.md") })
    #expect(refresher.links.contains("#refresher-trigger"))
    #expect(refresher.links.contains("Refresher.PullOptions.md"))
    #expect(refresher.anchors.contains("refresher-trigger"))
    #expect(refresher.anchors.contains("trigger"))
  }

  @Test("are all in its list, and lead back to it")
  func list() throws {
    let list = try #require(Document(path: "docs/api/README.md"))
    let listed = Set(list.links.map { "docs/api/" + $0.prefix { $0 != "#" } })
    #expect(Self.pages.count > 50)
    for page in Self.pages {
      #expect(listed.contains(page.path), "\(page.path) isn't in \(list.path)")
      #expect(page.links.first == "../README.md", "\(page.path) doesn't lead back")
    }
  }

  @Test("have an entry for each row of their index, which no other row equals", arguments: pages)
  func index(_ page: Document) {
    let rows = page.text.matches(of: /(?m)^- \[`([^`]+)`\]\(([^)]+)\): (.+)$/)
    for row in rows {
      #expect(row.3.contains(/^[A-Z].*\.$/), "\(page.path): \(row.1) is not described")
      let equal = rows.filter { $0.1 == row.1 && $0.3 == row.3 }
      #expect(equal.count == 1, "\(page.path) doesn't tell the rows of \(row.1) apart")
    }
    let targets = rows.map(\.2).filter { $0.hasPrefix("#") }
    #expect(Set(targets).count == targets.count, "\(page.path) has two rows with one target")
  }

  @Test("have no member twice at one anchor", arguments: pages)
  func anchors(_ page: Document) {
    let anchors = page.text.matches(of: /<a id="([^"]+)">/).map(\.1)
    #expect(Set(anchors).count == anchors.count, "\(page.path)")
  }

  @Test("tell overloads apart by the types in their titles", arguments: pages)
  func overloads(_ page: Document) {
    let titles = page.text.matches(of: /(?m)^#+ <a id="[^"]+"><\/a>`([^`]+\([^`]*\))`$/).map(\.1)
    for title in Set(titles) {
      let count = titles.count { $0 == title }
      #expect(count == 1 || title == "init()", "\(page.path) has \(count) headings \(title)")
    }
  }

  @Test(
    "list the protocols to which a type conforms, with conditions and newer systems last",
    arguments: [
      ("Tug/RefreshState", "Conforms to `CaseIterable`, `Hashable`, and `Sendable`."),
      ("Tug/Refresher.ScrollCauses", "Conforms to `OptionSet` and `Sendable`."),
      ("Tug/Refresher", "Conforms to `Sendable`, and from iOS 17 on to `Observable`."),
      ("Paging/PagedItems", "Conforms to `RandomAccessCollection` and `Sendable`."),
      ("Paging/Page", "Conforms to `Sendable` where `Item: Sendable, Cursor: Sendable`."),
      (
        "Paging/LoadState", "Conforms to `Sendable`, and to `Equatable` where `Failure: Equatable`."
      ),
      (
        "TugSwiftUI/TugProxy",
        "Conforms to `ObservableObject` and `Sendable`, and from iOS 17 on to `Observable`."
      ),
    ])
  func conformances(path: String, sentence: String) throws {
    let page = try #require(Document(path: "docs/api/\(path).md"))
    #expect(page.text.split(separator: "\n").contains { $0 == sentence }, "\(page.path)")
  }
}
