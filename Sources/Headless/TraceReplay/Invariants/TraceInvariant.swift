import HeadlessUIKit
@_spi(Tools) import Tug

/// A condition that holds after each event of any trace.
struct TraceInvariant: Sendable {
  let name: String
  let holds: @MainActor @Sendable (TracePlayer) -> Bool

  static let all = [
    finite, restsHoldingNothing, automaticHold, insetToTheBit, leavesNothing, reportsState,
    bouncesWhenNeeded,
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
    name: "a pull control holds nothing while it rests, once it has closed"
  ) {
    $0.controls.allSatisfy {
      let control = ControlInspector($0.refresher)
      // The content moves out of the inset of a control that closes.
      guard !$0.kind.isAutomatic, $0.refresher.heldInset != 0, !control.snapshot.isClosing else {
        return true
      }
      return switch $0.refresher.state {
      case .idle, .pulling, .pullingFurther, .willRefresh: false
      // It may stay open for a while to show the result.
      case .noMoreData, .failed: control.isOpen
      case .refreshing, .succeeded: true
      }
    }
  }

  static let automaticHold = TraceInvariant(
    name: "an automatic control holds its own length, and nothing while it is hidden or detached"
  ) {
    // In an invalid layout it keeps its held inset.
    !$0.scrollView.hasValidLayout
      || $0.controls.allSatisfy {
        let held = $0.refresher.heldInset
        guard $0.kind.isAutomatic, held != 0 else { return true }
        return held == $0.refresher.extent && !$0.refresher.isHidden && $0.isAttached
      }
  }

  static let insetToTheBit = TraceInvariant(
    name: "contentInset is the app's own inset plus what the controls hold, to the bit"
  ) { player in
    // An app that assigns more than 32 whole insets in a frame is answered in the next one. The controls
    // follow a change of the layout direction when the next drag begins, at the latest.
    player.scrollView.tug.isInsetContested
      || [false, true].contains {
        let wanted = player.wantedInset(isRightToLeft: $0)
        // An invalid inset that the app has assigned stays until the next write.
        return player.scrollView.contentInset.valid(or: wanted) == wanted
      }
  }

  static let leavesNothing = TraceInvariant(
    name: "a detached control holds, shows, runs and owes nothing"
  ) {
    $0.controls.allSatisfy { control in
      (control.isAttached || control.refresher.isAtRest(control.audit))
        && control.former.allSatisfy { $0.refresher.isAtRest($0.audit) }
    }
  }

  static let reportsState = TraceInvariant(name: CallbackAudit.stateGraph) {
    $0.controls.allSatisfy { $0.audit?.reported($0.refresher.state) ?? true }
  }

  static let bouncesWhenNeeded = TraceInvariant(
    name: "alwaysBounce is set while a control can be pulled, and only then"
  ) { player in
    @MainActor func isPulled(_ isHorizontal: Bool) -> Bool {
      player.controls.contains {
        $0.isAttached && !$0.kind.isAutomatic && $0.kind.isHorizontal == isHorizontal
          && $0.refresher.isEnabled && !$0.refresher.isHidden
      }
    }
    return player.scrollView.alwaysBounceVertical == isPulled(false)
      && player.scrollView.alwaysBounceHorizontal == isPulled(true)
  }
}

extension TracePlayer {
  fileprivate func wantedInset(isRightToLeft: Bool) -> UIEdgeInsets {
    var wanted = scrollView.tug.contentInset
    for control in controls where control.isAttached {
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
  fileprivate func isAtRest(_ audit: CallbackAudit?) -> Bool {
    state == .idle && heldInset == 0 && progress == 0 && view.superview == nil
      && !(audit?.owesEnd ?? false) && (audit?.pendingCompletions ?? 0) == 0
  }
}

extension UIEdgeInsets {
  fileprivate var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
