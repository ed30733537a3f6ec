/// The options of a control that loads by itself near its end of the content.
package struct LoadConfiguration: Equatable, Sendable {
  /// The length of the control, in points. An unusable length counts as 0.
  package var extent: Double { didSet { extent = Self.length(extent) } }
  package internal(set) var distance: Distance
  /// The most that one drag may trigger the control; `nil` for no limit. The default is 1.
  var maximumTriggersPerDrag: Int?
  /// The causes of scrolling that trigger the control. With none, only a tap or the app starts it.
  var causes = ScrollCauses.all
  /// Whether each drag may retry a failed run once.
  var retriesFailure = false

  /// The distance to the end of the content at which the control triggers.
  package enum Distance: Equatable, Sendable {
    /// The part of the control that shows: 1 for all of it, less than 0 before it is reached, more
    /// than 1 beyond it. A value that is not finite counts as 1.
    case percent(Double)
    /// Points between the end of the viewport and the end of the content. A value that is not finite
    /// counts as 0.
    case points(Double)
    /// The same in lengths of the viewport.
    case viewports(Double)
  }

  init(extent: Double, distance: Distance = .percent(1), maximumTriggersPerDrag: Int? = 1) {
    self.extent = Self.length(extent)
    self.distance = distance.finite
    self.maximumTriggersPerDrag = maximumTriggersPerDrag.map { max(0, $0) }
  }

  private static func length(_ value: Double) -> Double {
    ControlLength.isUsable(value) ? value : 0
  }
}

extension LoadConfiguration.Distance {
  fileprivate var finite: LoadConfiguration.Distance {
    switch self {
    case .percent(let percent): .percent(percent.isFinite ? percent : 1)
    case .points(let points): .points(points.isFinite ? points : 0)
    case .viewports(let count): .viewports(count.isFinite ? count : 0)
    }
  }
}

/// The behavior of a control after content that is shorter than the viewport without its insets.
public enum ShortContent: Equatable, Sendable {
  /// Hides the control, which then holds no inset and starts nothing.
  case hide
  /// Pins the control to the end of the viewport.
  case pin
  /// Places the control right after the content.
  case follow
  /// Places the control right after the content, and loads until the content fills the viewport.
  ///
  /// Only automatic controls fill; for others, this is the same as `follow`. Nothing is loaded
  /// outside a window, more than `limit` times without a drag in between, or again before the
  /// previous load has changed the content, because a page may be empty.
  case fill(limit: Int)
}
