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
    #expect(!Difference.all.isEmpty)
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
