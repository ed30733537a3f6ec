// Formula numbers refer to docs/references/scroll-formulas.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// The criterion of a motion that nobody sees begin: no frame changes the speed of the content by more than
/// one percent of the speed at the release, or a pixel a frame, beyond what the spring's own force does.
///
/// The displays here have a hundred pixels a point, so that the rounding to pixels doesn't hide a jump. The
/// allowed pixel is one of a 3× display.
@MainActor
@Suite("The path of a release", .timeLimit(.minutes(30)))
struct ReleasedPathTests {
  /// A pixel of a 3× display, in points.
  private static let pixel = 1.0 / 3
  /// F7: the frequency of a scroll view's bounce, in s⁻¹.
  private static let bounce = sqrt(120.0)
  /// The frequency of a motion that begins at rest, in s⁻¹.
  private static let own = 18.0

  struct Release: CustomTestStringConvertible, Sendable {
    let pull: Double
    /// The speed of the finger in the last frames, in points per second; positive is downward.
    var speed = 0.0
    let framesPerSecond: Double
    var testDescription: String { "\(pull) points, \(speed) a second, \(framesPerSecond) Hz" }

    static let all: [Release] = [60.0, 100, 180, 240, 300, 400].flatMap { pull in
      [0.0, 300, 800, 1500, 3000, -200, -600].flatMap { speed in
        [60.0, 120].map { Release(pull: pull, speed: speed, framesPerSecond: $0) }
      }
    }
    static let slow: [Release] = [60.0, 120, 200, 400].flatMap { pull in
      [60.0, 120].map { Release(pull: pull, framesPerSecond: $0) }
    }
  }

  private func screen(_ framesPerSecond: Double) -> Screen {
    let screen = Screen()
    screen.host.screen.scale = 100
    screen.host.frameInterval = 1 / framesPerSecond
    return screen
  }

  private func addHeader(to screen: Screen) -> Refresher {
    screen.host.run {
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      screen.scrollView.tug.header = header
      return header
    }
  }

  /// Pulls, holds, and moves the finger at its last speed, which stays down.
  private func pull(_ screen: Screen, _ release: Release) {
    screen.pull(toOffset: -release.pull)
    screen.advance(0.3)
    guard release.speed != 0 else { return }
    for _ in 0..<6 { screen.drag(by: CGFloat(release.speed / release.framesPerSecond)) }
  }

  /// The speed with which UIKit's own bounce starts, in points per second: of a list without a control, from
  /// its first frame after the same release, `y1 = (y0 + (v0 + ω·y0)·t)·e^(−ω·t)`.
  private func speed(ofPlainBounce plain: Screen) -> Double {
    let frame = plain.host.frameInterval
    plain.finger.up()
    let path = path(plain, seconds: 2 * frame)
    return (path[1] / exp(-Self.bounce * frame) - path[0]) / frame - Self.bounce * path[0]
  }

  /// The offsets of the next frames, with the current one first.
  private func path(_ screen: Screen, seconds: Double) -> [Double] {
    let frame = screen.host.frameInterval
    let start = Double(screen.offset)
    // Between the frames, so that each step of the clock draws one, however it is rounded.
    screen.advance(frame / 2)
    defer { screen.advance(frame / 2) }
    return [start]
      + (0..<Int(seconds / frame)).map { _ in
        screen.advance(frame)
        return Double(screen.offset)
      }
  }

