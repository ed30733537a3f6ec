import Tug

/// Records the events of a scroll view and its controls as JSON lines that `tugtool replay` plays,
/// so that a bug that occurred once becomes a test.
///
/// ```swift
/// let recorder = TraceRecorder(tableView)
/// // … something goes wrong …
/// print(recorder.trace)
/// ```
///
/// A recording contains geometry, states and times. It contains no text, no picture, and no other
/// content of the list. Its memory is bounded. Without a recorder nothing is recorded, observed or
/// allocated.
@preconcurrency @MainActor
public final class TraceRecorder {
  private(set) weak var scrollView: UIScrollView?
  private let limit: Int
  private(set) var tracks: [TraceTrack] = []

  /// The number of tracks beyond which those of detached controls are dropped.
  private static let maximumTrackCount = 8

  /// Creates a recorder and starts it. It records until `stop()` is called, another recorder is
  /// created for the scroll view, or the scroll view, which retains its recorder, is released.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view whose controls are recorded, including those that are assigned
  ///     later.
  ///   - limit: The maximum number of events that are kept for each control; at least half of that
  ///     many are kept once they have occurred. The default is 1000; values below 2 are treated as 2.
  public init(_ scrollView: UIScrollView, limit: Int = 1000) {
    self.scrollView = scrollView
    self.limit = max(2, limit)
    let controls = scrollView.tug
    controls.recorder?.stop()
    controls.recorder = self
  }

  /// Stops recording and keeps the recorded events.
  public func stop() {
    guard isRecording else { return }
    bringUpToDate()
    scrollView?.tug.recorder = nil
  }

  private var isRecording: Bool { scrollView?.tug.recorder === self }

  /// The number of events that are kept, of all controls.
  public var eventCount: Int { tracks.reduce(0) { $0 + $1.count } }

  /// The recording up to this moment: for each control of the scroll view a config and its events,
  /// one a line. The text is empty if there was no control.
  public var trace: String {
    var text = ""
    write { text += $0 + "\n" }
    return text
  }

  /// The recording of the controls that have run; that of all controls if none has.
  @_spi(Tools) public var traceOfRuns: String {
    bringUpToDate()
    let ran = tracks.filter(\.hasRun)
    var text = ""
    for track in ran.isEmpty ? tracks : ran { track.write { text += $0 + "\n" } }
    return text
  }

  /// Whether the content has scrolled, by a finger or by itself.
  @_spi(Tools) public var hasMoved: Bool {
    bringUpToDate()
    return tracks.contains(where: \.hasMoved)
  }

  /// Passes the lines of `trace` to a closure one by one, without line breaks.
  public func write(_ line: (String) -> Void) {
    bringUpToDate()
    for track in tracks { track.write(line) }
  }

  private func bringUpToDate() {
    guard isRecording else { return }
    for track in tracks { track.bringUpToDate() }
  }

  /// The track of a control, for tests that look at it while it is recorded.
  func track(of control: Refresher) -> TraceTrack? { tracks.last { $0.control === control } }
}

extension TraceRecorder: ScrollRecorder {
  package func observer(of control: Refresher) -> any ControlEngineObserver {
    if let track = track(of: control), track.edge == control.edge {
      track.reattached()
      return track
    }
    let track = TraceTrack(control, limit: limit)
    tracks.append(track)
    if tracks.count > Self.maximumTrackCount, let old = tracks.firstIndex(where: \.isAway) {
      tracks.remove(at: old)
    }
    return track
  }
}

extension Refresher {
  /// Restores a state that was recorded, with the inset that is held.
  package func restore(_ start: TraceStart) {
    replay(.resumed(RefreshMachine.Snapshot(start)))
  }

  /// How many points beyond the content must be visible for the control to arm, or to load by
  /// itself; negative if it loads before the end of the content is reached.
  @_spi(Tools) public var threshold: CGFloat {
    let control = ControlInspector(self)
    switch control.configuration.trigger {
    case .pull(let pull): return CGFloat(pull.distances.triggerDistance)
    case .load(let load):
      return switch load.distance {
      case .percent(let percent): CGFloat(percent * load.extent)
      case .points(let points): CGFloat(-points)
      case .viewports(let count): CGFloat(-count * (control.metrics?.viewportLength ?? 0))
      }
    }
  }
}
