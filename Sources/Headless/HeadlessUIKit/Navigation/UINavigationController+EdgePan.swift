import Foundation

/// A recognizer for a drag to the right from the left edge of its view.
final class EdgePanGestureRecognizer: UIPanGestureRecognizer {
  private static let edgeWidth: CGFloat = 24
  private var startsAtEdge = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    startsAtEdge = location(in: view).x <= Self.edgeWidth
    if !startsAtEdge { state = .failed }
  }

  override func accepts(_ movement: CGPoint) -> Bool {
    startsAtEdge && movement.x > abs(movement.y)
  }
}

// MARK: - Interactive pop

extension UINavigationController {
  func edgePanChanged() {
    switch edgePan.state {
    case .began:
      guard stack.count > 1, transition == nil else { return }
      begin(to: Array(stack.dropLast()), animated: true, isInteractive: true)
      shift(to: 0)
    case .changed: if isInteractive { shift(to: fingerProgress) }
    case .ended: endInteraction(isCancelled: !completesPop)
    case .cancelled, .failed: endInteraction(isCancelled: true)
    case .possible: break
    }
  }

  private var isInteractive: Bool { transition?.coordinator.isInteractive ?? false }

  private var fingerProgress: CGFloat {
    guard contentArea.bounds.width > 0 else { return 0 }
    return min(1, max(0, edgePan.translation(in: nil).x / contentArea.bounds.width))
  }

  /// Whether the pop completes: past the middle, or with sufficient velocity.
  private var completesPop: Bool {
    let velocity = edgePan.velocity(in: nil).x
    return velocity > 300 || (velocity > -300 && fingerProgress > 0.5)
  }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive, let transition else { return }
    transition.coordinator.endInteraction(isCancelled: isCancelled)
    host.run { slide(toEnd: !isCancelled, over: Self.slideDuration / 2) }
  }
}
