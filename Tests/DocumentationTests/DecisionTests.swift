import Foundation
import Testing

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
