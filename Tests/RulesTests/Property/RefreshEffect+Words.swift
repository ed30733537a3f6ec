@testable import Tug

/// A machine's response to an event.
struct Response {
  var effects: [RefreshEffect]
  /// The machine's properties after the event.
  var held: Double
  var progress: Double
  /// Whether the event changed the progress.
  var progressChanged: Bool

  init(_ effects: [RefreshEffect], from former: RefreshMachine, to machine: RefreshMachine) {
    self.effects = effects
    held = machine.held
    progress = machine.progress
    progressChanged = machine.progress != former.progress
  }

  /// The effects in their order, then the progress if it changed; "nothing" for neither.
  var words: String {
    var words = effects.map { $0.words(held: held) }
    if progressChanged { words.append("progress \(text(progress))") }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

extension RefreshEffect {
  /// - Parameter held: the inset that the machine holds after the event, in points.
  func words(held: Double) -> String {
    switch self {
    case .accept(let run, let outcome): "accept \(run.number) \(outcome)"
    case .changeState(let from, let to): "\(from) → \(to)"
    case .askToBegin(let run): "ask \(run.number)"
    case .willBegin: "will begin"
    case .updateHold: "hold \(text(held))"
    case .move(let movement): movement.words
    case .start(let run, .action): "start \(run.number)"
    case .start(let run, .external): "start \(run.number) external"
    case .cancelAction: "cancel"
    case .startTimer(let seconds, let run): "wait \(text(seconds)) for \(run.number)"
    case .performSecondStop: "second stop"
    case .willEnd(.none): "will end"
    case .willEnd(let motion): "will end \(motion)"
    case .complete(let run, let outcome): "complete \(run.number) \(outcome)"
    case .didEnd(let run): "did end \(run.number)"
    case .announce(let outcome): "announce \(outcome)"
    }
  }
}

extension RefreshMovement {
  fileprivate var words: String {
    var words =
      switch motion {
      case .none: "move"
      case .opening: "open"
      case .closing: "close"
      }
    if let settling { words += " \(settling.number)" }
    if let hold { words += " holding \(text(hold))" }
    if let offset { words += " at \(text(offset))" }
    return words
  }
}

/// A whole number without a fraction.
func text(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}

extension [RefreshEffect] {
  /// The movement, of which an event has one at most.
  var movement: RefreshMovement? {
    for case .move(let movement) in self { return movement }
    return nil
  }
}
