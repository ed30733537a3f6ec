import RefreshCore

extension RefreshEffects {
  /// The effects in their order; “nothing” for none.
  var words: String {
    var words: [String] = []
    if let transition { words.append("\(transition.from) → \(transition.to)") }
    if let progress { words.append("progress \(text(progress))") }
    if let hold { words.append("hold \(text(hold))") }
    if let offset { words.append("offset \(text(offset))") }
    if motion != .none { words.append("\(motion)") }
    if let settling { words.append("settling \(settling.number)") }
    switch action {
    case .run(let run): words.append("run \(run.number)")
    case .cancel(let run): words.append("cancel \(run.number)")
    case nil: break
    }
    if let wait { words.append("wait \(text(wait.seconds)) for \(wait.run.number)") }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

/// A number without a fraction that says nothing.
func text(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}
