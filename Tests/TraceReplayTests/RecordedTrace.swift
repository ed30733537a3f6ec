import Foundation
import Testing
import TraceReplay

/// A trace of MJRefresh with the states observed after each event.
struct RecordedTrace: Sendable, CustomTestStringConvertible {
  let name: String
  /// The trace as it is in the file and as it is played.
  let line: String
  /// Each event's op, with its state or key if it has one: `pan cancelled`, `set height`.
  let ops: [String]
  /// The state after the setup, then one after each event.
  let states: [SeenState]

  var family: String { name.split(separator: "/").prefix(2).joined(separator: "/") }
  var testDescription: String { name }

  init(line: String) throws {
    guard
      let trace = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      let name = trace["name"] as? String, let initial = trace["initial"] as? [String: Any],
      let expected = trace["expect"] as? [[String: Any]],
      let events = trace["events"] as? [[String: Any]]
    else { throw CocoaError(.fileReadCorruptFile) }
    self.name = name
    self.line = line
    ops = events.map { event in
      let op = event["op"] as? String ?? ""
      return ([op, event["state"], event["key"]] as [Any?]).compactMap { $0 as? String }
        .joined(separator: " ")
    }
    // The file has only the changes; a whole state replaces everything.
    states = ([initial] + expected).reduce(into: []) { states, changes in
      let before = states.last?.values ?? [:]
      states.append(
        SeenState(values: before.merging(changes as? [String: any Sendable] ?? [:]) { $1 }))
    }
  }

  /// Tug's states for a trace, played once for all tests.
  @MainActor
  static func played(_ trace: RecordedTrace) throws -> [SeenState] {
    if let states = memory[trace.name] { return states }
    let states = try trace.played()
    memory[trace.name] = states
    return states
  }

  @MainActor private static var memory: [String: [SeenState]] = [:]

  @MainActor
  func played() throws -> [SeenState] {
    var states: [SeenState] = []
    try TraceSession().play(Data(line.utf8)) { states.append(SeenState(line: $0)) }
    return states
  }
}

/// The part of a state line that is compared.
struct SeenState: Sendable {
  let values: [String: any Sendable]

  init(values: [String: any Sendable]) { self.values = values }

  init(line: String) {
    let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
    values = object as? [String: any Sendable] ?? [:]
  }

  subscript(key: String) -> String { values[key].map { "\($0)" } ?? "–" }
}

// MARK: - Location of the traces

extension RecordedTrace {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The traces beside the repository, or the copy that every clone has.
  static let all: [RecordedTrace] = {
    let shared = folder.appending(path: "../../../shared/traces/mjrefresh.jsonl.gz").standardized
    let text = (try? unzipped(shared)) ?? (try? unzipped(copy)) ?? ""
    return text.split(separator: "\n").compactMap { try? RecordedTrace(line: String($0)) }
  }()

  private static var copy: URL {
    Bundle.module.resourceURL?.appending(path: "Traces/mjrefresh.jsonl.gz") ?? folder
  }

  private static func unzipped(_ file: URL) throws -> String {
    let gzip = Process()
    gzip.executableURL = URL(filePath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", file.path]
    let output = Pipe()
    gzip.standardOutput = output
    gzip.standardError = FileHandle.nullDevice
    try gzip.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    gzip.waitUntilExit()
    guard gzip.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return String(decoding: data, as: UTF8.self)
  }
}
