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

/// The identifiers and signs of Swift source, without comments and strings.
struct SourceTokens {
  private(set) var tokens: [String] = []
  private let bytes: [UInt8]
  private var position = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    while position < bytes.count { readOne() }
  }

  private mutating func readOne() {
    let byte = bytes[position]
    switch byte {
    case _ where starts("//"): skip(past: "\n")
    case _ where starts("/*"): skip(past: "*/")
    case _ where starts("\"\"\""):
      position += 3
      skip(past: "\"\"\"")
    case UInt8(ascii: "\""): skipString()
    case _ where Self.isWord(byte): readWord()
    case UInt8(ascii: " "), UInt8(ascii: "\n"): position += 1
    default:
      tokens.append(String(UnicodeScalar(byte)))
      position += 1
    }
  }

  private mutating func readWord() {
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    tokens.append(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func skipString() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }

  private mutating func skip(past end: String) {
    while position < bytes.count, !starts(end) { position += 1 }
    position += end.utf8.count
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension SourceTokens {
  private static let declaring: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor",
  ]

  /// The names of types that the source declares, generic parameters included, and of functions and
  /// cases that are capitalized like types.
  var declaredTypes: Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() where index > 0 {
      if Self.declaring.contains(tokens[index - 1]) { names.insert(token) }
      if ["func", "case"].contains(tokens[index - 1]), token.first?.isUppercase == true {
        names.insert(token)
      }
      guard token == "<", index > 1 else { continue }
      let keyword = tokens[index - 2]
      if Self.declaring.contains(keyword) || keyword == "func" || tokens[index - 1] == "init" {
        names.formUnion(parameters(after: index))
      }
    }
    return names
  }

  private func parameters(after start: Int) -> [String] {
    var names: [String] = []
    for index in (start + 1)..<tokens.count {
      if tokens[index] == ">" { break }
      if tokens[index - 1] == "<" || tokens[index - 1] == "," { names.append(tokens[index]) }
    }
    return names
  }

  /// The names that may come from another module: types, functions of C that are called, and names
  /// beginning with `objc_`. Members, attributes, imports, and conditions are left out.
  func uses(functions: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1] : ""
      guard before != ".", before != "@", before != "import" else { continue }
      if before == "(", index > 1, ["canImport", "_spi"].contains(tokens[index - 2]) { continue }
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      let isType = token.first?.isUppercase == true && token.count > 1
      let isCalled = functions.contains(token) && next == "(" && before != "func"
      let isRuntime = token.hasPrefix("objc_") && before != "func"
      if isType || isCalled || isRuntime { names.insert(token) }
    }
    return names
  }
}
