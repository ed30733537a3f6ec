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
