import HeadlessUIKit
import Tug

/// What must hold when a trace is over.
@MainActor
final class TraceEnding {
  static let comesToRest = "in the end everything comes to rest: no pull, no run, no question open"
  static let nothingScheduled = "nothing stays scheduled"
  static let givesBack = "a removed control gives everything back"
  static let released = "the scroll view and its controls are released"

  private var player: TracePlayer?
  private var controls: [Witness]
  private let works: [TracedWork]
  private weak var scrollView: UIScrollView?

  /// A control, and who has heard it.
  @MainActor
  private struct Witness {
    let refresher: Refresher
    let watch: CallWatch?

    var isAtRest: Bool {
      refresher.state == .idle && refresher.heldInset == 0 && refresher.progress == 0
        && watch?.broken == nil && isEven
    }

    /// All is answered and ended.
    var isEven: Bool { !(watch?.owesEnd ?? false) && (watch?.openQuestions ?? 0) == 0 }
  }

  init(_ player: TracePlayer) {
    self.player = player
    scrollView = player.scrollView
    works = player.controls.map(\.work)
    controls = player.controls.flatMap { control in
      control.former.map { Witness(refresher: $0.refresher, watch: $0.watch) }
        + [Witness(refresher: control.refresher, watch: control.watch)]
    }
  }

  // MARK: Coming to rest

  private static let rounds = 12

  /// The finger lifts, everything is ended, and time passes.
  func rest() async -> String? {
    letGo()
    for _ in 0..<Self.rounds {
      await finishWork()
      endAll()
      if isAtRest { break }
    }
    guard isAtRest else { return Self.comesToRest }
    return scheduledCount == 0 ? nil : Self.nothingScheduled
  }

  private func letGo() {
    guard let player else { return }
    player.host.run {
      player.recorded.isDragging = false
      player.recorded.isDecelerating = false
      player.recorded.setPanState(.possible)
      if player.parent.superview == nil { player.window.addSubview(player.parent) }
      player.scrollView.makeSense()
      player.host.layoutWindows()
    }
  }

  private func endAll() {
    guard let player else { return }
    player.host.run {
      for control in player.controls where control.isSeated { control.refresher.endRefreshing() }
      player.mainQueue.tick(5)
      player.scrollView.contentOffset = player.scrollView.nearestRest
      player.mainQueue.tick(5)
    }
  }

  private var isAtRest: Bool {
    guard let player else { return true }
    return player.controls.allSatisfy {
      let refresher = $0.refresher
      let rests = [.idle, .noMoreData, .failed].contains(refresher.state)
      // An offset at rest is a sum of insets and lengths, and rounded as such; of a control without
      // length any part is all.
      return rests && (refresher.progress < 1e-9 || refresher.visibleExtent == 0)
        && ($0.kind.isAutomatic || refresher.heldInset == 0)
    } && controls.allSatisfy(\.isEven)
  }

  private var scheduledCount: Int { player?.host.scheduledCount ?? 0 }

  private func finishWork() async {
    for work in works {
      while work.isPending { work.finish(.moreData) }
    }
    await letTasksRun()
  }

  // MARK: Being taken away

  func remove() async -> String? {
    removeAll()
    guard controls.allSatisfy(\.isAtRest), isAsBefore else { return Self.givesBack }
    await finishWork()
    pass()
    guard controls.allSatisfy(\.isAtRest), isAsBefore else { return Self.givesBack }
    return scheduledCount == 0 ? nil : Self.nothingScheduled
  }

  private func removeAll() {
    guard let player else { return }
    player.host.run { for control in player.controls { control.remove() } }
  }

  private func pass() {
    guard let player else { return }
    player.host.run { player.mainQueue.tick(5) }
  }

  private var isAsBefore: Bool {
    guard let scrollView = player?.scrollView else { return true }
    let own = scrollView.tug.contentInset
    return scrollView.contentInset.points(or: own) == own && scrollView.subviews.isEmpty
      && !scrollView.alwaysBounceVertical && !scrollView.alwaysBounceHorizontal
  }

  // MARK: Going away

  /// The scroll view goes first, then what it had.
  func abandon() async -> String? {
    player = nil
    await letTasksRun()
    guard scrollView == nil else { return Self.released }
    guard controls.allSatisfy(\.isAtRest) else { return Self.comesToRest }
    // What comes too late changes nothing.
    await finishWork()
    guard controls.allSatisfy(\.isAtRest) else { return Self.comesToRest }
    let remains = controls.map { Weak(refresher: $0.refresher, view: $0.refresher.view) }
    controls = []
    await letTasksRun()
    return remains.allSatisfy { $0.refresher == nil && $0.view == nil } ? nil : Self.released
  }

  private struct Weak {
    weak var refresher: Refresher?
    weak var view: UIView?
  }
}

extension UIScrollView {
  /// Where it would come to rest by itself.
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
