import Foundation
import Testing
import TraceReplay

@Suite("Reading lines")
struct LineReaderTests {
  private func lines(of text: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    var reader = try LineReader(path: file.path)
    var lines: [String] = []
    while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(!reader.isDrained)
    return lines
  }

  @Test(
    "a line ends at its line break, the last line also without; an empty line counts",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\n\nb\n", ["a", "", "b"]),
      ("\n", [""]),
    ])
  func breaks(text: String, expected: [String]) throws {
    #expect(try lines(of: text) == expected)
  }

  @Test("lines longer than one read are returned whole")
  func longLines() throws {
    let long = String(repeating: "x", count: 200_000)
    #expect(try lines(of: "\(long)\n\(long)y\nz") == [long, long + "y", "z"])
  }

  @Test("an unreadable file is an error", arguments: ["/", "/no/such/file"])
  func unreadable(path: String) {
    #expect(throws: POSIXError.self) {
      var reader = try LineReader(path: path)
      _ = try reader.next()
    }
  }
}
