import HeadlessUIKit
import TraceFormat
import Tug

/// Checks the conditions after the last event of a trace.
@MainActor
final class EndingCheck {
  static let comesToRest = "in the end everything rests: no pull, no run, no pending completion"
  static let nothingScheduled = "no timer and no animation remains"
  static let removal = "a removed control leaves nothing behind"
  static let released = "the scroll view and its controls are released"

  private var player: TracePlayer?
  private var controls: [Audited]
  private let works: [TracedWork]
  private let host: HeadlessHost
  private weak var scrollView: UIScrollView?

  /// A control with the audit of its callbacks.
  @MainActor
  private struct Audited {
    let refresher: Refresher
    let audit: CallbackAudit?

    var isAtRest: Bool {
      refresher.state == .idle && refresher.heldInset == 0 && refresher.progress == 0
        && audit?.broken == nil && isComplete
    }

    /// Whether every run has ended and every completion was called.
    var isComplete: Bool {
      !(audit?.owesEnd ?? false) && (audit?.pendingCompletions ?? 0) == 0
    }
  }

  init(_ player: TracePlayer) {
    self.player = player
    scrollView = player.scrollView
    host = player.host
    works = player.controls.map(\.work)
    // The app rests, too.
    for control in player.controls { control.onReaction = nil }
    controls = player.controls.flatMap { control in
      control.former.map { Audited(refresher: $0.refresher, audit: $0.audit) }
        + [Audited(refresher: control.refresher, audit: control.audit)]
    }
  }

  // MARK: Coming to rest

  private static let rounds = 12

  /// Lifts the finger, ends all runs, and advances the time.
  func rest() async -> String? {
    liftFinger()
    for _ in 0..<Self.rounds {
      await finishWork()
      endAll()
      if isAtRest { break }
    }
    guard isAtRest else { return Self.comesToRest }
    return scheduledCount == 0 ? nil : Self.nothingScheduled
  }

  private func liftFinger() {
    guard let player else { return }
    player.host.run {
      player.liftFinger()
      if player.parent.superview == nil { player.window.addSubview(player.parent) }
      player.scrollView.correctLayout()
      player.host.layoutWindows()
    }
  }

  private func endAll() {
    guard let player else { return }
    player.host.run {
      for control in player.controls where control.isAttached || control.isElsewhere {
        control.refresher.endRefreshing()
      }
      player.mainQueue.tick(5)
      for list in [player.scrollView, player.otherScrollView].compactMap(\.self) {
        list.contentOffset = list.nearestRest
      }
      // An app that assigns an inset in this layout is answered in the frames that follow.
      player.host.layoutWindows()
      player.mainQueue.tick(5)
    }
  }

  private var isAtRest: Bool {
    guard let player else { return true }
    // With physics, offsets are rounded to pixels.
    func tolerance(_ extent: CGFloat) -> CGFloat { player.finger == nil ? 1e-9 : 0.34 / extent }
    return player.controls.allSatisfy {
      let refresher = $0.refresher
      let rests = [.idle, .noMoreData, .failed].contains(refresher.state)
      // The offset is a rounded sum of insets and lengths. The progress of a control without length
      // is 0 or 1.
      let extent = refresher.extent
      return rests && (refresher.progress < tolerance(extent) || extent == 0)
        && ($0.kind.isAutomatic || refresher.heldInset == 0)
    } && controls.allSatisfy(\.isComplete)
  }

  private var scheduledCount: Int { player?.host.scheduledCount ?? 0 }

  private func finishWork() async {
    host.run {
      for work in works {
        while work.pendingCount > 0 { work.finish(.moreData) }
      }
    }
    await letTasksRun(of: works)
  }

  // MARK: Removal

  func remove() async -> String? {
    removeAll()
    guard controls.allSatisfy(\.isAtRest), isUntouched else { return Self.removal }
    await finishWork()
    pass()
    guard controls.allSatisfy(\.isAtRest), isUntouched else { return Self.removal }
    return scheduledCount == 0 ? nil : Self.nothingScheduled
  }

  private func removeAll() {
    guard let player else { return }
    // A trace may end in the background, where no frames are drawn.
    player.host.enterForeground()
    player.host.run {
      for control in player.controls { control.remove() }
      player.host.layoutWindows()
    }
  }

  private func pass() {
    guard let player else { return }
    player.host.run { player.mainQueue.tick(5) }
  }

  private var isUntouched: Bool {
    guard let scrollView = player?.scrollView else { return true }
    let own = scrollView.tug.contentInset
    let inset = TraceInsets(scrollView.contentInset.valid(or: own))
    // Once nothing is held, a host has the last word: Tug may take a value that it assigns for one read before,
    // unless it knows that each is whole.
    let host = scrollView.tug.takesInsetsAsWhole ? nil : player?.faults.wholeInset
    return
      (inset.agrees(with: TraceInsets(own))
      || host.map { inset.agrees(with: TraceInsets($0)) } ?? false)
      && (scrollView is ListOfRows || scrollView.subviews.isEmpty)
  }

  // MARK: Release

  /// Releases the scroll view, then its controls.
  func abandon() async -> String? {
    player?.stopScrolling()
    host.run { player = nil }
    await letTasksRun(of: works)
    guard scrollView == nil else { return Self.released }
    guard controls.allSatisfy(\.isAtRest) else { return Self.comesToRest }
    // A late result changes nothing.
    await finishWork()
    guard controls.allSatisfy(\.isAtRest) else { return Self.comesToRest }
    let remains = controls.map { Weak(refresher: $0.refresher, view: $0.refresher.view) }
    controls = []
    await letTasksRun(of: works)
    return remains.allSatisfy { $0.refresher == nil && $0.view == nil } ? nil : Self.released
  }

  private struct Weak {
    weak var refresher: Refresher?
    weak var view: UIView?
  }
}

extension UIScrollView {
  /// The offset at which the scroll view would come to rest.
  fileprivate var nearestRest: CGPoint {
    let (insets, size) = (adjustedContentInset, bounds.size)
    func near(_ offset: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      min(max(offset, first), max(first, last))
    }
    return CGPoint(
      x: near(contentOffset.x, -insets.left, contentSize.width + insets.right - size.width),
      y: near(contentOffset.y, -insets.top, contentSize.height + insets.bottom - size.height))
  }
}
