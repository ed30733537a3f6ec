// What UIKit does with the content after a change that Tug has made, or has seen. Nothing announces these shifts: they
// are told from a scroll of the app's by where they lead.

/// A shift of the content that UIKit makes after bars have changed.
///
/// Recorded on iOS 26.1: content at rest keeps its distance to the safe area, by one correction of the offset at
/// the next layout. It says nothing of where the content belongs that a control has moved since, and is no
/// scrolling of the app's: a motion across the end of a large title would be interrupted there, and one that
/// ends beside it would end elsewhere.
struct AwaitedShift {
  /// The offset without the shift.
  private var offset: Double
  private let distance: Double
  /// The part of the inset that the bars take.
  private let bars: Double
  private let deadline: Double
  /// Whether a control has moved the content there.
  private(set) var isOfControl: Bool

  /// Seconds. Some frames: a layout comes in the same one, or in the next.
  private static let longestWait = 0.05
  /// Points. Offsets are rounded to pixels.
  private static let tolerance = 1.0

  /// - Returns: `nil` if the bars are the same.
  init?(
    ofBarsFrom former: Double, to bars: Double, at offset: Double, byControl isOfControl: Bool,
    time: Double
  ) {
    guard Self.mayFollow(bars, after: former) else { return nil }
    distance = former - bars
    (self.offset, deadline, self.bars) = (offset, time + Self.longestWait, bars)
    self.isOfControl = isOfControl
  }

  /// Whether UIKit may shift the content because of these bars.
  static func mayFollow(_ bars: Double, after former: Double) -> Bool {
    abs(former - bars) > tolerance
  }

  /// A control has moved the content since.
  mutating func note(_ offset: Double) { (self.offset, isOfControl) = (offset, true) }

  func isOver(at time: Double) -> Bool { time > deadline }

  /// The offset before the shift; `nil` if this is another movement. What moves together with the bars is
  /// content at its start, which UIKit keeps there.
  func offset(before now: Double, bars: Double) -> Double? {
    guard abs(bars - self.bars) <= Self.tolerance else { return nil }
    return abs(now - offset - distance) <= Self.tolerance ? offset : nil
  }
}

/// Waits for the shift that may follow a change of the bars.
struct ShiftWatch {
  private var awaited: AwaitedShift?

  var isAwaited: Bool { awaited != nil }

  /// Whether there is anything to note. Most steps of a scroll have nothing.
  func mayChange(from former: Double, to bars: Double) -> Bool {
    awaited != nil || AwaitedShift.mayFollow(bars, after: former)
  }

  /// Takes note of the bars, and of an offset that was seen, or that a control has made.
  ///
  /// - Parameters:
  ///   - isInWindow: without a window, UIKit shifts nothing: what moves the content later is something else.
  ///   - time: in seconds.
  mutating func note(
    from former: Double, to bars: Double, at offset: Double, byControl: Bool, isInWindow: Bool,
    time: Double
  ) {
    if isInWindow,
      let shift = AwaitedShift(
        ofBarsFrom: former, to: bars, at: offset, byControl: byControl, time: time)
    {
      awaited = shift
    } else if awaited?.isOver(at: time) == true {
      awaited = nil
    } else if byControl {
      awaited?.note(offset)
    }
  }

  /// Something has moved the content: the wait is over.
  ///
  /// - Returns: the offset before the shift; `nil` if it was another movement, or no control has moved the content.
  mutating func end(at offset: Double, bars: Double, isMoving: Bool, time: Double) -> Double? {
    guard let shift = awaited else { return nil }
    awaited = nil
    guard shift.isOfControl || isMoving, !shift.isOver(at: time) else { return nil }
    return shift.offset(before: offset, bars: bars)
  }
}

/// What has moved the content in the assignment that takes room for a control before it.
enum RoomShift: Equatable {
  /// Nothing, or bars that answer the room.
  case none
  /// UIKit, which may keep content that is exactly at its start there, and takes it along with the room.
  case withStart
  /// UIKit, which moves content to an end of its range.
  case intoRange
  /// The app, in an observation.
  case byApp

  /// Points. Offsets are rounded to pixels.
  private static let tolerance = 1.0

  /// - Parameters:
  ///   - offset: the offset before; `now` is the one after.
  ///   - taken: the room, in points.
  ///   - bars: what the bars take more than before.
  ///   - metrics: the axis, with everything that controls hold.
  init(from offset: Double, to now: Double, taken: Double, bars: Double, in metrics: AxisMetrics) {
    let way = offset - now
    func isAt(_ other: Double) -> Bool { abs(other - now) < Self.tolerance }
    self =
      if way == 0 || abs(bars) >= Self.tolerance {
        .none
      } else if isAt(offset - taken) {
        .withStart
      } else if isAt(metrics.firstOffset) || isAt(metrics.lastRestingOffset) {
        .intoRange
      } else {
        .byApp
      }
  }
}
