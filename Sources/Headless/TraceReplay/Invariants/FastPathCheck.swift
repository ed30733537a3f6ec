import Tug
import TugTrace

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
