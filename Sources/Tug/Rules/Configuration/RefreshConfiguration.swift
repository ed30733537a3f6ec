/// Everything that an app can set on a control.
package struct RefreshConfiguration: Equatable, Sendable {
  var end: AxisEnd
  /// Whether the content begins at that end. In a right-to-left layout it begins at the right.
  var isAtStart: Bool
  package internal(set) var trigger: TriggerConfiguration
  package internal(set) var shortContent: ShortContent
  /// Whether a control after the content is present while there is no content.
  var showsWhenEmpty = false
  /// Points by which the control extends into the inset at its edge.
  var ignoredInset = 0.0
  var timing = RunTiming()
  /// Whether the app is asked before a run that the user starts.
  var asksBeforeBeginning = false

  init(end: AxisEnd, trigger: TriggerConfiguration) {
    self.end = end
    isAtStart = end == .before
    self.trigger = trigger
    shortContent = trigger.defaultShortContent
  }

  /// The length of the control, in points.
  package var extent: Double {
    switch trigger {
    case .pull(let pull): pull.distances.visibleExtent
    case .load(let load): load.extent
    }
  }
}

/// The way a control is triggered, with the options of that way.
package enum TriggerConfiguration: Equatable, Sendable {
  case pull(PullConfiguration)
  case load(LoadConfiguration)

  /// A pulled control is pinned to the end of the viewport, a loading one follows the content.
  var defaultShortContent: ShortContent {
    switch self {
    case .pull: .pin
    case .load: .follow
    }
  }
}

/// Circumstances of a control that change without the app configuring it.
package struct RefreshConditions: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The control is in a window.
  static let inWindow = RefreshConditions(rawValue: 1 << 0)
  /// Another control of the scroll view is running, and this one may not start.
  static let blocked = RefreshConditions(rawValue: 1 << 1)
  /// The app has disabled the control.
  static let disabled = RefreshConditions(rawValue: 1 << 2)
  /// The app has hidden the control.
  static let hidden = RefreshConditions(rawValue: 1 << 3)

  /// Whether a requested run may start now.
  var allowRun: Bool { contains(.inWindow) && !contains(.blocked) }
  /// Whether drags, scrolling, and taps are meant for the control at all.
  var allowInput: Bool { !contains(.disabled) && !contains(.hidden) }
  /// Whether the user may start the control.
  var allowTrigger: Bool { allowInput && !contains(.blocked) }
}

/// The times for which a run stays visible, in seconds. A value that is negative or not finite
/// counts as 0, a value above `longest` as that.
package struct RunTiming: Equatable, Sendable {
  /// The least time from the start of the action until the control closes. The default is 0.
  let minimum: Double
  /// The time for which the control stays open to show the result. The default is 0.
  let result: Double
  /// The least time for which it shows a failure. The default is 0.
  let failure: Double

  init(minimum: Double = 0, result: Double = 0, failure: Double = 0) {
    self.minimum = Self.duration(minimum)
    self.result = Self.duration(result)
    self.failure = Self.duration(failure)
  }

  /// The time for which a result shows.
  func dwell(_ outcome: RefreshOutcome) -> Double {
    switch outcome {
    case .failure: max(result, failure)
    case .success, .noMoreData: result
    case .cancelled: 0
    }
  }

  /// One minute. A control that never closes would block the others for good.
  static let longest = 60.0

  static func duration(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 0), longest) : 0
  }
}
