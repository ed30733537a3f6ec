import Foundation
import Testing

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
