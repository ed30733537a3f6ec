import Foundation
import Testing

/// Verifies that the tables for users of other libraries name only symbols that exist.
@Suite("The migration tables")
struct MigrationTableTests {
  @Test(
    "every name on our side is part of the public API",
    arguments: ["from-mjrefresh", "from-svpulltorefresh"])
  func names(table: String) throws {
    let api = try PublicNames(of: ["Tug", "TugSVPullToRefresh"])
    let rows = try Self.rows(of: table)
    #expect(rows.count > 30, "the tables were not found")
    for row in rows {
      // The first column has their names, the last one prose. Calls are compiled: `MigrationRowTests`.
      for name in row.dropFirst().dropLast().flatMap(Self.codeSpans)
      where !name.contains(/[\[=?]/) {
        #expect(api.has(name), "docs/\(table).md names \(name), which doesn't exist")
      }
    }
  }

  @Test(
    "every public name of the other library is in the table",
    arguments: [
      ("from-mjrefresh", LibraryNames.mjRefresh),
      ("from-svpulltorefresh", LibraryNames.svPullToRefresh),
    ])
  func completeness(table: String, names: String) throws {
    let said = Set(try Self.rows(of: table).compactMap(\.first).flatMap(Self.codeSpans))
    for name in names.split(whereSeparator: \.isWhitespace).map(String.init) {
      #expect(said.contains(name), "docs/\(table).md doesn't mention \(name)")
    }
  }

  @Test("a name that Swift spells with other words is also in its row as in Swift")
  func swiftSpellings() throws {
    let rows = try Self.rows(of: "from-mjrefresh")
    for line in LibraryNames.mjRefreshInSwift.split(separator: "\n") {
      let pair = line.split(separator: " ").map(String.init)
      let isTogether = rows.contains { row in
        // It may be in the prose of the last column.
        row.first.map(Self.codeSpans)?.contains(pair[0]) == true
          && [row.first, row.last].compactMap { $0 }.flatMap(Self.codeSpans).contains(pair[1])
      }
      #expect(isTogether, "docs/from-mjrefresh.md doesn't mention \(pair[1]) beside \(pair[0])")
    }
  }

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func rows(of table: String) throws -> [[String]] {
    let file = package.appending(path: "docs/\(table).md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") || $0.hasPrefix("| |") }
      .map { $0.split(separator: "|").map(String.init) }
  }

  private static func codeSpans(_ cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  /// Reads the declarations from the sources: `Type.member`, without parameters.
  private struct PublicNames {
    private var names: Set<String> = []

    init(of modules: [String]) throws {
      for module in modules {
        let folder = MigrationTableTests.package.appending(path: "Sources/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
          read(try String(contentsOf: file, encoding: .utf8))
        }
      }
    }

    private mutating func read(_ source: String) {
      var types: [(indent: Int, name: String, kind: String)] = []
      let declaration =
        /^(?<indent> *)(?<access>public )?(?:final )?(?<kind>class|struct|enum|protocol|extension) (?<name>[\w.]+)/
      let member =
        /^(?<indent> *)public (?:internal\(set\) |private\(set\) )?(?:static |mutating |override |lazy )*(?:var|let|func|init|typealias)\b ?(?<name>\w*)/
      for line in source.split(separator: "\n").map(String.init) {
        let indent = line.prefix { $0 == " " }.count
        if line.contains(/\w|}/) { types.removeAll { $0.indent >= indent } }
        if let match = line.firstMatch(of: declaration) {
          let name = (types.last.map { $0.name + "." } ?? "") + match.name
          types.append((indent, name, String(match.kind)))
          if match.access != nil { add(name) }
        } else if let type = types.last, indent == type.indent + 2 {
          if let match = line.firstMatch(of: member) {
            add("\(type.name).\(match.name.isEmpty ? "init" : String(match.name))")
          } else if type.kind == "enum" || type.kind == "protocol",
            let match = line.firstMatch(of: /^ *(?:case|func|var) (?<names>\w+(?:, \w+)*)/)
          {
            // The cases of enumerations and the requirements of protocols are as public as their
            // type.
            for name in match.names.split(separator: ", ") { add("\(type.name).\(name)") }
          }
        }
      }
    }

    /// Adds a name in full, and with its innermost type alone: `PullOptions.fadesIn`.
    private mutating func add(_ name: String) {
      names.insert(name)
      names.insert(name.split(separator: ".").suffix(2).joined(separator: "."))
    }

    /// A name without a type belongs to `Refresher`; `tug.` is a `ScrollControls`.
    func has(_ spelled: String) -> Bool {
      let plain = String(spelled.prefix { $0 != "(" })
        .replacing("tug.", with: "ScrollControls.")
      if names.contains(plain) { return true }
      return !plain.contains(".") && names.contains("Refresher.\(plain)")
    }
  }
}
