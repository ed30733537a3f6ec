import Foundation
import TraceReplay

/// Shows recordings on the phone, in place of the scene.
@MainActor
struct TraceViewer {
  private(set) var film: TracePlayback?
  private var received = ""
  /// Seconds for which the end stays to be looked at.
  private var lingering = 0.0

  /// Of all pieces together; a recorder's ring is much smaller.
  private static let longestTrace = 4 << 20
  private static let lingeringTime = 1.5

  var isShowing: Bool { film != nil }

  /// Takes a piece of a trace; with the last one, the film of it.
  mutating func receive(_ text: String, isLast: Bool) throws -> TracePlayback? {
    received += text
    guard received.utf8.count <= Self.longestTrace else {
      received = ""
      throw ProtocolFault("the trace is too long")
    }
    guard isLast else { return nil }
    defer { received = "" }
    return try TracePlayback(received)
  }

  mutating func show(_ film: TracePlayback) {
    self.film = film
    lingering = Self.lingeringTime
  }

  mutating func stop() { film = nil }

  /// True when the film has just ended.
  mutating func advance(by seconds: TimeInterval) -> Bool {
    guard let film else { return false }
    film.advance(by: seconds)
    guard film.isOver else { return false }
    lingering -= seconds
    if lingering <= 0 { stop() }
    return !isShowing
  }
}
