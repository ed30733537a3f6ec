import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// Random apps, which assign `contentInset` at any time. Each knows what it means; Tug must find it out.
/// `RandomInsetApp` says which assignments an app leaves out.
@MainActor
@Suite("Laws of the app's own inset", .serialized, .timeLimit(.minutes(30)))
struct InsetLawTests {
  /// The sequences of each kind of app. `TUG_INSET_SEQUENCES` sets another number.
  private static let sequences =
    ProcessInfo.processInfo.environment["TUG_INSET_SEQUENCES"].flatMap { Int($0) } ?? 800

  private func play(
    _ kind: RandomInsetApp.Kind, _ sequences: Int, isOnScreen: Bool, leavesOut: Bool = true
  ) {
    for seed in 0..<UInt64(sequences) {
      let app = RandomInsetApp(kind, seed: seed, isOnScreen: isOnScreen, leavesOut: leavesOut)
      guard let flaw = app.play() else { continue }
      Issue.record("seed \(seed): \(flaw)\n\(app.log.joined(separator: "\n"))")
      return
    }
  }

  @Test(
    "an app has the inset that it means, whether it assigns differences, whole values, what it has read, or all",
    arguments: RandomInsetApp.Kind.allCases)
  func meaning(kind: RandomInsetApp.Kind) { play(kind, Self.sequences, isOnScreen: false) }

  @Test(
    "beside up to four controls, too, which hold nothing in the end",
    arguments: RandomInsetApp.Kind.allCases)
  func controls(kind: RandomInsetApp.Kind) { play(kind, Self.sequences / 50, isOnScreen: true) }

  @Test(
    "whatever an app assigns, contentInset is its own inset and what the controls hold",
    arguments: [false, true])
  func anything(isOnScreen: Bool) {
    let sequences = isOnScreen ? Self.sequences / 50 : Self.sequences
    play(.mixed, sequences, isOnScreen: isOnScreen, leavesOut: false)
  }
}
