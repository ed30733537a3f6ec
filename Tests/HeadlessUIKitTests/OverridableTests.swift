import Foundation
import HeadlessUIKit
import Testing

/// What may be overridden: the table of `SUPPORTED.md` against the sources, and a class that does so.
@MainActor
@Suite("Overriding")
struct OverridableTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/HeadlessUIKit").standardized

  /// The open members of each open class, by class. Members of extensions can't be overridden, so that only
  /// class bodies count.
  private static func openMembers() throws -> [String: Set<String>] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [String: Set<String>] = [:]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for part in source.matches(
        of: /(?m)^open class (\w+)[^{]*\{\n((?:.|\n)*?)^\}/.anchorsMatchLineEndings())
      {
        let (name, body) = (String(part.1), String(part.2))
        guard !name.hasPrefix("Any") else { continue }
        let members = body.matches(
          of:
            /(?m)^  (?:@\S+ )*open (?!override)(?:(?:internal\(set\)|private\(set\)|weak|class) )*(func|var) (\w+)/
            .anchorsMatchLineEndings())
        let names = members.map { member in
          String(member.2)
            + (member.1 == "func" ? labels(of: body[member.range.upperBound...]) : "")
        }
        if !names.isEmpty { found[name, default: []].formUnion(names) }
      }
    }
    return found
  }

  /// The argument labels of a declaration, from its first parenthesis on.
  private static func labels(of text: Substring) -> String {
    guard let start = text.firstIndex(of: "(") else { return "()" }
    var (depth, labels, part, last) = (0, "", "", Character(" "))
    for character in text[start...] {
      defer { last = character }
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if depth == 0 || (depth == 1 && character == ",") {
        let label = part.trimmingCharacters(in: .whitespacesAndNewlines).prefix {
          $0.isLetter || $0.isNumber || $0 == "_"
        }
        if !label.isEmpty { labels += label + ":" }
        part = ""
      } else if !(depth == 1 && character == "(") {
        part.append(character)
      }
      if depth == 0 { break }
    }
    return "(\(labels))"
  }

  @Test("the table contains exactly the open members of the sources")
  func table() throws {
    let document = try String(
      contentsOf: Self.folder.appending(path: "SUPPORTED.md"), encoding: .utf8)
    let section = document.components(separatedBy: "## What may be overridden").last ?? ""
    var table: [String: Set<String>] = [:]
    for line in section.split(separator: "\n") where line.hasPrefix("| `") {
      let names = line.matches(of: /`([^`]+)`/).map { String($0.1) }
      if let name = names.first { table[name] = Set(names.dropFirst()) }
    }
    let members = try Self.openMembers()
    #expect(members.count > 20, "the sources were not found")
    for (name, listed) in table {
      let open = members[name] ?? []
      #expect(listed.subtracting(open) == [], "\(name): can't be overridden")
      #expect(open.subtracting(listed) == [], "\(name): not in the table")
    }
    #expect(Set(members.keys).subtracting(table.keys) == [])
  }

  private final class Spy: UIView {
    var calls: [String] = []
    override func addSubview(_ view: UIView) {
      calls.append("add")
      super.addSubview(view)
    }
    override func setNeedsLayout() {
      calls.append("needs")
      super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
      calls.append("layout")
      super.layoutIfNeeded()
    }
    override func sizeToFit() { calls.append("fit") }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
  }

  @Test(
    "an override of a view's method is called, and its safe area counts for scroll views inside")
  func overrides() {
    HeadlessHost().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let spy = Spy(frame: window.bounds)
      window.addSubview(spy)
      spy.calls = []
      let list = UIScrollView(frame: spy.bounds)
      list.alwaysBounceVertical = true
      spy.addSubview(list)
      #expect(spy.calls.contains("add"))
      spy.sizeToFit()
      spy.layoutIfNeeded()
      #expect(spy.calls.contains("fit") && spy.calls.contains("layout"))
      #expect(spy.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
      #expect(list.safeAreaInsets.top == 9)
    }
  }
}
