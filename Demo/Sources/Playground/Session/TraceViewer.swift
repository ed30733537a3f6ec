import Foundation
import TraceReplay
import Tug
@_spi(Tools) import TugTrace

/// Plays traces on the phone in place of the scene.
@MainActor
struct TraceViewer {
  private(set) var playback: TracePlayback?
  /// Whether the phone is dark, as the list of the trace is then, too.
  var isDark = false {
    didSet { playback?.isDark = isDark }
  }
  /// Whether a trace plays or has ended. Its end stays on the phone until `stop()`.
  var isShowing: Bool { playback != nil }
  /// Whether a trace plays that hasn't ended. One without events ends with the next step, so that its end is reported.
  private(set) var isPlaying = false

  mutating func show(_ playback: TracePlayback) {
    stop()
    playback.isDark = isDark
    self.playback = playback
    isPlaying = true
  }

  mutating func stop() {
    playback?.stop()
    playback = nil
    isPlaying = false
  }

  /// Advances the playback, and returns whether it has just ended.
  mutating func advance(by seconds: TimeInterval, until deadline: ContinuousClock.Instant?) -> Bool {
    guard isPlaying, let playback else { return false }
    playback.advance(by: seconds, until: deadline)
    isPlaying = !playback.isOver
    return !isPlaying
  }
}

/// Parses traces away from the main actor, one at a time.
actor TraceScriptParser {
  static let shared = TraceScriptParser()

  func parse(_ text: String) throws -> TraceScript {
    try Task.checkCancellation()
    return try TraceScript(text, limits: TraceUploads.limits)
  }
}

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

/// The recording of the last gesture that has moved a list, and of the controls that it has started.
@MainActor
struct GestureRecording {
  private var recorder: TraceRecorder?
  /// The recording to keep while touches move nothing, such as taps on the tabs of the app.
  private var earlier: TraceRecorder?

  mutating func begin(on window: UIWindow) {
    if let recorder, recorder.hasMoved { earlier = recorder }
    recorder = window.firstScrollView.map { TraceRecorder($0, limit: 4000) }
  }

  var trace: String {
    let moved = recorder?.hasMoved == true ? recorder : earlier
    return (moved ?? recorder)?.traceOfRuns ?? ""
  }
}
