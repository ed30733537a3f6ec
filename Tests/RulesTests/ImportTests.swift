import Foundation
import Testing

/// The rules compile as Embedded Swift, without UIKit, Foundation, or a clock.
@Suite("The folder of the rules")
struct ImportTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Tug/Rules")

  private static func sources() throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  @Test("no file imports a module")
  func imports() throws {
    let sources = try Self.sources()
    #expect(sources.count > 20)
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      let code = text.split(separator: "\n").filter {
        !$0.drop(while: \.isWhitespace).hasPrefix("//")
      }
      #expect(
        !code.contains { $0.contains(/\bimport\s+\w/) }, "\(source.lastPathComponent)")
    }
  }
}
