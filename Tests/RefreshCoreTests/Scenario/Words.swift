@testable import Tug

/// The description of the response to the end of a run whose control closes in a movement.
func closes(
  _ run: UInt, _ outcome: RefreshOutcome = .success, cancels: Bool = false
) -> String {
  """
  accept \(run) \(outcome), refreshing → \(state(after: outcome)), close \(run) holding 0, \
  will end closing, \(cancels ? "cancel, " : "")complete \(run) \(outcome), \
  announce \(outcome), progress 0
  """
}

/// The description of the response to the end of a run without a movement.
func ends(
  _ run: UInt, _ outcome: RefreshOutcome = .success, cancels: Bool = false, then next: String = ""
) -> String {
  """
  accept \(run) \(outcome), refreshing → \(state(after: outcome)), will end, \
  \(cancels ? "cancel, " : "")complete \(run) \(outcome), did end \(run), \
  announce \(outcome), \(next.isEmpty ? "" : next + ", ")progress 0
  """
}

private func state(after outcome: RefreshOutcome) -> RefreshState {
  switch outcome {
  case .success, .cancelled: .idle
  case .noMoreData: .noMoreData
  case .failure: .failed
  }
}
