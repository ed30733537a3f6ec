import HeadlessDriver
import HeadlessUIKit
import Testing

@testable import Tug

@MainActor
@Suite("An observer that fights for the inset", .timeLimit(.minutes(30)))
struct ContestedInsetTests {
  /// Resets the inset to zero at each change, up to a maximum number of times.
  private func fight(_ screen: Screen, times: Int) -> HeadlessUIKit.NSKeyValueObservation {
    var left = times
    return screen.scrollView.observe(\.contentInset) { scrollView, _ in
      MainActor.assumeIsolated {
        guard left > 0, scrollView.contentInset != .zero else { return }
        left -= 1
        scrollView.contentInset = .zero
      }
    }
  }

  @Test(
    "that soon gives up leaves insets and content where they belong, during the run and after it",
    arguments: [1, 3, 7], [true, false])
  func short(times: Int, observesFirst: Bool) {
    consistent(times: times, observesFirst: observesFirst)
  }

  @Test(
    "that never gives up leaves insets and content where they belong, during the run and after it",
    arguments: [true, false])
  func long(observesFirst: Bool) {
    consistent(times: 400, observesFirst: observesFirst)
  }

  private func consistent(times: Int, observesFirst: Bool) {
    let screen = Screen()
    var observation = observesFirst ? fight(screen, times: times) : nil
    let header = screen.header(.bare(54))
    if observation == nil { observation = fight(screen, times: times) }
    screen.begin(header)
    screen.advance(1)
    #expect(header.state == .refreshing)
    // Either of the two may win. The content rests where the inset puts it.
    #expect(screen.offset == -screen.inset.top, "during the run")
    #expect(screen.scrollView.tug.contentInset == .zero, "the app's own inset")
    screen.end(header)
    screen.advance(1)
    observation?.invalidate()
    #expect(screen.inset == .zero && screen.offset == 0 && header.heldInset == 0, "after the run")
    #expect(screen.scrollView.tug.contentInset == .zero, "the app's own inset")

    // The next run, undisturbed.
    screen.begin(header)
    screen.advance(1)
    #expect(screen.inset.top == 54 && screen.offset == -54, "the next run")
    screen.end(header)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0)
  }

  @Test(
    "that never gives in is answered in a few frames, keeps its inset, and is reported once",
    arguments: [true, false])
  func endless(observesFirst: Bool) {
    let screen = Screen()
    var warnings: [RefreshWarning] = []
    screen.host.run { Refresher.warningHandler = { warnings.append($0) } }
    var changes = 0
    let count = screen.scrollView.observe(\.contentInset) { _, _ in
      MainActor.assumeIsolated { changes += 1 }
    }
    defer { count.invalidate() }
    var observation = observesFirst ? fight(screen, times: .max) : nil
    let header = screen.header(.bare(54))
    if observation == nil { observation = fight(screen, times: .max) }
    defer { observation?.invalidate() }
    screen.begin(header)
    screen.advance(1)
    // The end of the motion holds the whole inset, in one more turn.
    #expect(changes <= 10 * 2 * (1 + 32), "32 answers in each of ten turns")
    #expect(screen.inset == .zero && screen.offset == 0 && header.state == .refreshing)
    #expect(warnings == [RefreshWarning(subject: .contestedInset, edge: .top)])
    let former = changes
    screen.advance(5)
    #expect(changes == former, "there is peace")
    screen.end(header)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0 && header.state == .idle)
    #expect(screen.scrollView.tug.contentInset == .zero && warnings.count == 1)
  }
}

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
