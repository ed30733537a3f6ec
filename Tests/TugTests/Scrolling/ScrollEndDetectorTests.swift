import Testing

@testable import TugScrolling

@Suite("The scroll end detector")
struct ScrollEndDetectorTests {
  /// One call of the detector.
  enum Call: Sendable {
    /// An assignment of the vertical offset, by a finger, a deceleration, or without a visible
    /// cause.
    case active(Double)
    case set(Double)
    case frame
    /// A frame while a finger rests, or a deceleration moves less than a pixel.
    case activeFrame
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let calls: [Call]
    let events: [ScrollEvent]

    init(_ name: String, _ calls: [Call], yields events: [ScrollEvent]) {
      testDescription = name
      self.calls = calls
      self.events = events
    }
  }

  static let stories = [
    Story(
      "a drag that ends at rest",
      [.active(3), .frame, .active(9), .activeFrame, .activeFrame, .activeFrame, .frame, .frame],
      yields: [.headed(.down), .ended]),
    Story(
      "one quiet frame is not the end", [.active(3), .frame, .frame, .active(4), .frame, .frame],
      yields: [.headed(.down)]),
    Story(
      "a drag, its deceleration and an animation at its end are one scroll",
      [
        .active(3), .frame, .active(8), .frame, .frame, .set(7), .frame, .set(5), .frame, .frame,
        .frame, .frame, .frame,
      ], yields: [.headed(.down), .headed(.up), .ended]),
    Story(
      "an animation is a scroll from its second frame on",
      [.set(-2), .frame, .set(-5), .frame, .frame, .frame], yields: [.headed(.up), .ended]),
    Story("a single change isn't a scroll", [.set(50), .frame, .frame, .frame], yields: []),
    Story(
      "several changes in one frame aren't a scroll",
      [.set(50), .set(40), .set(45), .frame, .frame, .frame],
      yields: []),
    Story(
      "two single changes, far apart, aren't a scroll",
      [.set(50), .frame, .frame, .frame, .set(90), .frame, .frame, .frame], yields: []),
    Story(
      "an animation without visible change for some frames isn't over",
      [
        .set(1), .frame, .set(2), .frame, .set(2), .frame, .set(2), .frame, .set(3), .frame, .frame,
      ],
      yields: [.headed(.down)]),
    Story(
      "an assignment of the same offset isn't a movement", [.set(0), .frame, .frame], yields: []),
    Story(
      "a resting finger doesn't scroll", [.activeFrame, .activeFrame, .frame], yields: []),
    Story(
      "a second scroll yields the same events as the first",
      [.active(3), .frame, .frame, .frame, .active(6), .frame, .frame, .frame],
      yields: [.headed(.down), .ended, .headed(.down), .ended]),
  ]

  @Test("Every scroll yields its directions and one end", arguments: stories)
  func story(_ story: Story) {
    var detector = ScrollEndDetector(x: 0, y: 0)
    var events: [ScrollEvent] = []
    for call in story.calls {
      let event =
        switch call {
        case .active(let y): detector.assigned(x: 0, y: y, isActive: true)
        case .set(let y): detector.assigned(x: 0, y: y, isActive: false)
        case .frame: detector.frame(isActive: false)
        case .activeFrame: detector.frame(isActive: true)
        }
      if let event { events.append(event) }
      if event == .ended { #expect(detector.direction == nil && !detector.needsFrames) }
    }
    #expect(events == story.events)
  }

  @Test(
    "The direction follows the longer distance",
    arguments: [
      (1.0, 0.0, .right), (-1, 0, .left), (0, 1, .down), (0, -1, .up), (3, -2, .right),
      (2, -2, .up), (-2, 3, .down),
    ] as [(Double, Double, ScrollDirection)])
  func heading(x: Double, y: Double, direction: ScrollDirection) {
    var detector = ScrollEndDetector(x: 10, y: 20)
    #expect(detector.assigned(x: 10 + x, y: 20 + y, isActive: true) == .headed(direction))
    #expect(detector.direction == direction)
    #expect(detector.assigned(x: 10 + 2 * x, y: 20 + 2 * y, isActive: true) == nil)
  }

  @Test("No frames are needed at rest and after the end")
  func frames() {
    var detector = ScrollEndDetector(x: 0, y: 0)
    #expect(!detector.needsFrames)
    _ = detector.assigned(x: .nan, y: 0, isActive: true)
    _ = detector.assigned(x: 0, y: .infinity, isActive: true)
    #expect(!detector.needsFrames)
    _ = detector.assigned(x: 0, y: 1, isActive: false)
    #expect(detector.needsFrames)
    var count = 0
    while detector.needsFrames, count < 10 {
      _ = detector.frame(isActive: false)
      count += 1
    }
    #expect(count == 3, "the frame of the change, and two without an assignment")
  }
}
