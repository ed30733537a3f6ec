import Foundation
import Testing

@Suite("HeadlessUIKit's names from other modules")
struct FoundationSymbolsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  private static func sources(_ folder: String) -> [(path: String, text: String)] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    var sources: [(String, String)] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      sources.append((file.path(), text))
    }
    return sources
  }

  private static let standardLibrary: Set<String> = Set(
    """
    Any AnyClass AnyObject Array ArraySlice Bool CaseIterable Character ClosedRange Collection \
    Comparable CustomStringConvertible Dictionary Double Element Equatable Error Float Hashable \
    Hasher Identifiable Index Int Int32 KeyPath MainActor Never ObjectIdentifier OptionSet Optional \
    RandomAccessCollection Range RawRepresentable Result Self Sendable Sequence Set String Substring \
    Task UInt UInt16 UInt32 UInt64 UInt8 UnsafeMutablePointer UnsafeMutableRawPointer \
    UnsafeRawPointer Void Wrapped WritableKeyPath
    """.split(separator: " ").map(String.init))

  private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol"]

  private static let functions: Set<String> = [
    "acos", "asin", "atan", "atan2", "cbrt", "cos", "exp", "hypot", "log", "pow", "sin", "tan",
  ]

  @Test("come from the modules in the table, and no others are used")
  func table() {
    let tokens = Self.sources("Sources/Headless/HeadlessUIKit").map { SourceTokens($0.text) }
    #expect(tokens.count > 80, "the sources were not found")
    let physics = Self.sources("Sources/Headless/ScrollPhysics").map { SourceTokens($0.text) }
    let declared = (tokens + physics).reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    let used = tokens.reduce(into: Set<String>()) {
      $0.formUnion($1.uses(functions: Self.functions))
    }
    let ownOnLinux = Set(
      FoundationSymbols.table.filter {
        $0.value == .ownOnLinux || $0.value == .ownOnLinuxRuntimeOnMac
      }
      .map(\.key))

    let foreign = used.subtracting(declared).union(used.intersection(ownOnLinux))
      .subtracting(Self.standardLibrary).filter { !$0.hasSuffix("AssociatedObject") }
    let listed = Set(FoundationSymbols.table.keys)
    #expect(foreign.subtracting(listed) == [], "not in the table: does a Mac have it, and where?")
    #expect(listed.subtracting(foreign) == [], "in the table, but no longer used")
  }

  @Test("that also exist on a Mac are declared on every system, outside of any condition")
  func own() {
    let lines = Self.sources("Sources/Headless/HeadlessUIKit").flatMap {
      $0.text.split(separator: "\n").filter {
        let words = $0.split(separator: " ", maxSplits: 3)
        return words.first == "public" && words.contains { Self.keywords.contains($0) }
      }
    }
    for name in FoundationSymbols.own {
      let declarations = lines.filter {
        $0.split(separator: " ").contains { $0.prefix { $0 != ":" && $0 != "<" } == name }
      }
      #expect(declarations.count == 1, "\(name)")
      #expect(declarations.allSatisfy { !$0.hasPrefix(" ") }, "\(name) is inside a condition")
    }
  }

  /// Otherwise the name would be ambiguous on a Mac, and only there.
  @Test(
    "that a Mac has, too, stand in no file that imports Foundation itself",
    arguments: ["Sources", "Tests", "Demo/Sources", "Demo/Tests", "Lab/Sources", "Lab/Probe"])
  func unambiguous(folder: String) {
    let names = FoundationSymbols.own.filter { $0.hasPrefix("NSKeyValue") || $0.hasPrefix("_Key") }
    for (path, text) in Self.sources(folder)
    where !path.contains("/HeadlessUIKit/") && "\n\(text)".contains("\nimport Foundation\n") {
      let used = Set(SourceTokens(text).tokens).intersection(names)
      #expect(used == [], "\(path)")
    }
  }
}
