// The modifiers take Tug's styles, options, and results: a file that imports this module needs no other.
@_exported import Tug

#if canImport(UIKit)
  import os
#endif

/// The system services of a coordinator. Tests supply a clock and a log of their own.
@MainActor
struct HostSystem {
  /// Calls the closure in another turn of the main queue, after a number of seconds.
  var later: (Double, @escaping @MainActor () -> Void) -> Void = { seconds, body in
    Task { @MainActor in
      if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
      body()
    }
  }
  // HeadlessUIKit has no text views and no log.
  #if canImport(UIKit)
    /// Whether a scroll view is one for text.
    var isTextView: (UIScrollView) -> Bool = { $0 is UITextView }
    /// Writes a sentence to the log.
    var log: (String) -> Void = {
      os_log("%{public}@", log: OSLog(subsystem: "Tug", category: "SwiftUI"), $0)
    }
  #else
    var isTextView: (UIScrollView) -> Bool = { _ in false }
    var log: (String) -> Void = { _ in }
  #endif
}
