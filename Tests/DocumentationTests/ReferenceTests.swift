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
      path: "Tests/HeadlessUIKitTests/Physics/A.swift",
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

/// A page of `docs/references` with numbered rows, and the patterns by which the repository cites
/// them.
struct Reference: Sendable, CustomTestStringConvertible {
  let page: String
  /// The part of a row's anchor before its number.
  let anchor: String
  /// Words without which a file cites nothing; faster to find than the patterns.
  let hints: [String]
  /// Patterns with the numbers as their first group.
  let citations: [String]
  /// Patterns that cite the page as a whole.
  var others: [String] = []
  /// A folder whose files cite rows in additional ways.
  var home: (folder: String, citations: [String])?

  private static let numbers = #"(\d+(?:(?:, | and | to )\d+)*)"#

  static let complaints = Reference(
    page: "complaints.md", anchor: "complaint-", hints: ["omplaint", "MJ#"],
    citations: [#"(?i)\bcomplaints? \#(numbers)"#],
    others: [#"\bMJ#\d+"#])

  static let defects = Reference(
    page: "mjrefresh-defects.md", anchor: "defect-", hints: ["defect"],
    citations: [#"\bMJRefresh(?:'s)? defects? \#(numbers)"#])

  static let formulas = Reference(
    page: "scroll-formulas.md", anchor: "f", hints: (1...9).map { "F\($0)" },
    citations: [#"\bF(\d{1,2}[ab]?)\b"#])

  static let rows = Reference(
    page: "scroll-conformance.md", anchor: "row-",
    hints: ["Row(", "row ", "rows ", "Rows ", "conformance"],
    citations: [#"\(rows? \#(numbers)\)"#],
    others: ["conformance table"],
    home: (
      "Tests/HeadlessUIKitTests/Physics/",
      [#"\b(?:Range)?Row\(\s*(\d+)"#, #"\b[Rr]ows? \#(numbers)"#]
    ))

  static let all = [complaints, defects, formulas, rows]

  var testDescription: String { page }

  var document: Document? { Document(path: "docs/references/" + page) }

  /// The anchors of the rows that a file cites.
  func citedRows(in file: SourceFile) throws -> Set<String> {
    guard mayCite(file) else { return [] }
    var patterns = citations
    if let home, file.path.hasPrefix(home.folder) { patterns += home.citations }
    var cited: Set<String> = []
    for pattern in patterns {
      let regex = try Regex(pattern, as: (Substring, Substring).self)
      for match in file.text.matches(of: regex) {
        cited.formUnion(Self.list(match.output.1).map { anchor + $0 })
      }
    }
    return cited
  }

  func isCited(in file: SourceFile) throws -> Bool {
    if try !citedRows(in: file).isEmpty { return true }
    guard mayCite(file) else { return false }
    return try others.contains { file.text.contains(try Regex($0)) }
  }

  private func mayCite(_ file: SourceFile) -> Bool {
    hints.contains { file.text.range(of: $0) != nil }
  }

  /// `"2, 4 to 6"` as `["2", "4", "5", "6"]`.
  static func list(_ text: Substring) -> [String] {
    text.split(separator: #/, | and /#).flatMap { part in
      let ends = part.split(separator: " to ").compactMap { Int($0) }
      guard ends.count == 2, ends[0] <= ends[1] else { return [String(part)] }
      return (ends[0]...ends[1]).map(String.init)
    }
  }
}

/// A source, script or page of the repository.
struct SourceFile: Sendable {
  /// The path from the root of the repository.
  let path: String
  let text: String

  private static let folders = ["Sources", "Tests", "docs", "Demo", "Lab", "bin"]
  private static let types: Set<String> = ["swift", "md", "py", "js", "sh"]

  var isTest: Bool { path.hasPrefix("Tests/") && path.hasSuffix(".swift") }

  /// Every file that may cite a reference, except the references themselves and their tests.
  static let all: [SourceFile] = {
    let pages = Document.all.filter { !$0.path.contains("/") }
      .map { SourceFile(path: $0.path, text: $0.text) }
    return pages
      + folders.flatMap(files).filter {
        !$0.path.hasPrefix("docs/references/") && !$0.path.hasPrefix("Tests/DocumentationTests/")
      }
  }()

  private static func files(in folder: String) -> [SourceFile] {
    let base = Document.root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: base.path(percentEncoded: false))
    var files: [SourceFile] = []
    for case let name as String in names ?? .init() {
      let isBuilt = name.split(separator: "/").contains { $0.hasPrefix(".") }
      let path = base.appending(path: name)
      // The scripts of `bin` have no extension.
      let isSource = types.contains(path.pathExtension) || folder == "bin"
      guard !isBuilt, isSource,
        let text = try? String(contentsOf: path, encoding: .utf8)
      else { continue }
      files.append(SourceFile(path: folder + "/" + name, text: text))
    }
    return files
  }
}

/// The pages of `docs/decisions`: each decision is short and dated, and each page is in the index.
@Suite("Decisions")
struct DecisionTests {
  private static let index = Document(path: "docs/decisions/README.md")

  private static let pages = Document.all.filter {
    $0.path.hasPrefix("docs/decisions/") && $0.path != index?.path
  }

  @Test("have a date and at most three lines", arguments: pages)
  func form(_ page: Document) {
    let parts = page.text.components(separatedBy: "\n#").dropFirst()
    for part in parts {
      let lines = part.components(separatedBy: "\n").filter { !$0.isEmpty }
      // A heading without text groups the decisions below it.
      guard lines.count > 1 else { continue }
      let heading = lines[0].drop { $0 == "#" || $0 == " " }
      #expect(
        lines[1].wholeMatch(of: /\*\d{4}-\d{2}-\d{2}\*/) != nil, "“\(heading)” has no date")
      #expect(lines.count <= 5, "“\(heading)” has more than three lines")
    }
  }

  @Test("are on pages that the index lists")
  func pagesExist() {
    #expect(Self.pages.count >= 5)
    let links = Set(Self.index?.links ?? [])
    for page in Self.pages { #expect(links.contains(page.name + ".md")) }
  }
}
