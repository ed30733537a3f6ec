/// What HeadlessUIKit takes from outside of Swift's standard library and of its own package, and where
/// each system keeps it. `FoundationSymbolsTests` compares the table with the sources.
enum FoundationSymbols {
  enum Source: Sendable {
    /// The same name in Foundation on every system.
    case foundation
    /// In Foundation on Linux, in CoreGraphics on a Mac, where Foundation exports it.
    case coreGraphicsOnMac
    /// Declared by HeadlessUIKit on Linux, in CoreGraphics on a Mac.
    case ownOnLinux
    /// Declared by HeadlessUIKit on Linux, in the Objective-C runtime on a Mac.
    case ownOnLinuxRuntimeOnMac
    /// In CoreGraphics on a Mac, and not used on Linux.
    case coreGraphicsOnlyOnMac
    /// In Glibc on Linux, in Darwin on a Mac; Foundation exports both.
    case cLibrary
  }

  static let table: [String: Source] = [
    "Bundle": .foundation,
    "Data": .foundation,
    "FileHandle": .foundation,
    "IndexPath": .foundation,
    "IndexSet": .foundation,
    "NSAttributedString": .foundation,
    "NSCoder": .foundation,
    "NSNotFound": .foundation,
    "NSNotification": .foundation,
    "NSRange": .foundation,
    "NotificationCenter": .foundation,
    "ProcessInfo": .foundation,
    "TimeInterval": .foundation,
    "URL": .foundation,
    "UUID": .foundation,

    "CGFloat": .coreGraphicsOnMac,
    "CGPoint": .coreGraphicsOnMac,
    "CGRect": .coreGraphicsOnMac,
    "CGSize": .coreGraphicsOnMac,

    "CGAffineTransform": .ownOnLinux,
    "CGColor": .ownOnLinux,
    "CGLineCap": .ownOnLinux,
    "CGLineJoin": .ownOnLinux,
    "CGPath": .ownOnLinux,

    "CGMutablePath": .coreGraphicsOnlyOnMac,

    "objc_AssociationPolicy": .ownOnLinuxRuntimeOnMac,

    "atan2": .cLibrary,
    "cos": .cLibrary,
    "hypot": .cLibrary,
    "log": .cLibrary,
    "sin": .cLibrary,
    "tan": .cLibrary,
  ]

  /// Names that Foundation or AppKit has on a Mac, and that HeadlessUIKit declares for itself on every
  /// system, because those observe Objective-C's classes and draw with AppKit's fonts and colors.
  static let own: Set<String> = [
    "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions",
    "_KeyValueCodingAndObserving", "NSTextAlignment", "NSLineBreakMode", "NSDirectionalRectEdge",
  ]
}
