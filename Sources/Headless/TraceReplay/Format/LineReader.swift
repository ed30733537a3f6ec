import Foundation
import TugTrace

/// Reads the lines of a file or of standard input one at a time.
public struct LineReader {
  /// The maximum length of a line, in bytes, so that no line can use up the memory.
  static let maximumLineLength = 64 << 20

  private let file: FileHandle
  private var buffer: [UInt8] = []
  /// The index in `buffer` at which the next line begins.
  private var start = 0
  private var isOver = false
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter path: The path of a file, or `-` for standard input.
  /// - Throws: A `POSIXError`, as `next` does.
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

  /// Whether `next` would wait for more input.
  public var isDrained: Bool { !isOver && lineEnd(from: start) == nil }

  /// Returns the next line without its line break, which the last line may lack, or `nil` at the end.
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
      guard buffer.count <= Self.maximumLineLength else { throw POSIXError(.EFBIG) }
      try fill()
    }
  }

  /// Reads what is available instead of a fixed amount, since the writer may wait for a response.
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

public typealias TraceError = TugTrace.TraceError
