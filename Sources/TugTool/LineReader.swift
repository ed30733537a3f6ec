import Foundation

/// The lines of a file or of standard input, one at a time, however many there are.
struct LineReader {
  /// What a whole trace of a long day fits into; without a limit, one line could take all memory.
  static let longestLine = 64 << 20

  private let file: FileHandle
  private var buffer: [UInt8] = []
  /// Where in `buffer` the next line begins.
  private var start = 0
  private var isOver = false

  /// - Parameter path: a file, or `-` for standard input.
  init(path: String) throws {
    guard path != "-" else {
      file = .standardInput
      return
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.file = file
  }

  /// Whether `next` has to wait for more input.
  var isDrained: Bool { !isOver && lineEnd(from: start) == nil }

  /// Without its line break, which the last line need not have; `nil` at the end.
  mutating func next() throws -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = lineEnd(from: searched) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      guard !isOver else {
        defer { start = buffer.endIndex }
        return start < buffer.endIndex ? buffer[start...] : nil
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.endIndex
      guard buffer.count <= Self.longestLine else { throw CocoaError(.fileReadTooLarge) }
      // What is there, and not a fixed amount: whoever writes may wait for the answer.
      let more = file.availableData
      isOver = more.isEmpty
      buffer.append(contentsOf: more)
    }
  }

  private func lineEnd(from index: Int) -> Int? { buffer[index...].firstIndex(of: 0x0A) }
}
