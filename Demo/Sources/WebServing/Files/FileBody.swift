import Foundation
import NIOPosix

/// A file that is the body of a response. Neither its contents nor a descriptor is kept for a peer that reads slowly.
struct FileBody: Sendable {
  /// The error of a file that isn't there, or not as it was.
  struct Changed: Error {}

  private struct State: Equatable {
    let length: Int
    let modified: Date
    let number: Int
  }

  private let path: String
  private let state: State

  init(_ url: URL) async throws {
    path = url.path
    state = try await Self.offThread { [path] in try Self.state(of: path) }
  }

  var length: Int { state.length }

  /// - Throws: ``Changed`` if the file has changed since it was found.
  func bytes(at offset: Int, count: Int) async throws -> Data {
    try await Self.offThread {
      guard try Self.state(of: path) == state, let file = FileHandle(forReadingAtPath: path) else {
        throw Changed()
      }
      defer { try? file.close() }
      try file.seek(toOffset: UInt64(offset))
      guard let bytes = try file.read(upToCount: count), bytes.count == count else {
        throw Changed()
      }
      return bytes
    }
  }

  private static func state(of path: String) throws -> State {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let length = attributes[.size] as? Int, let modified = attributes[.modificationDate] as? Date,
      let number = attributes[.systemFileNumber] as? Int
    else { throw Changed() }
    return State(length: length, modified: modified, number: number)
  }

  /// Reading blocks, and must not block a thread that serves other requests.
  private static func offThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await NIOThreadPool.singleton.runIfActive(body)
  }
}
