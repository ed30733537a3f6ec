@testable import ProbeSteps

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
