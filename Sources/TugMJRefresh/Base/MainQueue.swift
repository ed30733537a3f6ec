import Foundation

/// The turns of the main queue, which tests take themselves.
@MainActor
package enum MainQueue {
  package static var add: (@escaping @MainActor @Sendable () -> Void) -> Void = { call in
    #if canImport(UIKit)
      DispatchQueue.main.async { call() }
    #else
      // Unlike a queue, a task keeps the device on which it was started.
      Task { @MainActor in call() }
    #endif
  }
}
