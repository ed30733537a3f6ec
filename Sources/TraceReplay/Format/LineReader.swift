import Foundation

/// The lines of a file or of standard input, one at a time, however many there are.
public struct LineReader {
  /// What a whole trace of a long day fits into; without a limit, one line could take all memory.
  static let longestLine = 64 << 20

  private let file: FileHandle
  private var buffer: [UInt8] = []
  /// Where in `buffer` the next line begins.
  private var start = 0
  private var isOver = false
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter path: a file, or `-` for standard input.
  /// - Throws: a `POSIXError`, as `next` does.
  public init(path: String) throws {
    guard path != "-" else {
      file = .standardInput
      return
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw POSIXError(.ENOENT)
    }
    self.file = file
  }

  /// Whether `next` has to wait for more input.
  public var isDrained: Bool { !isOver && lineEnd(from: start) == nil }

  /// Without its line break, which the last line need not have; `nil` at the end.
  public mutating func next() throws -> Data? {
    var searched = start
    while true {
      if let end = lineEnd(from: searched) {
        defer { start = end + 1 }
        return Data(buffer[start..<end])
      }
      guard !isOver else {
        defer { start = buffer.endIndex }
        return start < buffer.endIndex ? Data(buffer[start...]) : nil
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.endIndex
      guard buffer.count <= Self.longestLine else { throw POSIXError(.EFBIG) }
      try fill()
    }
  }

  /// Takes what is there, and not a fixed amount: whoever writes may wait for the answer.
  private mutating func fill() throws {
    let count = try piece.withUnsafeMutableBytes { bytes in
      let count = read(file.fileDescriptor, bytes.baseAddress, bytes.count)
      guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      return count
    }
    isOver = count == 0
    buffer.append(contentsOf: piece.prefix(count))
  }

  private func lineEnd(from index: Int) -> Int? { buffer[index...].firstIndex(of: 0x0A) }
}
