import Foundation

/// The figures of a run of random traces.
public struct StressReport: Codable, Sendable {
  public var sequences = 0
  public var events = 0
  public var seconds = 0.0
  /// The number of sequences with each kind of control.
  public var controls: [String: Int] = [:]
  /// The number of runs of each kind of action.
  public var actions: [String: Int] = [:]
  /// The number of runs with each result.
  public var outcomes: [String: Int] = [:]
  /// The number of sequences with each ending.
  public var endings: [String: Int] = [:]
  /// The number of times each event occurred for a control of each kind in each state: `"pull idle
  /// begin"`.
  public var coverage: [String: Int] = [:]
  /// The violated invariants, each with the shortest trace that shows it.
  public var failures: [Failure] = []

  public struct Failure: Codable, Sendable {
    public let invariant: String
    public let seed: UInt64
    public let originalCount: Int
    public let lines: [String]
  }

  public init() {}

  /// Adds the figures of a run that took place at the same time.
  public mutating func add(_ other: StressReport) {
    sequences += other.sequences
    events += other.events
    seconds = max(seconds, other.seconds)
    controls.merge(other.controls, uniquingKeysWith: +)
    actions.merge(other.actions, uniquingKeysWith: +)
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    endings.merge(other.endings, uniquingKeysWith: +)
    coverage.merge(other.coverage, uniquingKeysWith: +)
    failures += other.failures
  }
}

// MARK: - Text

extension StressReport {
  /// The totals and the failures.
  public var brief: String {
    ([headline] + failures.flatMap(Self.text(of:)) + [verdict]).joined(separator: "\n")
  }

  private var headline: String {
    "\(Self.grouped(sequences)) sequences, \(Self.grouped(events)) events, "
      + String(format: "%.1f s", seconds)
  }

  private var verdict: String {
    failures.isEmpty ? "All invariants held." : "\(failures.count) failed."
  }

  /// All figures, as tables.
  public var text: String {
    var parts = [
      headline,
      Self.row("sequences with", controls), Self.row("that end in", endings),
      Self.row("actions run", actions), Self.row("runs by outcome", outcomes),
    ]
    for kind in ["pull", "auto"] { parts += ["", coverageTable(kind)] }
    parts.append("")
    parts += failures.flatMap(Self.text(of:)) + [verdict]
    return parts.joined(separator: "\n")
  }

  private static func text(of failure: Failure) -> [String] {
    [
      "Seed \(failure.seed): it does not hold that \(failure.invariant). "
        + "\(failure.lines.count - 1) of \(failure.originalCount) events show it:"
    ] + failure.lines + [""]
  }

  private static func row(_ title: String, _ counts: [String: Int]) -> String {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return title.padding(toLength: 16, withPad: " ", startingAt: 0)
      + sorted.map { "\($0.key) \(grouped($0.value))" }.joined(separator: ", ")
  }

  private static let states = [
    "idle", "pulling", "willRefresh", "refreshing", "succeeded", "noMore", "failed", "detached",
  ]

  /// A row for each event, a column for each state.
  private func coverageTable(_ kind: String) -> String {
    let events = Set(coverage.keys.compactMap { $0.split(separator: " ").last.map(String.init) })
    var lines = [Self.line("\(kind): event", Self.states)]
    for event in events.sorted() {
      let counts = Self.states.map { coverage["\(kind) \($0) \(event)"] ?? 0 }
      if counts.contains(where: { $0 > 0 }) {
        lines.append(Self.line(event, counts.map(String.init)))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ title: String, _ cells: [String]) -> String {
    title.padding(toLength: 14, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  }

  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
