import Foundation
import Testing

@testable import TugTrace

@Suite("The trace format, written and read")
struct RoundTripTests {
  /// Every event, and every option, with a value of its own.
  private static let events: [TraceEvent] =
    [
      .offset(PointChange(x: 1.5, y: -80), FlagsChange(dragging: true, decelerating: false)),
      .offset(PointChange(y: 0.1), FlagsChange()),
      .pan(.began, dragging: nil), .pan(.ended, dragging: false), .rows(3),
      .tick(NonNegative(1.0 / 60)), .finger(.down, PointChange(x: 1, y: 2), duration: nil),
      .finger(.move, PointChange(y: -120), duration: NonNegative(0.05)),
      .finger(.up, PointChange(), duration: nil), .control(2, .height(NonNegative(44.25))),
    ]
    + TraceEvent.Move.allCases.map { .move($0, PointChange(x: -3)) }
    + TraceEvent.Resize.allCases.map { .resize($0, SizeChange(w: 375, h: 0)) }
    + TraceEvent.Inset.allCases.map { .inset($0, InsetsChange(t: 8, b: -10.5)) }
    + TraceEvent.Toggle.allCases.map { .toggle($0, true) }
    + ControlEvent.Call.allCases.map { .control(0, .call($0)) }
    + ControlEvent.Toggle.allCases.map { .control(1, .toggle($0, false)) }
    + ControlEvent.Finish.allCases.map { .control(0, .finish($0)) }
    + options.map { .control(3, .option($0)) }

  private static let options: [TraceOption] =
    TraceOption.Flag.allCases.map { .flag($0, true) }
    + TraceOption.Number.allCases.map { .number($0, -1.5) }
    + TraceOption.Count.allCases.map { .count($0, -1) }
    + TraceOption.Name.allCases.map { .name($0, .fill) }

  private func read<Value: Codable>(_ type: Value.Type, _ line: String) throws -> Value {
    try LineDecoder().decode(type, from: Data(line.utf8), as: "an event")
  }

  @Test("each event is read as it was written", arguments: events)
  func event(event: TraceEvent) throws {
    #expect(try read(TraceEvent.self, LineEncoder.line(event)) == event)
  }

  @Test("Foundation's own encoder and decoder agree", arguments: events)
  func foundation(event: TraceEvent) throws {
    for data in [try JSONEncoder().encode(event), Data(LineEncoder.line(event).utf8)] {
      #expect(try JSONDecoder().decode(TraceEvent.self, from: data) == event)
    }
  }

  @Test("a config with every field is read as it was written")
  func config() throws {
    var control = TraceControlConfig(.autoFooter)
    (control.subclass, control.height, control.startHidden) = (.normal, NonNegative(0.5), true)
    (control.isEnabled, control.isBlocked) = (false, true)
    control.response = .uncancellableWork
    control.options = Self.options.sorted { $0.key < $1.key }
    var config = TraceConfig(control)
    config.scrollView.live = true
    config.scrollView.frame = CGSize(width: 375, height: 667.5)
    config.scrollView.contentSize = CGSize(width: 0, height: 1e15)
    config.scrollView.contentInset = TraceInsets(top: 1, left: 2, bottom: 3, right: -4)
    config.scrollView.safeArea = TraceInsets(top: 0.1, left: 0.2, bottom: 0.3, right: 0.4)
    config.scrollView.offset = CGPoint(x: -1, y: 1e-9)
    config.scrollView.window = false
    config.scrollView.rows = 7
    config.scrollView.insetClamp = true
    config.scrollView.rightToLeft = true
    config.scrollView.also = [TraceControlConfig(.header), TraceControlConfig(.leading)]
    config.scrollView.arbitration = .parallel
    config.scrollView.physics = .untilRelease
    config.scrollView.ending = .abandon
    config.scrollView.start = Self.start
    #expect(try read(TraceConfig.self, LineEncoder.line(config)) == config)
  }

  private static var start: TraceStart {
    var start = TraceStart()
    (start.stage, start.outcome) = (.showing, .cancelled)
    (start.progress, start.held, start.closing) = (NonNegative(0.25), 54, true)
    (start.lastOffset, start.reached, start.loadedLength) = (-1, true, 2000)
    (start.firesLeft, start.mayRetry, start.dragStart) = (-1, true, 3.5)
    (start.pulledAway, start.fills) = (true, 2)
    return start
  }

  @Test(
    "a line has its keys in the order of the format, and numbers in their shortest form",
    arguments: [
      (
        TraceEvent.offset(PointChange(x: 0, y: -80), FlagsChange(dragging: true)),
        #"{"op":"offset","x":0,"y":-80,"dragging":true}"#
      ),
      (
        .inset(.inset, InsetsChange(t: -0.0, r: 0.1 + 0.2)),
        #"{"op":"inset","t":0,"r":0.30000000000000004}"#
      ),
      (.move(.keep, PointChange(x: .nan, y: .infinity)), #"{"op":"keep","x":0,"y":0}"#),
      (.control(1, .option(.flag(.paging, true))), #"{"op":"set","key":"paging","v":true,"on":1}"#),
      (.control(0, .call(.begin)), #"{"op":"begin"}"#),
      (.tick(NonNegative(-1)), #"{"op":"tick","dt":0}"#),
    ])
  func text(event: TraceEvent, line: String) {
    #expect(LineEncoder.line(event) == line)
  }

  @Test("text is escaped, and every kind of container is written")
  func encoder() throws {
    struct Everything: Encodable {
      let text = "\"\\\n\u{1}é"
      let small: Int8 = -5
      let large = UInt64.max
      let half: Float = 0.5
      let list = [[1.5], [], [2]]
      let none: Int? = nil
      let nested = ["a": [true]]
    }
    #expect(
      LineEncoder.line(Everything()) == #"""
        {"text":"\"\\\u000a\u0001é","small":-5,"large":18446744073709551615,"half":0.5,\#
        "list":[[1.5],[],[2]],"nested":{"a":[true]}}
        """#)
  }
}