  /// Checks each frame against the free motion of a critically damped spring: from a place and a speed,
  /// `y(t) = (y0 + (v0 + ω·y0)·t)·e^(−ω·t)`; from two frames, `y2 = 2·q·y1 − q²·y0` with `q = e^(−ω·t)`.
  ///
  /// - Parameter edge: where UIKit's own bounce would end. It draws the first frame after a release.
  private func expectNoJump(
    _ path: [Double], toward target: Double, edge: Double? = nil, from speed: Double,
    _ frequency: Double, _ framesPerSecond: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = 1 / framesPerSecond
    let jump = max(abs(speed) / 100 * frame, Self.pixel)
    /// The place a frame later on a spring that leads to `end`.
    func later(_ place: Double, _ speed: Double, _ end: Double, _ frequency: Double) -> Double {
      end + (place - end + (speed + frequency * (place - end)) * frame) * exp(-frequency * frame)
    }
    let drive = speed + frequency * (path[0] - (edge ?? target))
    let first = exp(-frequency * frame)
    let speedAfterFirst = (speed - frequency * drive * frame) * first
    // A spring passes its target if v > ω·d.
    let way = target - path[1]
    let stiffness = way > 0 ? min(max(frequency, speedAfterFirst / way), 30) : 30
    let taken = edge != nil && speedAfterFirst > 0 ? stiffness : frequency
    let decay = exp(-taken * frame)
    for index in path.indices.dropFirst() {
      let expected =
        switch (index, edge) {
        case (1, _): later(path[0], speed, edge ?? target, frequency)
        case (2, .some): later(path[1], speedAfterFirst, target, taken)
        default:
          target + 2 * decay * (path[index - 1] - target)
            - decay * decay * (path[index - 2] - target)
        }
      // The last half point of a motion is one step.
      let end = abs(path[index] - target) < 1e-6 ? 0.5 : 0
      #expect(
        abs(path[index] - expected) <= jump + end,
        "frame \(index) of \(path.prefix(index + 2).suffix(5)): a jump of the speed",
        sourceLocation: sourceLocation)
    }
  }

  @Test(
    "released at any distance and speed, it goes on at the speed of UIKit's own bounce",
    arguments: Release.all)
  func released(release: Release) {
    let (screen, plain) = (screen(release.framesPerSecond), screen(release.framesPerSecond))
    let header = addHeader(to: screen)
    for screen in [screen, plain] { pull(screen, release) }
    let start = screen.offset
    #expect(start == plain.offset, "a header does not change the feel of the pull")
    guard header.state == .pulling else { return }
    let speed = speed(ofPlainBounce: plain)
    screen.finger.up()
    #expect(abs(screen.offset - start) < 0.01, "the place jumps at the release")
    let path = path(screen, seconds: 1.5)
    expectNoJump(
      path, toward: -54, edge: 0, from: speed, Self.bounce, release.framesPerSecond)
    #expect(path.last == -54 && header.state == .refreshing)
  }

  @Test(
    "released just beyond the trigger, the header dips by ten points, and from 70 by one",
    arguments: [54.5, 56, 60, 65, 70, 80, 100, 140], [60.0, 120])
  func dip(pull: Double, framesPerSecond: Double) {
    let screen = screen(framesPerSecond)
    let header = addHeader(to: screen)
    self.pull(screen, Release(pull: pull, framesPerSecond: framesPerSecond))
    screen.finger.up()
    let path = path(screen, seconds: 1)
    #expect(header.state == .refreshing)
    let dip = 54 + (path.max() ?? 0)
    // The first frame of UIKit's bounce alone is up to 5.4 points.
    #expect(dip <= (pull < 69 ? 10 : 1.1), "the header is hidden by \(dip) points, and comes back")
  }

  @Test(
    "closed, it moves from rest; begun by the app, too, from any distance",
    arguments: [0.0, 30, 300, 1000], [60.0, 120])
  func fromRest(scrolled: Double, framesPerSecond: Double) {
    let screen = screen(framesPerSecond)
    let header = addHeader(to: screen)
    screen.scroll(to: CGFloat(scrolled))
    screen.begin(header)
    let opening = path(screen, seconds: 1)
    expectNoJump(opening, toward: -54, from: 0, Self.own, framesPerSecond)
    #expect(opening.last == -54)
    screen.end(header)
    let closing = path(screen, seconds: 1)
    expectNoJump(closing, toward: 0, from: 0, Self.own, framesPerSecond)
    #expect(closing.last == 0)
  }

  @Test(
    "grabbed in the middle of its motion, it stays under the finger, and goes on as from a pull",
    arguments: Release.slow, [1, 4, 10, 20])
  func grabbed(release: Release, frame: Int) {
    let screen = screen(release.framesPerSecond)
    let header = addHeader(to: screen)
    pull(screen, release)
    guard header.state == .pulling else { return }
    screen.finger.up()
    for _ in 0..<frame { screen.advance(1 / release.framesPerSecond) }
    let before = screen.offset
    screen.finger.down(at: CGPoint(x: 180, y: 330))
    #expect(abs(screen.offset - before) <= CGFloat(Self.pixel), "it jumps to the finger")
    screen.advance(0.1)
    #expect(abs(screen.offset - before) <= CGFloat(Self.pixel), "it moves on below the finger")
    screen.finger.move(to: CGPoint(x: 180, y: 341))
    screen.drag(by: 60)
    screen.advance(0.3)
    let held = screen.offset
    #expect(held <= before, "the finger pulls it out")
    guard held < -56 else { return }
    // F8: the start velocity of a bounce whose finger rests, as a multiple of the overshoot.
    let speed = -7.236_35 * Double(held + 54)
    screen.finger.up()
    let path = path(screen, seconds: 1.5)
    expectNoJump(path, toward: -54, from: speed, Self.bounce, release.framesPerSecond)
    #expect(path.last == -54, "it rests beside the open control")
  }
}
