// Formula numbers refer to docs/references/scroll-formulas.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// The motion of a control without durations.
@MainActor
@Suite("A control that moves as a scroll view's bounce does", .timeLimit(.minutes(30)))
struct SpringMotionTests {
  private func screen(_ framesPerSecond: Double = 60) -> (Screen, Refresher, Counter) {
    let (screen, runs) = (Screen(), Counter())
    screen.host.frameInterval = 1 / framesPerSecond
    let header = screen.host.run {
      let header = Refresher.pull(.classic) { (_: Refresher) in runs.count += 1 }
      (header.openingDuration, header.closingDuration) = (nil, nil)
      screen.scrollView.tug.header = header
      return header
    }
    return (screen, header, runs)
  }

  /// The offset after each of the next frames.
  private func frames(_ count: Int, of screen: Screen) -> [CGFloat] {
    (0..<count).map { _ in
      screen.advance(screen.host.frameInterval)
      return screen.offset
    }
  }

  struct Release: CustomTestStringConvertible, Sendable {
    let pull: CGFloat
    /// The movement of the finger in the last frames, in points per second; positive is downward.
    let speed: CGFloat
    let framesPerSecond: Double
    var testDescription: String { "\(pull) points, \(speed) a second, \(framesPerSecond) Hz" }

    static let all: [Release] = [60.0, 100, 180, 300, 400].flatMap { pull in
      [0.0, 400, 1200, -200].flatMap { speed in
        [60.0, 120].map { Release(pull: CGFloat(pull), speed: CGFloat(speed), framesPerSecond: $0) }
      }
    }
  }

