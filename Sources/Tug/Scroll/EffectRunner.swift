import RefreshCore

/// Carries out effects one after the other. What an effect causes in turn (an app that ends the
/// refresh in a callback, an inset that moves the offset) waits until the whole of it is done:
/// otherwise the rest of an older effect would undo the newer one.
@MainActor
struct EffectRunner {
  private(set) var isRunning = false
  /// Effects, each with the place that it is meant for.
  private var waiting: [(effects: RefreshEffects, place: Seat?)] = []

  /// What to carry out now; `nil` when it must wait for what is being carried out, or is nothing.
  mutating func begin(_ effects: RefreshEffects, at place: Seat?) -> RefreshEffects? {
    guard effects != .none else { return nil }
    guard !isRunning else {
      waiting.append((effects, place))
      return nil
    }
    isRunning = true
    return effects
  }

  /// What has come to wait meanwhile, the oldest first; `nil` when all is done.
  mutating func next() -> (effects: RefreshEffects, place: Seat?)? {
    guard waiting.isEmpty else { return waiting.removeFirst() }
    isRunning = false
    return nil
  }
}
