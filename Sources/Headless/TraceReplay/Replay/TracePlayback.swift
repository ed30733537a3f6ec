import Foundation
import HeadlessDriver
import HeadlessUIKit
import Tug
import TugTrace

/// Plays a trace in a window of its own at its recorded speed, for viewing.
///
/// A trace doesn't contain the content of the list; numbered rows take its place. The controls of a
/// recording are shown one after the other, each with all of its events.
@MainActor
public final class TracePlayback {
  private var sections: [TraceScript.Section]
  private var player: TracePlayer
  private var rows: PlaceholderRows
  private var nextEvent = 0
  /// The seconds that remain of the current event, a `tick` or a frame of scrolling.
  private var remaining = 0.0
  /// Whether `remaining` is time of the trace. The time of a frame isn't.
  private var isTicking = false
  private var lastWasFrame = false
  /// Whether the section has had an event. The time before that is shortened.
  private var hasBegun = false

  /// - Parameter trace: JSON lines, as `tugtool replay` reads them.
  /// - Throws: A `TraceError` with the number of the line.
  public convenience init(_ trace: String) throws {
    self.init(try TraceScript(trace))
  }

  public init(_ script: TraceScript) {
    sections = script.sections.reversed()
    (player, rows) = Self.open(script.sections[0].config)
  }

  /// Whether the list looks as on a dark phone. A trace doesn't contain the appearance, so only colors
  /// depend on it.
  public var isDark = false {
    didSet { if isDark != oldValue { showAppearance() } }
  }

  public var window: UIWindow { player.window }
  public var scrollView: UIScrollView { player.scrollView }
  /// Whether everything has been played.
  public var isOver: Bool { remaining <= 0 && sections.count == 1 && !hasEvents }

  private var hasEvents: Bool { nextEvent < sections[sections.count - 1].events.count }

  /// Plays the next `seconds`.
  ///
  /// - Parameter deadline: The time to stop even if the seconds aren't over, because there can be
  /// any number of events that take no time. The next call continues there, and the playback takes
  /// that much longer. `nil`, the default, plays everything.
  public func advance(by seconds: TimeInterval, until deadline: ContinuousClock.Instant? = nil) {
    var left = seconds
    while !isOver {
      if remaining > 0 {
        guard left > 0 else { break }
        let passed = min(remaining, left)
        if isTicking { player.pass(passed, inStepsOf: Self.frame) { _ in } }
        remaining -= passed
        left -= passed
      } else if hasEvents {
        playNext()
      } else {
        player.stop()
        sections.removeLast()
        (player, rows) = Self.open(sections[sections.count - 1].config)
        showAppearance()
        nextEvent = 0
        lastWasFrame = false
        hasBegun = false
      }
      // At least one step is made, so that the playback ends however busy the actor is.
      if let deadline, ContinuousClock.now >= deadline { break }
    }
    rows.show(in: player.scrollView)
  }

  /// Ends the playback, and every motion with it.
  public func stop() { player.stop() }

  private func playNext() {
    let event = sections[sections.count - 1].events[nextEvent]
    // Consecutive frames of scrolling without a `tick` are one frame's time apart.
    if case .offset = event, lastWasFrame {
      (remaining, isTicking, lastWasFrame) = (Self.frame, false, false)
      return
    }
    nextEvent += 1
    if case .tick = event {} else { hasBegun = true }
    switch event {
    case .tick(let seconds) where seconds.value > 0:
      let seconds = hasBegun ? seconds.value : min(seconds.value, Self.longestPause)
      (remaining, isTicking, lastWasFrame) = (seconds, true, false)
    case .offset:
      lastWasFrame = true
      player.play(event)
    default: player.play(event)
    }
  }

  /// The player of each section has a device of its own.
  private func showAppearance() {
    player.host.updateTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
  }

  private static let frame = 1.0 / 60
  /// The time in seconds that passes before the first event, however long nothing happened.
  private static let longestPause = 0.3

