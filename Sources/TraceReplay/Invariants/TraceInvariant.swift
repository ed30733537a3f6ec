import HeadlessUIKit
import Tug

/// A condition that holds after each event of any trace.
struct TraceInvariant: Sendable {
  let name: String
  let holds: @MainActor @Sendable (TracePlayer) -> Bool

  static let all = [
    finite, restsHoldingNothing, automaticHold, insetToTheBit, leavesNothing, reportsState,
    onePlace,
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
        return held == $0.refresher.extent && !$0.refresher.isHidden
          && ($0.isAttached || $0.isElsewhere)
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
      (control.isAttached || control.isElsewhere || control.refresher.isAtRest(control.audit))
        && control.former.allSatisfy { $0.refresher.isAtRest($0.audit) }
    }
  }

  static let reportsState = TraceInvariant(name: CallbackAudit.stateGraph) {
    $0.controls.allSatisfy { $0.audit?.reported($0.refresher.state) ?? true }
  }

  static let onePlace = TraceInvariant(
    name: "a control stands in one place, and no inset is held without one"
  ) { player in
    let lists = [player.scrollView, player.otherScrollView].compactMap(\.self)
    let edges: [Refresher.Edge] = [.top, .bottom, .leading, .trailing]
    let all = player.controls.flatMap { control in
      control.former.map(\.refresher) + [control.refresher]
    }
    let areInPlace = all.allSatisfy { control in
      let places = lists.flatMap { list in
        edges.filter { list.tug[$0] === control }.map { (list, $0) }
      }
      guard let place = places.first else {
        return control.edge == nil && control.view.superview == nil
      }
      return places.count == 1 && control.edge == place.1 && control.view.superview === place.0
    }
    guard areInPlace, let other = player.otherScrollView else { return areInPlace }
    let held = edges.reduce(0) { $0 + (other.tug[$1]?.heldInset ?? 0) }
    let inset = other.contentInset
    return abs(inset.top + inset.left + inset.bottom + inset.right - held) < 1e-6
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
