import Foundation
import Testing

/// MJRefresh's own traces, played on Tug.
///
/// Serialized: a hundred of them on the main actor would delay other tests, which wait for a
/// server.
@Suite("Agreement with MJRefresh", .serialized)
@MainActor
struct AgreementTests {
  @Test(
    "every step agrees with MJRefresh, except for the differences in docs/replay-differences.md",
    arguments: RecordedTrace.all)
  func agrees(trace: RecordedTrace) throws {
    let played = try RecordedTrace.played(trace)
    #expect(played.count == trace.states.count)
    let defects = Mismatch.all(trace, played).filter { mismatch in
      !Difference.all.contains { $0.covers(mismatch, in: trace) }
    }
    #expect(defects.isEmpty, "\(defects.count) differences, the first: \(defects.prefix(3))")
  }

  @Test("every family in docs/replay-differences.md actually differs", arguments: Difference.all)
  func differs(difference: Difference) throws {
    for family in difference.families {
      let named = RecordedTrace.all.filter {
        $0.family == family || family == $0.family.prefix { $0 != "/" } + "/*"
      }
      let isSeen = try named.contains { trace in
        try Mismatch.all(trace, RecordedTrace.played(trace)).contains {
          difference.covers($0, in: trace)
        }
      }
      #expect(isSeen, "\(family) agrees")
    }
  }

  @Test("every difference has a test of Tug's behavior", arguments: Difference.all)
  func isTested(difference: Difference) {
    #expect(!difference.tests.isEmpty)
    for test in difference.tests {
      #expect(Self.tests.contains(test), "no test is called “\(test)”")
    }
  }

  @Test("the traces and the table are found")
  func areFound() {
    #expect(RecordedTrace.all.count >= 142 && Set(RecordedTrace.all.map(\.family)).count >= 72)
    #expect(!Difference.all.isEmpty && !Difference.ofComponents.isEmpty)
  }

  /// The names of all tests.
  private static let tests: Set<String> = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let source = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      for match in source.matches(of: /@Test\(\s*"([^"\n]*)"/) { names.insert(String(match.1)) }
    }
    return names
  }()
}

/// A row of `docs/replay-differences.md`: an intended difference between Tug and MJRefresh.
struct Difference: Sendable, CustomTestStringConvertible {
  let title: String
  /// `header/detach`, or `autoFooter/*` for all families of a control.
  let families: [String]
  let keys: Set<String>
  /// The events of which the first one in a trace is the earliest place for a difference.
  let from: Set<String>
  let tests: [String]

  var testDescription: String { "\(families.joined(separator: ", ")): \(keys.sorted())" }

  func covers(_ mismatch: Mismatch, in trace: RecordedTrace) -> Bool {
    guard keys.contains(mismatch.key), isNamed(trace.family) else { return false }
    guard let first = trace.ops.firstIndex(where: from.contains) else {
      return from.contains("set-up")
    }
    return from.contains("set-up") || mismatch.step > first
  }

  func isNamed(_ family: String) -> Bool {
    families.contains { $0 == family || $0 == family.prefix { $0 != "/" } + "/*" }
  }

  /// The rows of the tables in `document` with code in their second cell. Those without a column of tests have those
  /// of the row with their title.
  static func all(in document: String) -> [Difference] {
    document.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| ") else { return nil }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 5, cells[1].hasPrefix("`") else { return nil }
      return Difference(
        title: cells[0], families: code(in: cells[1]), keys: Set(code(in: cells[2])), from: Set(code(in: cells[3])),
        tests: cells.count < 7 ? [] : cells[6].components(separatedBy: " · ").filter { !$0.isEmpty })
    }
  }

  private static func code(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static let page: String = {
    let file = folder.appending(path: "../../docs/replay-differences.md").standardized
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The page's part about Tug's own controls, and that about the classes with MJRefresh's names.
  private static let parts = page.components(separatedBy: "\n## The classes of TugMJRefresh\n")

  static let all = all(in: parts[0])
  static let ofComponents = all(in: parts.last ?? "")
}

/// A disagreement between Tug and MJRefresh: one key of one state.
struct Mismatch: CustomStringConvertible {
  let key: String
  /// 0 is the setup, 1 the first event.
  let step: Int
  let op: String
  let recorded: String
  let played: String

  var description: String {
    "step \(step) (\(op)): \(key) is \(played), in MJRefresh \(recorded)"
  }

  private static let keys = [
    "state", "fired", "offset", "insetTop", "insetBottom", "frameY", "hidden", "pullingPercent",
  ]

  /// The number of values that are compared.
  static func comparedValues(_ played: [SeenState]) -> Int {
    played.reduce(0) { $0 + keys.count - (compares("pullingPercent", of: $1) ? 0 : 1) }
  }

  /// The percentage is compared only while the content is dragged.
  private static func compares(_ key: String, of played: SeenState) -> Bool {
    key != "pullingPercent" || played.values["scrolling"] as? String == "dragging"
  }

  /// Compares step by step.
  static func all(_ trace: RecordedTrace, _ played: [SeenState]) -> [Mismatch] {
    zip(trace.states, played).enumerated().flatMap { step, states in
      keys.compactMap { key in
        let (recorded, played) = states
        guard compares(key, of: played), !isSame(recorded.values[key], played.values[key]) else { return nil }
        return Mismatch(
          key: key, step: step, op: step == 0 ? "set-up" : trace.ops[step - 1],
          recorded: recorded[key], played: played[key])
      }
    }
  }

  private static func isSame(_ one: (any Sendable)?, _ other: (any Sendable)?) -> Bool {
    if let one = one as? String, let other = other as? String { return one == other }
    guard let one = one as? NSNumber, let other = other as? NSNumber else { return false }
    return abs(one.doubleValue - other.doubleValue) <= 1e-9
  }
}
