@_spi(Trace) import RefreshCore

/// One event of a trace, as it is kept: text is made of it when somebody wants to read it.
enum TraceEntry {
  case tick(TimeInterval)
  case offset(CGPoint, ScrollFlags?)
  case kept(CGPoint)
  case pan(UIGestureRecognizer.State)
  case frame(CGSize)
  case contentSize(CGSize)
  case ownInset(UIEdgeInsets)
  case safeArea(UIEdgeInsets)
  case flag(String, Bool)
  case set(TraceOptions.Field)
  case begin
  case end(RefreshOutcome)
  case plain(String)
  case remove, attach

  /// What the control hears from others than its scroll view; `nil` for what other events say
  /// already, and for what comes too late to change anything.
  init?(_ fact: RefreshFact, of machine: RefreshMachine) {
    switch fact {
    case .begin: self = .begin
    case .end(let outcome): self = .end(outcome)
    case .finished(let run, let outcome):
      guard run == machine.latestRun, machine.moment.isRunning else { return nil }
      self = .end(outcome)
    case .reset: self = .plain("resetNoMore")
    case .tapped: self = .plain("tap")
    case .settled(let run):
      guard run == machine.settlingRun else { return nil }
      self = .plain("settled")
    case .elapsed(let run):
      guard run == machine.latestRun else { return nil }
      self = .plain("elapsed")
    case .resized(let extent): self = .set(.init("height", .number(extent)))
    case .scrolled, .dragBegan, .dragEnded, .contentChanged, .readinessChanged, .disarmed,
      .removed:
      return nil
    }
  }

  var line: String {
    var line = TraceLine()
    switch self {
    case .tick(let seconds): line.add("op", "tick", ("dt", seconds))
    case .offset(let offset, let flags):
      line.add("op", "offset", ("x", offset.x), ("y", offset.y))
      if let flags {
        line.add("dragging", flags.isDragging)
        line.add("decelerating", flags.isDecelerating)
      }
    case .kept(let offset): line.add("op", "keep", ("x", offset.x), ("y", offset.y))
    case .pan(let state): line.addPan(state)
    case .frame(let size): line.add("op", "frame", ("w", size.width), ("h", size.height))
    case .contentSize(let size):
      line.add("op", "contentSize", ("w", size.width), ("h", size.height))
    case .ownInset(let insets): line.add("op", "ownInset", insets)
    case .safeArea(let insets): line.add("op", "safeArea", insets)
    case .flag(let op, let value):
      line.add("op", text: op)
      line.add("v", value)
    case .set(let field):
      line.add("op", text: "set")
      line.add("key", text: field.key)
      line.add("v", field.value)
    case .begin: line.add("op", text: "begin")
    case .end(let outcome): line.add("op", text: outcome.op)
    case .plain(let op): line.add("op", text: op)
    case .remove: line.add("op", text: "remove")
    case .attach: line.add("op", text: "attach")
    }
    return line.end()
  }
}

extension MachineMoment {
  fileprivate var isRunning: Bool { stage == .running || stage == .young }
}

extension RefreshOutcome {
  fileprivate var op: String {
    switch self {
    case .success: "end"
    case .noMoreData: "endNoMore"
    case .failure: "fail"
    case .cancelled: "cancel"
    }
  }
}

extension TraceLine {
  mutating func addPan(_ state: UIGestureRecognizer.State) {
    add("op", text: "pan")
    let name =
      switch state {
      case .possible: "possible"
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed: "failed"
      @unknown default: "possible"
      }
    add("state", text: name)
  }

  mutating func add(_ name: String, _ value: TraceOptions.Field.Value) {
    switch value {
    case .flag(let flag): add(name, flag)
    case .number(let number): add(name, number)
    case .text(let text): add(name, text: text)
    }
  }

  mutating func add(_ name: String, _ value: String, _ insets: UIEdgeInsets) {
    add(
      name, value, ("t", insets.top), ("l", insets.left), ("b", insets.bottom), ("r", insets.right))
  }
}
