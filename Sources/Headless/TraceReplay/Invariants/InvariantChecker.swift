import HeadlessUIKit
import Tug
import TugTrace

/// Plays a trace and checks the invariants after each event.
@MainActor
final class InvariantChecker {
  private(set) var player: TracePlayer?
  private let config: TraceConfig
  private let invariants: [TraceInvariant]
  private var appInset: AppInsetCheck
  private var dragLimits: [DragLimitCheck]
  private let fastPath: FastPathCheck?
  private var checks: [any TraceCheck]

  private static let checks: [any TraceCheck.Type] = [
    DestinationCheck.self, PageCheck.self, FingerCheck.self, HeaderCheck.self, RoomCheck.self,
    EmptyListCheck.self, DataEndCheck.self, AnnouncementCheck.self, BounceCheck.self,
  ]

  init(_ config: TraceConfig, _ invariants: [TraceInvariant] = TraceInvariant.all) {
    self.config = config
    self.invariants = invariants
    let player = TracePlayer(config, isAudited: true)
    self.player = player
    appInset = AppInsetCheck(player)
    // A recording tells nothing of what the app does.
    checks = config.isLive ? [] : Self.checks.map { $0.init(player) }
    let hasStart = config.scrollView.start != nil
    let hasPhysics = config.scrollView.physics != nil
    // What the app does in callbacks is no event of its own.
    let reacts = config.controls.contains { $0.reactions != nil }
    dragLimits =
      hasPhysics || reacts ? [] : player.controls.map { DragLimitCheck($0, hasStart: hasStart) }
    // Async actions take turns of the main actor, which differ between two players.
    let isAsync = config.controls.contains { $0.response?.isAsync ?? false }
    // A recorder reads what the scroll view has to lay out first, so that an app that assigns an inset in each
    // layout does so at other moments.
    let insists = config.scrollView.faults?.wholeInset != nil
    fastPath = hasPhysics && !isAsync && !insists ? FastPathCheck(config) : nil
  }

  /// Plays the event and returns the name of an invariant that is violated afterwards.
  func play(_ event: TraceEvent) async -> String? {
    guard let player else { return nil }
    appInset.willPlay(event, on: player.scrollView)
    for index in dragLimits.indices {
      dragLimits[index].willPlay(event, on: player.controls[index], player)
    }
    for index in checks.indices { checks[index].willPlay(event, player) }
    player.play(event)
    await player.letActionsRun()
    await fastPath?.play(event)
    if let broken = broken() { return broken }
    var broken: String?
    for index in checks.indices where !checks[index].holds(after: event, player) {
      broken = broken ?? type(of: checks[index]).invariant
    }
    return broken
  }

  /// Returns the name of a currently violated invariant.
  ///
  /// - Parameter isEnding: Whether the trace is over, so that only one of the players continues.
  func broken(isEnding: Bool = false) -> String? {
    guard let player else { return nil }
    for index in dragLimits.indices
    where dragLimits[index].isExceeded(by: player.controls[index], player) {
      return DragLimitCheck.invariant
    }
    for control in player.controls {
      let audits = [control.audit] + control.former.map(\.audit)
      let now = player.host.time
      if !config.isLive, audits.contains(where: { $0?.isOverdue(at: now) ?? false }) {
        return CallbackAudit.actsOnce
      }
      if let broken = audits.lazy.compactMap({ $0?.broken }).first { return broken }
    }
    if player.faults.mistake != nil { return PlayedFaults.noMistake }
    if !appInset.holds(on: player.scrollView) { return AppInsetCheck.invariant }
    if !isEnding, let fastPath, !fastPath.holds(for: player) { return FastPathCheck.invariant }
    return invariants.first { !$0.holds(player) }?.name
  }

  /// Ends the trace and returns the name of an invariant that is violated at the end. The player is
  /// released.
  func finish() async -> String? {
    fastPath?.stop()
    guard !config.isLive, let ending = makeEnding() else { return nil }
    let broken =
      switch config.ending {
      case .rest: await ending.rest() ?? broken(isEnding: true)
      case .remove: await ending.remove()
      case .abandon: String?.none
      }
    player = nil
    if let broken { return broken }
    return await ending.abandon()
  }

  /// A separate function, so that nothing else retains the player.
  private func makeEnding() -> EndingCheck? { player.map { EndingCheck($0) } }
}

// The valid numbers of a layout, independently of the rules' own check.

extension CGFloat {
  var isValidLayout: Bool { magnitude <= 1e12 }
}

extension UIEdgeInsets {
  /// These insets, replaced by those of `other` on the sides where they aren't valid.
  func valid(or other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top.isValidLayout ? top : other.top, left: left.isValidLayout ? left : other.left,
      bottom: bottom.isValidLayout ? bottom : other.bottom,
      right: right.isValidLayout ? right : other.right)
  }
}

extension UIScrollView {
  var hasValidLayout: Bool {
    let (bounds, content, inset) = (bounds, contentSize, contentInset)
    return [
      bounds.minX, bounds.minY, bounds.width, bounds.height, content.width, content.height,
      inset.top, inset.left, inset.bottom, inset.right,
    ].allSatisfy(\.isValidLayout)
  }

  /// Corrects an invalid layout as an app would.
  func correctLayout() {
    guard !hasValidLayout else { return }
    frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    contentSize = frame.size
    contentInset = contentInset.valid(or: tug.contentInset)
    contentOffset = .zero
  }
}
