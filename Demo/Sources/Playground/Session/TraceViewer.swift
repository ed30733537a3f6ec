import Foundation
import TraceReplay

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
  mutating func advance(by seconds: TimeInterval, until deadline: ContinuousClock.Instant?) -> Bool
  {
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
