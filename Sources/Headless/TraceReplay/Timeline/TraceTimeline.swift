import TugTrace

/// The output of a replay over time, for a picture.
///
/// A frame of scrolling without a following `tick` counts as 1/60 of a second, because many traces
/// contain the order of events but no time.
@MainActor
public final class TraceTimeline {
  private(set) var panels: [TimelinePanel] = []
  private var lastWasFrame = false

  public init() {}

  func begin(_ name: String, _ player: TracePlayer) {
    lastWasFrame = false
    panels.append(TimelinePanel(name: name))
    note(player)
  }

  /// Plays an event and samples the control: in every frame while time advances.
  func play(_ event: TraceEvent, on player: TracePlayer) {
    let panel = panels.count - 1
    panels[panel].eventCount += 1
    switch event {
    case .tick(let seconds)
    where seconds.value > Self.frame && seconds.value < Self.longestSteps:
      player.pass(seconds.value, inStepsOf: Self.frame) { passed in
        panels[panel].pass(passed)
        note(player)
      }
    case .tick(let seconds):
      player.play(event)
      panels[panel].pass(seconds.value)
    case .offset:
      if lastWasFrame { panels[panel].pass(Self.frame) }
      player.play(event)
    default: player.play(event)
    }
    switch event {
    case .offset: lastWasFrame = true
    case .tick: lastWasFrame = false
    default: break
    }
    note(player)
  }

  private static let frame = 1.0 / 60
  /// In seconds. In a long trace, single frames aren't visible.
  private static let longestSteps = 60.0

  private func note(_ player: TracePlayer) {
    panels[panels.count - 1].note(player.state, held: player.held)
  }
}

/// One trace of the picture.
struct TimelinePanel {
  let name: String
  private(set) var duration = 0.0
  var eventCount = 0
  private(set) var offset = TimelineCurve()
  private(set) var held = TimelineCurve()
  private(set) var progress = TimelineCurve()
  private(set) var bands: [Band] = []
  private(set) var runs: [Run] = []

  /// A state with its duration.
  struct Band {
    let state: String
    let start: Double
    var end: Double
  }

  /// The action, from its start to the end of the refresh.
  struct Run {
    let start: Double
    var end: Double?
  }

  private var fired = 0

  init(name: String) { self.name = name }

  mutating func pass(_ seconds: Double) {
    duration += seconds
    if !bands.isEmpty { bands[bands.count - 1].end = duration }
  }

  mutating func note(_ state: TraceState, held amount: Double) {
    offset.add(duration, state.offset ?? 0)
    held.add(duration, amount)
    progress.add(duration, state.pullingPercent)
    if bands.last?.state != state.state {
      bands.append(Band(state: state.state, start: duration, end: duration))
    }
    let isOver = state.state != "refreshing"
    if isOver, !runs.isEmpty, runs[runs.count - 1].end == nil {
      runs[runs.count - 1].end = duration
    }
    if state.fired > fired {
      runs.append(Run(start: duration, end: isOver ? duration : nil))
      fired = state.fired
    }
  }
}

/// A value over time, in bounded memory: of a long trace, only what a picture can resolve.
struct TimelineCurve {
  struct Point {
    let time: Double
    let value: Double
  }

  private(set) var points: [Point] = []
  private static let most = 8192

  mutating func add(_ time: Double, _ value: Double) {
    if let last = points.last, last.value == value, points.count > 1,
      points[points.count - 2].value == value
    {
      points.removeLast()
    }
    // A value constant for this long changes at once.
    if let last = points.last, last.value != value, time - last.time > 0.05 {
      points.append(Point(time: time, value: last.value))
    }
    points.append(Point(time: time, value: value))
    if points.count > Self.most { thin() }
  }

  /// Of every four points keeps the lowest and the highest, to preserve peaks.
  private mutating func thin() {
    var kept: [Point] = []
    for start in stride(from: 0, to: points.count, by: 4) {
      let group = points[start..<min(start + 4, points.count)]
      guard let low = group.min(by: { $0.value < $1.value }),
        let high = group.max(by: { $0.value < $1.value })
      else { continue }
      kept.append(low.time <= high.time ? low : high)
      kept.append(low.time <= high.time ? high : low)
    }
    points = kept
  }

  var range: ClosedRange<Double> {
    let values = points.map(\.value)
    return (values.min() ?? 0)...(values.max() ?? 0)
  }
}
