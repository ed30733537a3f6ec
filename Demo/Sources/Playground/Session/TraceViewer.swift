import Foundation
import TraceReplay
import Tug
@_spi(Tools) import TugTrace

/// Plays traces on the phone in place of the scene.
@MainActor
struct TraceViewer {
  /// Bytes of the longest trace. A recording of 4,000 events has about half a megabyte.
  static let longestTrace = 2 << 20

  /// Parses a trace away from the main actor.
  nonisolated static func parse(_ text: String) async throws -> TraceScript {
    try TraceScript(text, limits: .init(steps: 10_000, controls: 500))
  }

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
