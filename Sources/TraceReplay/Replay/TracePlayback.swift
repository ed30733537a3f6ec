import Foundation
import HeadlessDriver
import Tug

/// A trace on a screen of its own, in the time that it took: to be looked at.
///
/// What the list showed is in no trace; stripes stand for it. The controls of a recording are shown
/// one after the other, each with all that happened.
@MainActor
public final class TracePlayback {
  private struct Reel {
    let config: TraceConfig
    var events: [TraceEvent] = []
  }

  private var reels: [Reel]
  private var player: TracePlayer
  private var stripes: PlaceholderRows
  private var next = 0
  /// Of the event under way, a `tick` or a frame of scrolling, seconds that are left.
  private var rest = 0.0
  /// The time that is left is the trace's own; a frame's is not.
  private var isTicking = false
  private var lastWasFrame = false

  /// - Parameter trace: JSON lines, as `tugtool replay` reads them.
  /// - Throws: a `TraceError` with the number of the line.
  public init(_ trace: String) throws {
    reels = try Self.reels(in: trace)
    (player, stripes) = Self.project(reels[0].config)
  }

  public var window: UIWindow { player.window }
  public var scrollView: UIScrollView { player.scrollView }
  /// Nothing is left to show.
  public var isOver: Bool { rest <= 0 && next >= reels[0].events.count && reels.count == 1 }

  /// Shows what happened in the next so many seconds.
  public func advance(by seconds: TimeInterval) {
    var left = seconds
    while !isOver {
      if rest > 0 {
        guard left > 0 else { break }
        let passed = min(rest, left)
        if isTicking { player.pass(passed, inStepsOf: Self.frame) { _ in } }
        rest -= passed
        left -= passed
      } else if next < reels[0].events.count {
        playNext()
      } else {
        reels.removeFirst()
        (player, stripes) = Self.project(reels[0].config)
        next = 0
        lastWasFrame = false
      }
    }
    stripes.follow(player.scrollView)
  }

  private func playNext() {
    let event = reels[0].events[next]
    // Two frames of scrolling with no time in between are a frame's time apart.
    if case .offset = event, lastWasFrame {
      (rest, isTicking, lastWasFrame) = (Self.frame, false, false)
      return
    }
    next += 1
    switch event {
    case .tick(let seconds) where seconds > 0:
      (rest, isTicking, lastWasFrame) = (seconds, true, false)
    case .tick: player.play(event)
    case .offset:
      lastWasFrame = true
      player.play(event)
    default: player.play(event)
    }
  }

  private static let frame = 1.0 / 60

  private static func project(_ config: TraceConfig) -> (TracePlayer, PlaceholderRows) {
    let player = TracePlayer(config)
    player.host.fontMetrics = ProportionalFontMetrics()
    return player.host.run {
      player.window.backgroundColor = .systemBackground
      let stripes = PlaceholderRows()
      player.scrollView.insertSubview(stripes, at: 0)
      stripes.follow(player.scrollView)
      return (player, stripes)
    }
  }

  private static func reels(in trace: String) throws -> [Reel] {
    let decoder = JSONDecoder()
    var reels: [Reel] = []
    for (index, line) in trace.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.allSatisfy(\.isWhitespace)
    {
      do {
        try add(Data(line.utf8), to: &reels, decoder)
      } catch var error as TraceError {
        error.line = index + 1
        throw error
      }
    }
    guard !reels.isEmpty else { throw TraceError("there is no config") }
    return reels
  }

  private static func add(
    _ line: Data, to reels: inout [Reel], _ decoder: JSONDecoder
  ) throws {
    guard !reels.isEmpty else {
      switch try decoder.decode(FirstLine.self, ofTraceFrom: line) {
      case .config(let config): reels.append(Reel(config: config))
      case .trace(let trace): reels.append(Reel(config: trace.config, events: trace.events))
      }
      return
    }
    switch try decoder.decode(EventLine.self, ofTraceFrom: line) {
    case .config(let config): reels.append(Reel(config: config))
    case .event(let event):
      try reels[reels.count - 1].config.check(event)
      reels[reels.count - 1].events.append(event)
    }
  }
}
