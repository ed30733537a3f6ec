import Foundation
import Testing

/// Verifies that the numbers of complaints, defects, formulas, and conformance rows lead to their
/// pages.
@Suite("References")
struct ReferenceTests {
  @Test("in a file are rows of their page", arguments: Reference.all)
  func rows(_ reference: Reference) throws {
    let anchors = try #require(reference.document).anchors
    for file in SourceFile.all {
      for row in try reference.citedRows(in: file) {
        let isThere = anchors.contains(row)
        #expect(isThere, "\(file.path) cites \(row), and \(reference.page) has no such row")
      }
    }
  }

  @Test("are cited only in files that name their page", arguments: Reference.all)
  func pages(_ reference: Reference) throws {
    for file in SourceFile.all where try reference.isCited(in: file) {
      let isNamed = file.text.contains(reference.page)
      #expect(isNamed, "\(file.path) doesn't name docs/references/\(reference.page)")
    }
  }

  @Test(
    "to complaints and defects list the test files that cite them",
    arguments: [Reference.complaints, .defects])
  func tests(_ reference: Reference) throws {
    let files = try Self.citingTests(reference)
    let rows = try #require(reference.document).text.components(separatedBy: "\n")
      .filter { $0.contains(/^(\||-) <a id=/) }
    #expect(rows.count > 10)
    for row in rows {
      let anchor = String(try #require(row.firstMatch(of: /<a id="([^"]+)"/)).1)
      let listed = Set(row.matches(of: /\]\(\.\.\/\.\.\/(Tests\/[^)]+)\)/).map { String($0.1) })
      #expect(listed == files[anchor, default: []], "\(reference.page), \(anchor)")
      // Some rows have no test, and say so.
      #expect(
        listed.isEmpty == row.contains("No test: "),
        "\(anchor) names its tests, or says that there is none")
    }
  }

  @Test("to rows of the conformance table are in a test for each of them")
  func everyRow() throws {
    let cited = try Self.citingTests(.rows).keys
    let rows = try #require(Reference.rows.document).anchors.filter { $0.hasPrefix("row-") }
    #expect(rows.count > 100)
    for row in rows { #expect(cited.contains(row), "no test is about \(row)") }
  }

  /// The test files that cite a row, by its anchor.
  private static func citingTests(_ reference: Reference) throws -> [String: Set<String>] {
    var files: [String: Set<String>] = [:]
    for file in SourceFile.all where file.isTest {
      for row in try reference.citedRows(in: file) { files[row, default: []].insert(file.path) }
    }
    return files
  }

  @Test("to formulas name code that exists")
  func code() throws {
    let document = try #require(Reference.formulas.document)
    let links = document.text.matches(of: /\[`(\w+)(?:\.(\w+))?[^`]*`\]\(\.\.\/\.\.\/([^)]+)\)/)
    #expect(links.count > 12)
    for link in links {
      let source = try String(
        contentsOf: Document.root.appending(path: String(link.3)), encoding: .utf8)
      for name in [link.1, link.2].compactMap({ $0 }) {
        let isThere = source.contains(name)
        #expect(isThere, "\(link.3) has no \(name)")
      }
    }
  }

  @Test("are found in lists, ranges, and names of tests")
  func citations() throws {
    let file = SourceFile(
      path: "Tests/ScrollPhysicsTests/A.swift",
      text:
        "complaints 18, 19; Complaint 3; MJRefresh defect 7; F4a; Row(\n 54, (rows 131 to 133)")
    #expect(
      try Reference.complaints.citedRows(in: file) == [
        "complaint-18", "complaint-19", "complaint-3",
      ])
    #expect(try Reference.defects.citedRows(in: file) == ["defect-7"])
    #expect(try Reference.formulas.citedRows(in: file) == ["f4a"])
    #expect(
      try Reference.rows.citedRows(in: file) == ["row-54", "row-131", "row-132", "row-133"])
    #expect(SourceFile.all.count > 300)
  }
}
