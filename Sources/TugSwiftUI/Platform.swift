// The modifiers take Tug's styles, options, and results: a file that imports this module needs no other.
@_exported import Tug

#if canImport(UIKit)
  import os
#endif

/// What the coordinators ask of the system. Tests give them a clock and a log of their own.
@MainActor
struct HostSystem {
  /// Calls the closure in the next turn of the main queue.
  var nextTurn: (@escaping @MainActor () -> Void) -> Void = { body in
    Task { @MainActor in body() }
  }
  /// Calls the closure a second later.
  var nextSecond: (@escaping @MainActor () -> Void) -> Void = { body in
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      body()
    }
  }
  /// Whether the list has the system's own refresh control, from `.refreshable`.
  var hasRefreshControl: (UIScrollView) -> Bool = { scrollView in
    #if canImport(UIKit)
      scrollView.refreshControl != nil
    #else
      false
    #endif
  }
  /// Writes a sentence to the log. HeadlessUIKit has none.
  var log: (String) -> Void = { sentence in
    #if canImport(UIKit)
      Logger(subsystem: "Tug", category: "SwiftUI").warning("\(sentence, privacy: .public)")
    #endif
  }
}
