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
  /// The seconds for which the end remains visible.
  private var lingering = 0.0

  private static let lingeringTime = 1.5

  var isShowing: Bool { playback != nil }

  mutating func show(_ playback: TracePlayback) {
    stop()
    playback.isDark = isDark
    self.playback = playback
    lingering = Self.lingeringTime
  }

  mutating func stop() {
    playback?.stop()
    playback = nil
  }

  /// Advances the playback, and returns whether it has just ended.
  mutating func advance(by seconds: TimeInterval, until deadline: ContinuousClock.Instant?) -> Bool
  {
    guard let playback else { return false }
    playback.advance(by: seconds, until: deadline)
    guard playback.isOver else { return false }
    lingering -= seconds
    if lingering <= 0 { stop() }
    return !isShowing
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
