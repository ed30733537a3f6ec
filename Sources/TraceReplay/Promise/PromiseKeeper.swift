import HeadlessUIKit
import Tug

/// Plays a trace and looks after each event whether every promise is kept.
@MainActor
final class PromiseKeeper {
  private(set) var player: TracePlayer?
  private let config: TraceConfig
  private let invariants: [TraceInvariant]
  private var own: AppInset
  private var drags: [DragBudget]

  init(_ config: TraceConfig, _ invariants: [TraceInvariant] = TraceInvariant.all) {
    self.config = config
    self.invariants = invariants
    let player = TracePlayer(config, isWatched: true)
    self.player = player
    own = AppInset(player.scrollView)
    drags = player.controls.map { DragBudget($0, hasStart: config.start != nil) }
  }

  /// Plays the event, and returns the name of a promise that is broken now.
  func play(_ event: TraceEvent) async -> String? {
    guard let player else { return nil }
    own.expect(event, on: player.scrollView)
    for index in drags.indices {
      drags[index].expect(event, on: player.controls[index], player)
    }
    player.play(event)
    await player.letActionsRun()
    return brokenNow()
  }

  /// Nothing more has happened.
  func brokenNow() -> String? {
    guard let player else { return nil }
    for index in drags.indices where drags[index].isExceeded(by: player.controls[index], player) {
      return DragBudget.promise
    }
    for control in player.controls {
      if let broken = control.watch?.broken { return broken }
      for former in control.former {
        if let broken = former.watch?.broken { return broken }
      }
    }
    if !own.agrees(with: player.scrollView) { return AppInset.promise }
    return invariants.first { !$0.holds(player) }?.name
  }

  /// The trace is over: what must hold then. The player goes away with it.
  func finish() async -> String? {
    guard !config.isLive, let ending = makeEnding() else { return nil }
    let broken =
      switch config.ending {
      case .rest: await ending.rest() ?? brokenNow()
      case .remove: await ending.remove()
      case .abandon: String?.none
      }
    player = nil
    if let broken { return broken }
    return await ending.abandon()
  }

  /// Holds on to the player no longer than this takes.
  private func makeEnding() -> TraceEnding? { player.map { TraceEnding($0) } }
}
