import HeadlessUIKit
@_spi(Trace) import Tug

/// What holds after each event, whatever the events are.
struct TraceInvariant: Sendable {
  let name: String
  let holds: @MainActor @Sendable (TracePlayer) -> Bool

  static let all = [
    finite, restsHoldingNothing, automaticHold, insetToTheBit, leavesNothing, tellsState,
    bouncesAsBefore,
  ]

  static let finite = TraceInvariant(name: "progress and insets are finite, and not negative") {
    $0.controls.allSatisfy {
      let (progress, held, frame) = (
        $0.refresher.progress, $0.refresher.heldInset, $0.refresher.view.frame
      )
      return progress.isFinite && progress >= 0 && held.isFinite && held >= 0
        && frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
        && frame.height.isFinite
    } && $0.scrollView.contentInset.isFinite
      && $0.scrollView.contentOffset.x.isFinite && $0.scrollView.contentOffset.y.isFinite
  }

  static let restsHoldingNothing = TraceInvariant(
    name: "a control that is pulled holds nothing while it rests"
  ) {
    $0.controls.allSatisfy {
      guard !$0.kind.isAutomatic, $0.refresher.heldInset != 0 else { return true }
      return switch $0.refresher.state {
      case .idle, .pulling, .willRefresh: false
      // For a while it may stay open to say so.
      case .noMoreData, .failed: $0.refresher.isOpen
      case .refreshing, .succeeded: true
      }
    }
  }

  static let automaticHold = TraceInvariant(
    name: "an automatic control holds its own length, and nothing while it is hidden or away"
  ) {
    // In a layout that makes no sense it keeps what it has.
    !$0.scrollView.makesSense
      || $0.controls.allSatisfy {
        let held = $0.refresher.heldInset
        guard $0.kind.isAutomatic, held != 0 else { return true }
        return held == $0.refresher.visibleExtent && !$0.refresher.isHidden && $0.isSeated
      }
  }

  static let insetToTheBit = TraceInvariant(
    name: "contentInset is the app's own and what the controls hold, to the bit"
  ) { player in
    // The controls have followed a layout that turns around by the next drag, at the latest.
    [false, true].contains {
      let wanted = player.wantedInset(isRightToLeft: $0)
      // What the app assigned and is no number of points stays until somebody writes.
      return player.scrollView.contentInset.points(or: wanted) == wanted
    }
  }

  static let leavesNothing = TraceInvariant(
    name: "a control that is away holds nothing, shows nothing, runs nothing and owes nothing"
  ) {
    $0.controls.allSatisfy { control in
      (control.isSeated || control.refresher.isAtRest(control.watch))
        && control.former.allSatisfy { $0.refresher.isAtRest($0.watch) }
    }
  }

  static let tellsState = TraceInvariant(name: CallWatch.stateGraph) {
    $0.controls.allSatisfy { $0.watch?.knows($0.refresher.state) ?? true }
  }

  static let bouncesAsBefore = TraceInvariant(
    name: "the scroll view bounces always only while a control needs it"
  ) { player in
    @MainActor func isPulled(_ isHorizontal: Bool) -> Bool {
      player.controls.contains {
        $0.isSeated && !$0.kind.isAutomatic && $0.kind.isHorizontal == isHorizontal
      }
    }
    return player.scrollView.alwaysBounceVertical == isPulled(false)
      && player.scrollView.alwaysBounceHorizontal == isPulled(true)
  }
}

extension TracePlayer {
  fileprivate func wantedInset(isRightToLeft: Bool) -> UIEdgeInsets {
    var wanted = scrollView.tug.contentInset
    for control in controls where control.isSeated {
      let held = control.refresher.heldInset
      switch (control.kind.isHorizontal, control.kind.isBefore) {
      case (false, true): wanted.top += held
      case (false, false): wanted.bottom += held
      case (true, let isLeading):
        if isLeading != isRightToLeft { wanted.left += held } else { wanted.right += held }
      }
    }
    return wanted
  }
}

extension Refresher {
  fileprivate func isAtRest(_ watch: CallWatch?) -> Bool {
    state == .idle && heldInset == 0 && progress == 0 && view.superview == nil
      && !(watch?.owesEnd ?? false) && (watch?.openQuestions ?? 0) == 0
  }
}

extension UIEdgeInsets {
  fileprivate var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
