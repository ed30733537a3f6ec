import RefreshCore

/// Records what happens to a scroll view and its controls, as JSON lines that `tugtool replay`
/// plays: a bug that was seen once becomes a test.
///
/// ```swift
/// let recorder = TraceRecorder(tableView)
/// // … something goes wrong …
/// print(recorder.trace)
/// ```
///
/// Only geometry, states and time are recorded: no text, no picture, nothing that the list shows.
/// Memory is bounded. Without a recorder nothing is recorded, observed or allocated.
@MainActor
public final class TraceRecorder {
  private weak var scrollView: UIScrollView?
  private let limit: Int
  private var tracks: [TraceTrack] = []

  /// Controls that have left are forgotten, beyond so many.
  private static let mostTracks = 8

  /// Records from now on, until `stop()` or the end of the scroll view, which keeps the recorder. A
  /// scroll view has one: the one before stops.
  ///
  /// - Parameters:
  ///   - scrollView: whose controls are recorded, those too that are assigned later.
  ///   - limit: how many of the last events are kept for each control, at most; at least half of
  ///     them are. 1000 by default; less than 2 counts as 2.
  public init(_ scrollView: UIScrollView, limit: Int = 1000) {
    self.scrollView = scrollView
    self.limit = max(2, limit)
    let controls = scrollView.tug
    controls.recorder?.stop()
    controls.recorder = self
    controls.each { control in
      control.seat?.recorder = self
      attached(control)
    }
  }

  /// What was recorded stays.
  public func stop() {
    guard let controls = scrollView?.tug, controls.recorder === self else { return }
    for track in tracks { track.bringUpToDate() }
    controls.recorder = nil
    controls.each { $0.seat?.recorder = nil }
  }

  /// How many events are kept, of all controls.
  public var eventCount: Int { tracks.reduce(0) { $0 + $1.count } }

  /// What is kept, up to this moment: for each control of the scroll view a config and its events,
  /// one a line; empty if there was no control.
  public var trace: String {
    var text = ""
    write { text += $0 + "\n" }
    return text
  }

  /// The same, line by line, without line breaks.
  public func write(_ line: (String) -> Void) {
    for track in tracks {
      if scrollView?.tug.recorder === self { track.bringUpToDate() }
      track.write(line)
    }
  }

  /// The track of a control, for those who look while it is recorded.
  func track(of control: Refresher) -> TraceTrack? { tracks.last { $0.control === control } }
}

// MARK: - What the controls tell, before they act on it

extension TraceRecorder {
  func scrolled(isKept: Bool) {
    for track in tracks { track.scrolled(isKept: isKept) }
  }

  func panned(to state: UIGestureRecognizer.State) {
    for track in tracks { track.panned(to: state) }
  }

  func heard(_ fact: RefreshFact, _ control: Refresher) { track(of: control)?.heard(fact) }

  /// The control was set to something.
  func tuned(_ control: Refresher) { track(of: control)?.tuned() }

  func left(_ control: Refresher) { track(of: control)?.left() }

  func attached(_ control: Refresher) {
    if let track = track(of: control), track.edge == control.edge { return track.returned() }
    tracks.append(TraceTrack(control, limit: limit))
    if tracks.count > Self.mostTracks, let old = tracks.firstIndex(where: \.isAway) {
      tracks.remove(at: old)
    }
  }
}
