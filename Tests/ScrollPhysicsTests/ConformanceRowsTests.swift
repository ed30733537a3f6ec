// Row numbers refer to docs/references/scroll-conformance.md.

import Foundation
import Testing

@Suite("Conformance table")
struct ConformanceRowsTests {
  /// The unused row numbers of the table.
  private static let gaps: Set<Int> = [
    18, 20, 21, 23, 57, 60, 62, 65, 69, 71, 84, 86, 88, 90,
  ]

  /// From row 135 on, the table lists the rules of web libraries, which are neither UIKit's nor
  /// this module's.
  private static let rows = (1...134).filter { !gaps.contains($0) }

  @Test("every row about UIKit, the formulas, and the curves is in a test", arguments: rows)
  func isTested(row: Int) throws {
    let mentions = try Regex(#"(?:Row\(\s*|rows? )\#(row)\b"#)
    #expect(try Self.sources().contains { $0.contains(mentions) }, "row \(row)")
  }

  private static func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix("ConformanceRows") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
