import TraceReplay

/// The traces that pages are sending, which are kept until their last piece has arrived and is parsed.
///
/// Their size is limited for each session and for all sessions together.
@MainActor
final class TraceUploads {
  /// Bytes of one trace. A recording of 4,000 events has about half a megabyte.
  static let longestTrace = 2 << 20
  /// Pieces of one trace. The page sends 44 for the longest.
  static let mostPieces = 100
  /// The limits of one trace; see `TraceScript`.
  nonisolated static let limits = TraceScript.Limits(steps: 10_000, controls: 500)

  /// The error of a trace for which there is no room.
  struct Full: Error, CustomStringConvertible {
    let description = "too many traces are being sent to this server"
  }

  /// Bytes of all traces.
  private let capacity: Int
  private var uploads: [TraceUpload] = []

  nonisolated init(capacity: Int = 16 << 20) {
    self.capacity = capacity
  }

  /// The number of bytes kept.
  var size: Int { uploads.reduce(0) { $0 + $1.size } }

  /// Makes room for a piece of `upload` by dropping others that wait for their next piece, the oldest
  /// first.
  ///
  /// - Throws: ``Full`` if there is no room.
  func add(_ piece: String, to upload: TraceUpload) throws {
    if !uploads.contains(where: { $0 === upload }) { uploads.append(upload) }
    while size + piece.utf8.count > capacity {
      guard let oldest = uploads.first(where: { $0 !== upload && !$0.isComplete }) else {
        remove(upload)
        throw Full()
      }
      oldest.drop()
      uploads.removeAll { $0 === oldest }
    }
    upload.append(piece)
  }

  func remove(_ upload: TraceUpload) {
    uploads.removeAll { $0 === upload }
  }
}

/// One trace that a page is sending.
@MainActor
final class TraceUpload {
  /// Not one text that grows, which would reserve up to twice its size.
  private var pieces: [String] = []
  private(set) var size = 0
  /// Whether the last piece has arrived.
  var isComplete = false
  /// Whether the trace was dropped in favor of others.
  private(set) var isDropped = false

  var count: Int { pieces.count }
  var text: String { pieces.joined() }

  fileprivate func append(_ piece: String) {
    pieces.append(piece)
    size += piece.utf8.count
  }

  fileprivate func drop() {
    pieces = []
    size = 0
    isDropped = true
  }
}