  private static func open(_ config: TraceConfig) -> (TracePlayer, PlaceholderRows) {
    let player = TracePlayer(config)
    player.host.fontMetrics = ProportionalFontMetrics()
    return player.host.run {
      player.window.backgroundColor = .systemBackground
      if config.isLive {
        for control in player.controls { control.useStandardLook() }
      }
      let rows = PlaceholderRows()
      player.scrollView.insertSubview(rows, at: 0)
      rows.show(in: player.scrollView)
      return (player, rows)
    }
  }
}

/// The main queue of MJRefresh's traces, which delays `end` and similar calls until `tick`. The
/// same calls wait here, so that their effect appears in the same step. In Tug they take effect at
/// once.
@MainActor
final class MainQueue {
  private let host: HeadlessHost
  private var calls: [() -> Void] = []
  private var isTicking = false

  init(of host: HeadlessHost) { self.host = host }

  func add(_ call: @escaping () -> Void) {
    calls.append(call)
    guard isTicking else { return }
    // Before time advances.
    UIView.animate(withDuration: 0, animations: {}, completion: { [weak self] _ in self?.empty() })
  }

  /// Empties the queue and advances the time. Events due exactly at the end still happen.
  func tick(_ seconds: TimeInterval) {
    isTicking = true
    empty()
    host.advance(by: seconds)
    empty()
    isTicking = false
  }

  private func empty() {
    while !calls.isEmpty { calls.removeFirst()() }
  }
}

/// Makes the faults of a trace happen, and takes note of what UIKit would not survive.
@MainActor
final class PlayedFaults {
  static let noMistake = "UIKit is never asked for what would stop or crash it"
  /// The inset that the app assigns in each layout.
  let wholeInset: UIEdgeInsets?
  /// Whether Tug takes every inset for a whole value.
  let knowsWholeInsets: Bool
  /// The first mistake that the host has reported.
  private(set) var mistake: String?
  private let isLayoutLate: Bool
  private let host: HeadlessHost
  private var animationCount = 0

  init(_ faults: TraceFaults?, _ host: HeadlessHost) {
    self.host = host
    wholeInset = faults?.wholeInset.map { UIEdgeInsets($0) }
    knowsWholeInsets = faults?.knowsWholeInsets ?? false
    isLayoutLate = faults?.lateLayout ?? false
    if faults?.lateSafeArea == true { host.behavior.safeAreaArrival = .nextTurn }
    host.onMistake = { [weak self] mistake in
      if self?.mistake == nil { self?.mistake = mistake }
    }
    guard let completions = faults?.completions, !completions.isEmpty else { return }
    host.completionForAnimation = { [weak self] in
      guard let self else { return .inTime }
      defer { animationCount += 1 }
      return AnimationCompletion(completions[animationCount % completions.count])
    }
  }

  func scrollView(_ frame: CGRect) -> UIScrollView {
    guard let wholeInset else { return UIScrollView(frame: frame) }
    return InsistentScrollView(frame: frame, wholeInset)
  }

  /// The scroll view gets its size in the next turn.
  func willEnterWindow(_ scrollView: UIScrollView) {
    let size = scrollView.frame.size
    guard isLayoutLate, size != .zero else { return }
    scrollView.frame.size = .zero
    host.schedule(after: 0) { [weak scrollView] in
      if let scrollView, scrollView.frame.size == .zero { scrollView.frame.size = size }
    }
  }
}

/// A scroll view whose app assigns a whole inset in each layout, as hosts do that know of no controls.
private final class InsistentScrollView: UIScrollView {
  private let wholeInset: UIEdgeInsets

  init(frame: CGRect, _ wholeInset: UIEdgeInsets) {
    self.wholeInset = wholeInset
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if contentInset != wholeInset { contentInset = wholeInset }
  }
}

extension AnimationCompletion {
  fileprivate init(_ completion: TraceFaults.Completion) {
    self =
      switch completion {
      case .inTime: .inTime
      case .atOnce: .atOnce
      case .early: .early(0.3)
      case .twice: .twice
      case .never: .never
      }
  }
}
