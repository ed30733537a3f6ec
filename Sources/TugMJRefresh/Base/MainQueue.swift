import Foundation
import Tug

/// The turns of the main queue, which tests take themselves.
@MainActor
package enum MainQueue {
  /// Calls at once on the main thread, and on others in its next turn.
  nonisolated static func now(_ call: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent { return MainActor.assumeIsolated(call) }
    DispatchQueue.main.async(execute: call)
  }

  package static var add: (@escaping @MainActor @Sendable () -> Void) -> Void = { call in
    #if canImport(UIKit)
      DispatchQueue.main.async { call() }
    #else
      // Unlike a queue, a task keeps the device on which it was started.
      Task { @MainActor in call() }
    #endif
  }
}
