import Foundation

@testable import ProbeSteps

/// What a system was seen to do, or is documented to do: a file in `Recordings`.
///
/// The file of a device is what the probe wrote, and has everything that it heard. A file written by hand has
/// what a source says, in order; other events may lie between its lines, and `never` lists those that must not.
struct Recording {
  var system = ""
  /// Whether the file says everything, as that of a device does.
  var isComplete = true
  var steps: [Step] = []

  struct Step {
    let name: String
    /// Who says so. A line of a file that was written by hand.
    var source = ""
    var isUnfinished = false
    var points = 1.0
    var seconds = 0.05
    var events: [Pattern] = []
    var forbidden: [Pattern] = []
  }

  /// An event of which some values are open.
  struct Pattern: Equatable {
    /// `nil` if it doesn't matter.
    var time: Double?
    var kind: ProbeEvent.Kind
    var name: String
    /// Values that don't matter are `nil`, and so are all that aren't listed.
    var values: [Double?] = []
  }

  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  init(_ text: String) throws {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard read(first, words.dropFirst().map { $0 }) else {
        throw Unreadable(description: "line \(number + 1): \(line)")
      }
    }
  }

  private mutating func read(_ first: String, _ rest: [String]) -> Bool {
    switch first {
    case "system": system = rest.joined(separator: " ")
    case "documented": (system, isComplete) = (rest.joined(separator: " "), false)
    case "step":
      guard rest.count == 1 else { return false }
      steps.append(Step(name: rest[0]))
    default:
      guard let last = steps.indices.last else { return false }
      return steps[last].read(first, rest)
    }
    return true
  }
}

extension Recording.Step {
  fileprivate mutating func read(_ first: String, _ rest: [String]) -> Bool {
    switch first {
    case "source": source += (source.isEmpty ? "" : " ") + rest.joined(separator: " ")
    case "unfinished": isUnfinished = true
    case "within":
      guard rest.count == 2, let points = Double(rest[0]), let seconds = Double(rest[1]) else {
        return false
      }
      (self.points, self.seconds) = (points, seconds)
    case "never":
      guard let pattern = Recording.Pattern(["*"] + rest) else { return false }
      forbidden.append(pattern)
    default:
      guard let pattern = Recording.Pattern([first] + rest) else { return false }
      events.append(pattern)
    }
    return true
  }
}

extension Recording.Pattern {
  fileprivate init?(_ words: [String]) {
    guard words.count >= 3, let kind = ProbeEvent.Kind(rawValue: words[1]) else { return nil }
    let numbers = [words[0]] + words.dropFirst(3)
    guard numbers.allSatisfy({ $0 == "*" || Double($0) != nil }) else { return nil }
    self.init(
      time: Double(words[0]), kind: kind, name: words[2],
      values: words.dropFirst(3).map { Double($0) })
  }

  func matches(_ event: ProbeEvent, points: Double, seconds: Double) -> Bool {
    guard kind == event.kind, name == event.name else { return false }
    if let time, !(abs(time - event.time) <= seconds) { return false }
    return zip(values, event.values).allSatisfy { expected, value in
      expected.map { abs($0 - value) <= points } ?? true
    } && values.count <= event.values.count
  }

  var line: String {
    let numbers = values.map { $0.map(ProbeEvent.text) ?? "*" }
    return ([time.map(ProbeEvent.text) ?? "*", kind.rawValue, name] + numbers)
      .joined(separator: " ")
  }
}
