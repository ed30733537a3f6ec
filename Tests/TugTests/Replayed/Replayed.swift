import Foundation
import Testing
import TraceReplay

@testable import Tug
@testable import TugTrace

/// Records everything that a test does with its screens. After the test, replays the recordings and
/// verifies that they end as the screens did. Not for tests that verify deallocation of a screen:
/// it is retained until the end of the test.
struct Replayed: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let recordings = Recordings()
    try await Screen.$onMake.withValue({ recordings.add($0) }, operation: function)
    for disagreement in try await recordings.disagreements() {
      Issue.record("\(disagreement)", sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == Replayed {
  static var replayed: Self { Self() }
}

/// The recorders of a test.
@MainActor
final class Recordings {
  /// Retained until the end of the test: the deallocation of a window isn't an event of a
  /// recording.
  private var screens: [(screen: Screen, recorder: TraceRecorder)] = []

  func add(_ screen: Screen) {
    screen.host.run {
      screens.append((screen, TraceRecorder(screen.scrollView, limit: 1_000_000)))
    }
  }

  func disagreements() throws -> [String] {
    try screens.flatMap { screen, recorder in
      let scrollView = screen.scrollView
      var all: [Refresher] = []
      scrollView.tug.host.each { all.append($0) }
      return try all.compactMap { try disagreement($0, scrollView, recorder) }
    }
  }

  private func disagreement(
    _ control: Refresher, _ scrollView: UIScrollView, _ recorder: TraceRecorder
  ) throws -> String? {
    guard let track = recorder.track(of: control) else { return "nothing was recorded" }
    track.bringUpToDate()
    var lines: [String] = []
    track.write { lines.append($0) }
    let session = TraceSession()
    var last = ""
    for line in lines { try session.play(Data(line.utf8)) { last = $0 } }
    let replayed = try End(line: last)
    let seen = End(control, scrollView)
    guard !seen.agrees(with: replayed) else { return nil }
    return """
      the screen ended with \(seen),
      its replay with \(replayed), after
      \(lines.suffix(8).joined(separator: "\n"))
      """
  }
}

/// The final state of a control and its scroll view.
private struct End: CustomStringConvertible {
  var state: String
  var numbers: [Double]
  var description: String { "\(state) \(numbers)" }

  @MainActor
  init(_ control: Refresher, _ scrollView: UIScrollView) {
    let inset = scrollView.contentInset
    let offset = scrollView.contentOffset
    let isSideways = control.edge == .leading || control.edge == .trailing
    state = control.state == .noMoreData ? "noMore" : "\(control.state)"
    numbers = [
      control.progress, isSideways ? offset.x : offset.y, inset.top, inset.bottom,
    ].map { Double($0) }
  }

  init(line: String) throws {
    let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    state = line.state
    numbers = [line.pullingPercent, line.offset, line.insetTop, line.insetBottom]
  }

  private struct Line: Decodable {
    let state: String
    let pullingPercent, offset, insetTop, insetBottom: Double
  }

  func agrees(with other: End) -> Bool {
    state == other.state && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
