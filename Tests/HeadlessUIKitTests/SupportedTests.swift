import Foundation
import Testing

/// A line of `SUPPORTED.md`: the names that its tests don't say, the tests, and the recording in italics.
struct Promise: Sendable, CustomTestStringConvertible {
  let text: String
  let section: String
  /// The line above its group: `Documented`, `Recorded`, or `Inferred`.
  let source: String?
  let tests: [String]
  let recording: String?

  var testDescription: String { text }

  private static let others = ["Recorded otherwise", "What may be overridden"]

  /// The lines of the lists in `document`, except those of `others`.
  static func all(in document: String) -> [Promise] {
    var (promises, section, source): ([Promise], String, String?) = ([], "", nil)
    for line in document.split(separator: "\n") {
      if line.hasPrefix("## ") {
        (section, source) = (String(line.dropFirst(3)), nil)
      } else if line.wholeMatch(of: /\w+:/) != nil {
        source = String(line.dropLast())
      } else if line.hasPrefix("-"), !others.contains(section) {
        let text = String(line.dropFirst(2))
        guard let parts = text.wholeMatch(of: /(?:`[^`]+`(?:, `[^`]+`)*: )?(.*?)(?: \*(.+)\*)?/)
        else { continue }
        let tests = parts.1.components(separatedBy: " · ").filter { !$0.isEmpty }
        promises.append(
          Promise(
            text: text, section: section, source: source, tests: tests,
            recording: parts.2.map(String.init)))
      }
    }
    return promises
  }
}

@Suite("SUPPORTED.md")
struct SupportedTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static let promises: [Promise] = {
    let file = folder.appending(path: "../../Sources/Headless/HeadlessUIKit/SUPPORTED.md")
      .standardized
    return Promise.all(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }()

  /// The names of all tests in this folder and in that of the screens.
  private static let tests: Set<String> = {
    let folders = [folder, folder.appending(path: "../../Lab/Tests/AppScreensSwift6").standardized]
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    var names: Set<String> = []
    for file in files {
      guard file.pathExtension == "swift",
        let source = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      for match in source.matches(of: /@Test\(\s*"([^"\n]*)"/) { names.insert(String(match.1)) }
    }
    return names
  }()

  @Test("every promise has a test, and every named test exists", arguments: promises)
  func isTested(promise: Promise) {
    #expect(!promise.tests.isEmpty)
    for test in promise.tests {
      #expect(Self.tests.contains(test), "no test is named '\(test)'")
    }
  }

  @Test("the list and the tests are found, and a line without a test or a source is detected")
  func parsing() {
    #expect(Self.promises.count > 250 && Self.tests.count > 400)
    let promises = Promise.all(
      in: """
        ## A
        Recorded:
        - `a`, `b(_:)`: c: d · e *f 1, g*
          A note.
        - `a`:
        -
        ## Recorded otherwise
        - h
        ## B
        - i
        """)
    #expect(promises.map(\.tests) == [["c: d", "e"], ["`a`:"], [], ["i"]])
    #expect(promises.map(\.source) == ["Recorded", "Recorded", "Recorded", nil])
    #expect(promises.map(\.recording) == ["f 1, g", nil, nil, nil])
  }

  @Test("every promise about UIKit is recorded, documented, or inferred")
  func sources() {
    let own = ["Beyond UIKit", "Screens of apps"]
    let promises = Self.promises.filter { !own.contains($0.section) }
    #expect(promises.count > 200)
    for promise in promises {
      let isKnown = ["Recorded", "Documented", "Inferred"].contains(promise.source)
      #expect(isKnown, "\(promise.section): \(promise.text)")
      #expect(promise.recording == nil || promise.source == "Recorded", "\(promise.text)")
    }
  }

  @Test("no test is named twice")
  func unique() {
    let tests = Self.promises.flatMap(\.tests)
    let repeated = Dictionary(grouping: tests) { $0 }.filter { $1.count > 1 }.keys
    #expect(repeated.isEmpty)
  }
}
