import Testing

@testable import ProbeSteps

@MainActor
@Suite("A comparison with a recording")
struct ComparisonTests {
  private let heard = ProbeLog.Step(
    name: "animated-offset",
    events: [
      ProbeEvent(time: 0, kind: .act, name: "by10"),
      ProbeEvent(time: 0.1, kind: .observed, name: "contentOffset", values: [0, 4]),
      ProbeEvent(time: 0.2, kind: .observed, name: "contentOffset", values: [0, 7]),
      ProbeEvent(time: 0.3, kind: .observed, name: "contentOffset", values: [0, 10]),
      ProbeEvent(time: 0.3, kind: .delegate, name: "didEndScrollingAnimation", values: [0, 10]),
    ])

  private func differences(_ lines: String, complete: Bool = false) throws -> [String] {
    let recording = try Recording("system test\nstep animated-offset\n\(lines)\n")
    return Comparison.differences(of: heard, from: recording.steps[0], isComplete: complete)
  }

  @Test("finds an event that is missing, out of order, too far off, or too late")
  func documented() throws {
    #expect(
      try differences(
        "0 do by10\n* observed contentOffset 0 10\n* delegate didEndScrollingAnimation"
      )
      .isEmpty)
    for wrong in [
      "* delegate didScroll",
      "* delegate didEndScrollingAnimation\n* observed contentOffset",
      "* delegate didEndScrollingAnimation 0 12",
      "0.1 delegate didEndScrollingAnimation",
      "* delegate didEndScrollingAnimation 0 10 0",
      "* do by10\nnever delegate didEndScrollingAnimation",
    ] { #expect(try differences(wrong).count == 1, "\(wrong)") }
    #expect(try differences("within 3 0.3\n0.1 delegate didEndScrollingAnimation 0 12").isEmpty)
  }

  @Test("of a device finds an event too many as well, and leaves out the frames of a motion")
  func complete() throws {
    let recorded = """
      0 do by10
      0.1 observed contentOffset 0 4
      0.3 observed contentOffset 0 10
      0.3 delegate didEndScrollingAnimation 0 10
      """
    #expect(try differences(recorded, complete: true).isEmpty)
    #expect(try differences(recorded + "\n0.3 read offset 10", complete: true).count == 1)
    #expect(try differences("0 do by10\n0.1 observed contentOffset 0 4", complete: true).count == 1)
    #expect(try differences("unfinished", complete: true).isEmpty, "nobody lifted a finger")
  }

  @Test(
    "refuses a file with a line that it can't read",
    arguments: [
      "* delegate didScroll", "step a b", "step a\n* telegram didScroll",
      "step a\nwithin 1", "step a\nnever didScroll", "step a\n0 do go far", "step a\n0 do",
    ])
  func unreadable(_ text: String) {
    #expect(throws: Recording.Unreadable.self) { try Recording(text) }
  }
}

/// How what was heard differs from a recording. Each difference is a sentence.
enum Comparison {
  static func differences(of log: ProbeLog.Step, from step: Recording.Step, isComplete: Bool)
    -> [String]
  {
    if step.isUnfinished { return [] }
    return isComplete ? complete(log, step) : partial(log, step)
  }

  /// The recorded events occur in their order, and the forbidden ones don't.
  private static func partial(_ log: ProbeLog.Step, _ step: Recording.Step) -> [String] {
    var rest = log.events[...]
    for pattern in step.events {
      let found = rest.firstIndex {
        pattern.matches($0, points: step.points, seconds: step.seconds)
      }
      guard let found else {
        return ["\(step.name): not heard, in this order: \(pattern.line)"]
      }
      rest = rest[(found + 1)...]
    }
    return step.forbidden.compactMap { pattern in
      log.events.first { pattern.matches($0, points: step.points, seconds: step.seconds) }
        .map { "\(step.name): heard, and must not be: \($0.line)" }
    }
  }

  /// The same events in the same order. Of a motion, the first and the last of each kind count: how many frames
  /// there are depends on the display. From the first gesture of a step on, values and times depend on the person.
  private static func complete(_ log: ProbeLog.Step, _ step: Recording.Step) -> [String] {
    let needsFinger = ProbeStep.all.first { $0.name == step.name }?.needsFinger ?? false
    let recorded = withoutFrames(step.events) { ($0.kind, $0.name) }
    let heard = withoutFrames(log.events) { ($0.kind, $0.name) }
    var hasFinger = false
    for (pattern, event) in zip(recorded, heard) {
      var pattern = pattern
      hasFinger = hasFinger || pattern.kind == .act && needsFinger
      if hasFinger { (pattern.time, pattern.values) = (nil, []) }
      guard pattern.matches(event, points: step.points, seconds: step.seconds) else {
        return ["\(step.name): recorded \(pattern.line), heard \(event.line)"]
      }
    }
    if recorded.count > heard.count {
      return ["\(step.name): not heard: \(recorded[heard.count].line)"]
    }
    if heard.count > recorded.count {
      return ["\(step.name): not recorded: \(heard[recorded.count].line)"]
    }
    return []
  }

  /// Leaves out the events within a motion: what comes with each frame, between its first and its last.
  static func withoutFrames<Event>(
    _ events: [Event], _ identity: (Event) -> (ProbeEvent.Kind, String)
  ) -> [Event] {
    var kept: [Event] = []
    var frames: [Event] = []
    func endMotion() {
      for (index, event) in frames.enumerated() {
        let isFirst = !frames[..<index].contains { identity($0) == identity(event) }
        let isLast = !frames[(index + 1)...].contains { identity($0) == identity(event) }
        if isFirst || isLast { kept.append(event) }
      }
      frames = []
    }
    for event in events {
      switch identity(event) {
      case (.observed, "contentOffset"), (.observed, "bounds"), (.observed, "pan"),
        (.delegate, "didScroll"):
        frames.append(event)
      default:
        endMotion()
        kept.append(event)
      }
    }
    endMotion()
    return kept
  }
}
