import RefreshCore
import Testing

@Suite("The watch on a scroll")
struct ScrollWatchTests {
  /// One thing that the watch hears.
  enum Heard: Sendable {
    /// An assignment of the vertical offset, by a finger or a deceleration, or by nobody visible.
    case active(Double)
    case set(Double)
    case frame
    /// A frame while a finger rests, or a deceleration moves less than a pixel.
    case activeFrame
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let heard: [Heard]
    let told: [ScrollEvent]

    init(_ name: String, _ heard: [Heard], tells told: [ScrollEvent]) {
      testDescription = name
      self.heard = heard
      self.told = told
    }
  }

  static let stories = [
    Story(
      "a drag that ends at rest",
      [.active(3), .frame, .active(9), .activeFrame, .activeFrame, .activeFrame, .frame, .frame],
      tells: [.headed(.down), .ended]),
    Story(
      "one quiet frame is not the end", [.active(3), .frame, .frame, .active(4), .frame, .frame],
      tells: [.headed(.down)]),
    Story(
      "a drag, its deceleration and an animation at its end are one scroll",
      [
        .active(3), .frame, .active(8), .frame, .frame, .set(7), .frame, .set(5), .frame, .frame,
        .frame, .frame, .frame,
      ], tells: [.headed(.down), .headed(.up), .ended]),
    Story(
      "an animation is a scroll from its second frame on",
      [.set(-2), .frame, .set(-5), .frame, .frame, .frame], tells: [.headed(.up), .ended]),
    Story("a single change is none", [.set(50), .frame, .frame, .frame], tells: []),
    Story(
      "nor are several in one frame", [.set(50), .set(40), .set(45), .frame, .frame, .frame],
      tells: []),
    Story(
      "two single changes, far apart, are none",
      [.set(50), .frame, .frame, .frame, .set(90), .frame, .frame, .frame], tells: []),
    Story(
      "an animation whose pixels stand still for frames is not over",
      [
        .set(1), .frame, .set(2), .frame, .set(2), .frame, .set(2), .frame, .set(3), .frame, .frame,
      ],
      tells: [.headed(.down)]),
    Story(
      "an assignment that changes nothing is no movement", [.set(0), .frame, .frame], tells: []),
    Story("a finger that rests has not scrolled", [.activeFrame, .activeFrame, .frame], tells: []),
    Story(
      "a second scroll is told like the first",
      [.active(3), .frame, .frame, .frame, .active(6), .frame, .frame, .frame],
      tells: [.headed(.down), .ended, .headed(.down), .ended]),
  ]

  @Test("tells what has happened, and each end once", arguments: stories)
  func story(_ story: Story) {
    var watch = ScrollWatch(x: 0, y: 0)
    var told: [ScrollEvent] = []
    for heard in story.heard {
      let event =
        switch heard {
        case .active(let y): watch.assigned(x: 0, y: y, isActive: true)
        case .set(let y): watch.assigned(x: 0, y: y, isActive: false)
        case .frame: watch.frame(isActive: false)
        case .activeFrame: watch.frame(isActive: true)
        }
      if let event { told.append(event) }
      if event == .ended { #expect(watch.direction == nil && !watch.needsFrames) }
    }
    #expect(told == story.told)
  }

  @Test(
    "heads along the longer way",
    arguments: [
      (1.0, 0.0, .right), (-1, 0, .left), (0, 1, .down), (0, -1, .up), (3, -2, .right),
      (2, -2, .up), (-2, 3, .down),
    ] as [(Double, Double, ScrollDirection)])
  func heading(x: Double, y: Double, direction: ScrollDirection) {
    var watch = ScrollWatch(x: 10, y: 20)
    #expect(watch.assigned(x: 10 + x, y: 20 + y, isActive: true) == .headed(direction))
    #expect(watch.direction == direction)
    #expect(watch.assigned(x: 10 + 2 * x, y: 20 + 2 * y, isActive: true) == nil)
  }

  @Test("needs no frames at rest, and none after the end")
  func frames() {
    var watch = ScrollWatch(x: 0, y: 0)
    #expect(!watch.needsFrames)
    _ = watch.assigned(x: .nan, y: 0, isActive: true)
    _ = watch.assigned(x: 0, y: .infinity, isActive: true)
    #expect(!watch.needsFrames)
    _ = watch.assigned(x: 0, y: 1, isActive: false)
    #expect(watch.needsFrames)
    var count = 0
    while watch.needsFrames, count < 10 {
      _ = watch.frame(isActive: false)
      count += 1
    }
    #expect(count == 3, "that of the change, and two quiet ones")
  }
}
