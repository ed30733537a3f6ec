import Foundation
import HeadlessDriver
import SeededRandom
import Testing

@testable import Tug

/// Random apps with up to four controls, which assign `contentInset` at any time. Each knows what it means;
/// Tug must find it out. `RandomInsetApp` says which assignments an app leaves out.
@MainActor
@Suite("Laws of the app's own inset", .serialized, .timeLimit(.minutes(5)))
struct InsetLawTests {
  /// The sequences of each kind of app. `TUG_INSET_SEQUENCES` sets another number.
  private static let sequences =
    ProcessInfo.processInfo.environment["TUG_INSET_SEQUENCES"].flatMap { Int($0) } ?? 300

  @Test(
    "an app has the inset that it means, whether it assigns differences, whole values, what it has read, or all",
    arguments: RandomInsetApp.Kind.allCases)
  func means(kind: RandomInsetApp.Kind) {
    for seed in 0..<Self.sequences {
      let app = RandomInsetApp(kind, seed: UInt64(seed))
      guard let flaw = app.play() else { continue }
      Issue.record("seed \(seed): \(flaw)\n\(app.log.joined(separator: "\n"))")
      return
    }
  }

  @Test("whatever an app assigns, contentInset is its own inset and what the controls hold")
  func anything() {
    for seed in 0..<Self.sequences {
      let app = RandomInsetApp(.mixed, seed: UInt64(seed), leavesOut: false)
      guard let flaw = app.play() else { continue }
      Issue.record("seed \(seed): \(flaw)\n\(app.log.joined(separator: "\n"))")
      return
    }
  }
}
