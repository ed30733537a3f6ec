import HeadlessUIKit
import Tug
import TugTrace

/// An invariant about what an event does, which remembers something of the time before it.
@MainActor
protocol TraceCheck {
  /// The name of the invariant.
  static var invariant: String { get }

  init(_ player: TracePlayer)

  mutating func willPlay(_ event: TraceEvent, _ player: TracePlayer)

  /// - Returns: whether the invariant holds after the event.
  mutating func holds(after event: TraceEvent, _ player: TracePlayer) -> Bool
}

/// What decides where content may rest, without what controls hold.
struct Surroundings: Equatable {
  let bounds: CGSize
  let content: CGSize
  let own: UIEdgeInsets
  /// The safe area, and whatever else UIKit adds.
  let added: UIEdgeInsets
  let isRightToLeft: Bool
  let isPaging: Bool
  let isInWindow: Bool
  let isValid: Bool

  @MainActor
  init(_ player: TracePlayer) {
    let scrollView = player.scrollView
    let (adjusted, inset) = (scrollView.adjustedContentInset, scrollView.contentInset)
    (bounds, content, own) = (
      scrollView.bounds.size, scrollView.contentSize, scrollView.tug.contentInset
    )
    added =
      UIEdgeInsets(
        top: adjusted.top - inset.top, left: adjusted.left - inset.left,
        bottom: adjusted.bottom - inset.bottom, right: adjusted.right - inset.right
      ).roundedToThousandths
    isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isPaging = scrollView.isPagingEnabled
    isInWindow = scrollView.window != nil
    isValid = scrollView.hasValidLayout && bounds.width > 0 && bounds.height > 0
  }

  /// The first and the last offset at which content rests without controls.
  func range(_ axis: TraceAxis) -> ClosedRange<CGFloat> { range(axis, with: own) }

  func range(_ axis: TraceAxis, with inset: UIEdgeInsets) -> ClosedRange<CGFloat> {
    switch axis {
    case .x:
      let first = -inset.left - added.left
      return first...max(first, content.width + inset.right + added.right - bounds.width)
    case .y:
      let first = -inset.top - added.top
      return first...max(first, content.height + inset.bottom + added.bottom - bounds.height)
    }
  }
}

enum TraceAxis: CaseIterable {
  case x, y

  func of(_ point: CGPoint) -> CGFloat { self == .x ? point.x : point.y }
  func of(_ size: CGSize) -> CGFloat { self == .x ? size.width : size.height }
}

extension UIEdgeInsets {
  fileprivate var roundedToThousandths: UIEdgeInsets {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return UIEdgeInsets(
      top: rounded(top), left: rounded(left), bottom: rounded(bottom), right: rounded(right))
  }
}

extension TracePlayer {
  /// Whether nothing moves the content, or is about to.
  var isContentAtRest: Bool {
    !scrollView.isTracking && !isDragging && !isDecelerating && !scrollView.isScrollAnimating
      && controls.allSatisfy { !ControlInspector($0.refresher).isPerforming }
  }

  /// Whether all controls stand at the top or at the bottom.
  var isVertical: Bool { controls.allSatisfy { !$0.kind.isHorizontal } }

  /// The number of runs of pulled controls that have begun, each of which may move the content.
  var pulledRuns: Int {
    controls.reduce(0) { $0 + ($1.kind.isAutomatic ? 0 : $1.begins) }
  }

  /// The pixels of offsets, in points.
  static let pixel: CGFloat = 0.51
}

extension TracedControl {
  /// The number of runs that have begun, those of former controls at this edge included.
  var begins: Int {
    (former.map(\.audit) + [audit]).reduce(0) { $0 + ($1?.begins ?? 0) }
  }
}

extension TraceEvent {
  /// Whether a finger, a trackpad or a wheel moves the content, or the trace does so in their place.
  var isOfUser: Bool {
    switch self {
    case .offset, .pan, .finger, .trackpad, .wheel, .move(.keep, _), .move(.corrected, _): true
    default: false
    }
  }
}

/// Plays the same events on a second player with a recorder. While a scroll view is recorded, its
/// controls handle every step of scrolling; otherwise they skip the steps without effect.
@MainActor
final class FastPathCheck {
  static let invariant = "the steps of scrolling that controls skip make no difference"
  private let player: TracePlayer
  private let recorder: TraceRecorder

  init(_ config: TraceConfig) {
    let player = TracePlayer(config, isAudited: true)
    self.player = player
    recorder = player.host.run { TraceRecorder(player.scrollView, limit: 100) }
  }

  func play(_ event: TraceEvent) async {
    player.play(event)
    await player.letActionsRun()
  }

  func holds(for other: TracePlayer) -> Bool {
    let (offset, otherOffset) = (player.scrollView.contentOffset, other.scrollView.contentOffset)
    return Double(offset.x).agrees(with: Double(otherOffset.x))
      && Double(offset.y).agrees(with: Double(otherOffset.y))
      && player.state.agrees(with: other.state)
      && zip(player.controls, other.controls).allSatisfy {
        let (mine, theirs) = (
          $0.audit?.indicatorProgress ?? nil, $1.audit?.indicatorProgress ?? nil
        )
        return (mine == nil) == (theirs == nil)
          && Double(mine ?? 0).agrees(with: Double(theirs ?? 0))
          && $0.audit?.progressCount == $1.audit?.progressCount
      }
  }

  func stop() {
    player.host.run {
      recorder.stop()
      for control in player.controls { control.remove() }
    }
    player.stop()
  }
}
