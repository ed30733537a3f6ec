import Foundation
import HeadlessUIKit

/// The main queue of MJRefresh's traces, which delays `end` and similar calls until `tick`. The
/// same calls wait here, so that their effect appears in the same step. In Tug they take effect at
/// once.
@MainActor
final class MainQueue {
  private let host: HeadlessHost
  private var calls: [() -> Void] = []
  private var isTicking = false

  init(of host: HeadlessHost) { self.host = host }

  func add(_ call: @escaping () -> Void) {
    calls.append(call)
    guard isTicking else { return }
    // Before time advances.
    UIView.animate(withDuration: 0, animations: {}, completion: { [weak self] _ in self?.empty() })
  }

  /// Empties the queue and advances the time. Events due exactly at the end still happen.
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
