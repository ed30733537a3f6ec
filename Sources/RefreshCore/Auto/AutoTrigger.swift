/// When an automatic footer fires.
public struct AutoTrigger: Equatable, Sendable {
  /// Length of the footer, in points. Not finite, negative or more than a million counts as 0.
  public var extent: Double { didSet { extent = Self.length(extent) } }
  /// How near the end of the content must be.
  public let reach: Reach
  /// How often one drag may fire; `nil` is without limit. 1 by default; less than 0 counts as 0.
  public let firesPerDrag: Int?
  /// Off, only a tap or the app starts it.
  public var isAutomatic = true
  /// Whether it fires when the app scrolls, without a finger and its momentum.
  public var firesOnProgrammaticScroll = true
  /// Whether a drag may try once more what has failed.
  public var retriesFailure = false

  public enum Reach: Equatable, Sendable {
    /// The part of the footer that must show: 1, all of it, by default. Less than 0 fires before the
    /// end is reached. Not finite counts as 1.
    case percent(Double)
    /// Points between the end of the viewport and that of the content. Not finite counts as 0.
    case points(Double)
    /// The same in lengths of the viewport. Not finite counts as 0.
    case viewports(Double)
  }

  public init(extent: Double, reach: Reach, firesPerDrag: Int? = 1) {
    self.extent = Self.length(extent)
    self.reach = reach.finite
    self.firesPerDrag = firesPerDrag.map { max(0, $0) }
  }

  public init(extent: Double, percent: Double = 1, firesPerDrag: Int? = 1) {
    self.init(extent: extent, reach: .percent(percent), firesPerDrag: firesPerDrag)
  }

  private static func length(_ value: Double) -> Double {
    ControlLength.isUsable(value) ? value : 0
  }
}

extension AutoTrigger.Reach {
  fileprivate var finite: AutoTrigger.Reach {
    switch self {
    case .percent(let percent): .percent(percent.isFinite ? percent : 1)
    case .points(let points): .points(points.isFinite ? points : 0)
    case .viewports(let count): .viewports(count.isFinite ? count : 0)
    }
  }
}