  @Test("released, the content goes on without a jump of place or speed", arguments: Release.all)
  func released(release: Release) {
    let (screen, header, runs) = screen(release.framesPerSecond)
    screen.pull(toOffset: -release.pull)
    screen.advance(0.3)
    if release.speed != 0 {
      let step = release.speed / CGFloat(release.framesPerSecond)
      for _ in 0..<6 { screen.drag(by: step) }
    }
    let start = screen.offset
    screen.finger.up()
    guard start < -54 else { return }
    let path = [start] + frames(Int(release.framesPerSecond), of: screen)
    #expect(header.state == .refreshing)
    #expect(screen.offset == -54, "it rests beside the open control")
    #expect(runs.count == 1)

    let speeds = zip(path, path.dropFirst()).map { $1 - $0 }
    // The spring's own force, at the largest displacement of the path, is the largest change of the speed
    // in a frame that is none by a jump: ω²·y·Δt², and the damping 2ω·v·Δt.
    // F7: the frequency is that of the bounce, or more where the content would pass the open control.
    let frame = 1 / release.framesPerSecond
    let (way, speed) = (Double(-54 - path[1]), Double(path[1] - path[0]) / frame)
    let frequency = way > 0 ? min(max(sqrt(120), speed / way), 30) : 30
    for index in speeds.indices.dropFirst().dropLast() {
      let force = frequency * frequency * Double(abs(path[index] + 54)) * frame * frame
      let damping = 2 * frequency * Double(abs(speeds[index - 1])) * frame
      let change = Double(abs(speeds[index] - speeds[index - 1]))
      #expect(
        change <= force + damping + 1, "frame \(index): \(path[max(0, index - 2)...index + 1])")
    }
  }

  @Test("a list begun by the app glides to the control, and its action waits a quarter of a second")
  func begun() {
    let (screen, header, runs) = screen()
    screen.host.run { header.beginRefreshing() }
    #expect(screen.offset == 0, "nothing has moved yet")
    #expect(screen.inset.top == 0, "pinned section headers would jump")
    var path: [CGFloat] = []
    for _ in 0..<14 {
      path += frames(1, of: screen)
      #expect(screen.inset.top >= -screen.offset && screen.inset.top <= 1 - screen.offset)
    }
    #expect(path == path.sorted(by: >))
    #expect(runs.count == 0)
    _ = frames(2, of: screen)
    #expect(runs.count == 1)
    _ = frames(30, of: screen)
    #expect(screen.offset == -54)
    screen.host.run { header.endRefreshing() }
    #expect(screen.inset.top == 54, "nothing has moved yet")
    var closing: [CGFloat] = []
    for _ in 0..<40 {
      closing += frames(1, of: screen)
      #expect(screen.inset.top >= -screen.offset && screen.inset.top <= 1 - screen.offset)
    }
    #expect(closing == closing.sorted())
    #expect(screen.offset == 0)
    #expect(screen.inset.top == 0)
    #expect(header.state == .idle)
  }

  @Test("the view stays in sight until it has slid out")
  func sight() {
    let (screen, header, _) = screen()
    screen.host.run { header.beginRefreshing() }
    _ = frames(60, of: screen)
    screen.host.run { header.endRefreshing() }
    for _ in 0..<5 {
      _ = frames(1, of: screen)
      #expect(screen.offset < 0)
      #expect(header.view.alpha == 1, "it vanishes at \(screen.offset)")
    }
    _ = frames(60, of: screen)
    #expect(header.indicator.isHidden)
  }

  @Test("a finger takes over while it opens, and the action starts at once")
  func grabbedOpening() {
    let (screen, header, runs) = screen()
    screen.host.run { header.beginRefreshing() }
    _ = frames(3, of: screen)
    screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: -1))
    screen.drag(by: -20)
    #expect(runs.count == 1)
    let held = screen.offset
    _ = frames(10, of: screen)
    #expect(screen.offset == held, "the motion pulls against the finger")
    screen.letGo()
    screen.host.run { header.endRefreshing() }
    _ = frames(90, of: screen)
    #expect(screen.inset.top == 0)
    #expect(header.state == .idle)
  }

  @Test("a finger takes over while it closes, and nothing is left behind")
  func grabbedClosing() {
    let (screen, header, _) = screen()
    screen.host.run { header.beginRefreshing() }
    _ = frames(60, of: screen)
    var hasEnded = false
    header.onDidEnd = { hasEnded = true }
    screen.host.run { header.endRefreshing() }
    _ = frames(3, of: screen)
    #expect(!hasEnded)
    screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
    let held = screen.offset
    screen.drag(by: 5)
    #expect(!hasEnded && abs(screen.offset - held) <= 5, "the content leaves the finger")
    screen.letGo()
    _ = frames(90, of: screen)
    #expect(hasEnded)
    #expect(screen.inset.top == 0)
    #expect(screen.offset == 0)
  }

  @Test("the app's own scrolling takes over, and the run goes on")
  func scrolledByApp() {
    let (screen, header, runs) = screen()
    screen.host.run { header.beginRefreshing() }
    _ = frames(3, of: screen)
    screen.scroll(to: 300)
    #expect(runs.count == 1)
    _ = frames(30, of: screen)
    #expect(screen.offset == 300)
    screen.host.run { header.endRefreshing() }
    _ = frames(2, of: screen)
    #expect(screen.offset == 300)
    #expect(screen.inset.top == 0)
  }

  @Test("ended while it opens, it turns back without a jump")
  func endedOpening() {
    let (screen, header, runs) = screen()
    screen.host.run { header.beginRefreshing() }
    let before = frames(6, of: screen)
    screen.host.run { header.endRefreshing() }
    let after = frames(60, of: screen)
    #expect(abs(after[0] - before[5]) <= abs(before[5] - before[4]) + 1, "\(before), \(after)")
    #expect(screen.offset == 0)
    #expect(screen.inset.top == 0)
    #expect(runs.count == 0)
    #expect(header.state == .idle)
  }

  @Test("out of its window it is at its end at once, and the action runs")
  func leavesWindow() {
    let (screen, header, runs) = screen()
    screen.host.run { header.beginRefreshing() }
    _ = frames(3, of: screen)
    screen.host.run { screen.scrollView.removeFromSuperview() }
    #expect(runs.count == 1)
    #expect(screen.offset == -54)
    screen.host.run { header.endRefreshing() }
    #expect(screen.inset.top == 0)
    #expect(header.state == .idle)
  }

  @Test("removed at any moment, it leaves neither an inset nor a displaced list", arguments: 0..<12)
  func removed(frame: Int) {
    let (screen, header, _) = screen()
    screen.host.run { header.beginRefreshing() }
    _ = frames(frame, of: screen)
    if frame % 2 == 1 { screen.host.run { header.endRefreshing() } }
    _ = frames(frame / 2, of: screen)
    screen.host.run { screen.scrollView.tug.header = nil }
    _ = frames(60, of: screen)
    #expect(screen.inset == .zero)
    #expect(screen.offset == 0)
  }

  @Test(
    "invalid geometry in the middle of the motion leaves nothing behind",
    arguments: [CGFloat.nan, .infinity, 1e300])
  func invalid(offset: CGFloat) {
    let (screen, header, _) = screen()
    screen.host.run { header.beginRefreshing() }
    _ = frames(4, of: screen)
    screen.host.run { screen.scrollView.bounds.origin.y = offset }
    _ = frames(4, of: screen)
    screen.host.run { screen.scrollView.contentOffset = .zero }
    screen.host.run { header.endRefreshing() }
    _ = frames(60, of: screen)
    #expect(screen.inset == .zero)
    #expect(header.state == .idle)
  }

  @Test("without animation, it is open at once")
  func still() {
    let (screen, header, _) = screen()
    screen.host.run { UIView.performWithoutAnimation { header.beginRefreshing() } }
    #expect(screen.offset == -54)
  }
}

@MainActor
private final class Counter {
  var count = 0
}
