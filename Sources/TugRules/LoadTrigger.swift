/// The rules of an automatic footer, for a list whose scroll view can't be reached.
///
/// The same machine as that of a control in UIKit. It takes no room in the list, and never moves it.
package struct LoadTrigger: Sendable {
  private var machine: RefreshMachine
  private var metrics: AxisMetrics?
  private var cause = ScrollCause.program

  package typealias Run = RefreshRun
  package typealias Outcome = RefreshOutcome

  /// The place of a list along its axis, in points, as a scroll view measures it.
  package struct Geometry: Equatable, Sendable {
    let offset, contentLength, viewportLength, insetBefore, insetAfter: Double

    package init(
      offset: Double, contentLength: Double, viewportLength: Double, insetBefore: Double = 0,
      insetAfter: Double = 0
    ) {
      (self.offset, self.contentLength) = (offset, contentLength)
      self.viewportLength = viewportLength
      (self.insetBefore, self.insetAfter) = (insetBefore, insetAfter)
    }
  }

  /// What is left to do after an event.
  package enum Step: Equatable, Sendable {
    /// Load a page, and report its end.
    case load(RefreshRun)
    /// Call `look(_:)` in the next frame: until then the content may still be on its way.
    case look(RefreshRun)
  }

  /// - Parameters:
  ///   - distance: the distance to the end of the content at which a page loads.
  ///   - fills: the most pages that fill a short list without a drag in between.
  package init(_ distance: LoadConfiguration.Distance, fills: Int) {
    var configuration = RefreshConfiguration(
      end: .after, trigger: .load(LoadConfiguration(extent: 0, distance: distance)))
    configuration.shortContent = .fill(limit: fills)
    machine = RefreshMachine(configuration)
  }

  /// Whether a page loads.
  package var isLoading: Bool { machine.isRunning }

  // MARK: The list

  /// Whoever moves the list from now on.
  package mutating func moves(by new: ScrollCause) -> [Step] {
    let former = cause
    cause = new
    switch (former, new) {
    case (.finger, .finger): return []
    case (_, .finger): return handle(.dragBegan)
    case (.finger, _): return handle(.dragEnded)
    default: return []
    }
  }

  package mutating func moved(to geometry: Geometry) -> [Step] {
    let new = AxisMetrics(geometry)
    guard let former = metrics else {
      metrics = new
      return handle(.contentChanged)
    }
    var changed = new
    changed.offset = former.offset
    var steps: [Step] = []
    if geometry.differsInContent(from: former) {
      metrics = changed
      steps = handle(.contentChanged)
    }
    metrics = new
    return new.offset == former.offset ? steps : steps + handle(.scrolled(cause))
  }

  /// The last row has come into view, has left it, or is in view below other rows: what it knows of the list.
  package mutating func rowShows(_ isInView: Bool, rows: Int) -> [Step] {
    // Content whose end is in view without a scroll is short; other content is long, and at its start.
    let length = Double(rows) + 1
    return moved(
      to: Geometry(offset: 0, contentLength: length, viewportLength: isInView ? length + 1 : 0))
  }

  package mutating func look(_ run: RefreshRun) -> [Step] { handle(.elapsed(run)) }

  /// The user asks for a page.
  package mutating func tapped() -> [Step] { handle(.tapped) }

  // MARK: The data

  package mutating func ended(_ run: RefreshRun, _ outcome: RefreshOutcome) -> [Step] {
    handle(.finished(run, outcome))
  }

  /// The rows are others, as many as before or not.
  package mutating func rowsChanged() -> [Step] {
    handle(.contentReplaced) + handle(.contentChanged)
  }

  /// What the data says of its next page. A load that runs here says it itself.
  package mutating func nextPage(exists: Bool, hasFailed: Bool) -> [Step] {
    switch (machine.state, exists) {
    case (_, _) where machine.isRunning: []
    case (.noMoreData, true): handle(.reset)
    case (.noMoreData, false): []
    case (_, false): handle(.end(.noMoreData))
    case (.failed, true): hasFailed ? [] : handle(.reset)
    case (_, true): []
    }
  }

  private mutating func handle(_ event: RefreshEvent) -> [Step] {
    let none = AxisMetrics(offset: .nan, contentLength: 0, viewportLength: 0)
    return machine.handle(event, metrics ?? none).compactMap {
      switch $0 {
      case .start(let run, _): .load(run)
      case .startTimer(_, let run): .look(run)
      default: nil
      }
    }
  }
}

extension LoadTrigger.Geometry {
  fileprivate func differsInContent(from former: AxisMetrics) -> Bool {
    contentLength != former.contentLength || viewportLength != former.viewportLength
      || insetBefore != former.insetBefore || insetAfter != former.insetAfter
  }
}

extension AxisMetrics {
  fileprivate init(_ geometry: LoadTrigger.Geometry) {
    self.init(
      offset: geometry.offset, contentLength: geometry.contentLength,
      viewportLength: geometry.viewportLength, insetBefore: geometry.insetBefore,
      insetAfter: geometry.insetAfter)
  }
}
