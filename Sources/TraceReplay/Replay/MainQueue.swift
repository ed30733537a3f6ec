import Foundation
import HeadlessUIKit

/// MJRefresh hands `end` and its like to the main queue, and the main queue runs in `tick` alone: the
/// same calls wait here, so that what they do is seen in the same step. In Tug they work at once.
@MainActor
final class MainQueue {
  private let host: HeadlessHost
  private var calls: [() -> Void] = []
  private var isTicking = false

  init(of host: HeadlessHost) { self.host = host }

  func add(_ call: @escaping () -> Void) {
    calls.append(call)
    guard isTicking else { return }
    // Before time goes on.
    UIView.animate(withDuration: 0, animations: {}, completion: { [weak self] _ in self?.empty() })
  }

  /// Empties the queue and lets time pass. What is due at the very end still runs.
  func tick(_ seconds: TimeInterval) {
    isTicking = true
    empty()
    host.advance(by: seconds)
    empty()
    isTicking = false
  }

  private func empty() {
    while !calls.isEmpty { calls.removeFirst()() }
  }
}
