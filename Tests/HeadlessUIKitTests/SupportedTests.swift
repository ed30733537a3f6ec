import Foundation
import Testing

/// A line of `SUPPORTED.md`.
struct Promise: Sendable, CustomTestStringConvertible {
  let text: String
  let tests: [String]
  /// The third column, if the table has one.
  let source: String?

  var testDescription: String { text }

  /// The rows of the tables in `document`, without their headings, up to the table of members.
  static func all(in document: String) -> [Promise] {
    let document = document.components(separatedBy: "\n## What may be overridden\n")[0]
    return document.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("|"), !line.hasPrefix("|---"), !line.hasPrefix("| Promise |") else {
        return nil
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let tests = cells.dropFirst().first?.components(separatedBy: " · ").filter { !$0.isEmpty }
      return Promise(
        text: cells.first ?? "", tests: tests ?? [], source: cells.count > 3 ? cells[2] : nil)
    }
  }
}

@Suite("SUPPORTED.md")
struct SupportedTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static let promises: [Promise] = {
    let file = folder.appending(path: "../../Sources/HeadlessUIKit/SUPPORTED.md").standardized
    return Promise.all(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }()

  /// The names of all tests in this folder and in that of the screens.
  private static let tests: Set<String> = {
    let folders = [folder, folder.appending(path: "../AppScreensSwift6").standardized]
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
    #expect(!promise.text.isEmpty && !promise.tests.isEmpty)
    for test in promise.tests {
      #expect(Self.tests.contains(test), "no test is named '\(test)'")
    }
  }

  @Test("the list and the tests are found, and a line without a test is detected")
  func parsing() {
    #expect(Self.promises.count > 50 && Self.tests.count > 100)
    let promises = Promise.all(
      in: "# A\n| Promise | Test |\n|---|---|\n| a | |\n| b |\n| c | d · e |")
    #expect(promises.map(\.text) == ["a", "b", "c"])
    #expect(promises.map(\.tests) == [[], [], ["d", "e"]])
  }

  @Test("every promise about UIKit is recorded, documented, or inferred")
  func sources() throws {
    let file = Self.folder.appending(path: "../../Sources/HeadlessUIKit/SUPPORTED.md").standardized
    let document = try String(contentsOf: file, encoding: .utf8)
    let uikit = try #require(document.components(separatedBy: "\n## Beyond UIKit\n").first)
    let promises = Promise.all(in: uikit)
    #expect(promises.count > 200)
    for promise in promises {
      let parts = promise.source?.components(separatedBy: ": ") ?? []
      let isKnown = ["recorded", "documented", "inferred"].contains(parts.first)
      #expect(isKnown && (parts.count == 1 || parts[0] == "recorded"), "\(promise.text)")
    }
  }

  @Test("no promise occurs twice")
  func unique() {
    let texts = Self.promises.map(\.text)
    #expect(Set(texts).count == texts.count)
  }
}
