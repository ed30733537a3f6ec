/// When an automatic footer fires.
public struct AutoTrigger: Equatable, Sendable {
  /// Length of the footer, in points. Not finite or negative counts as 0.
  public let extent: Double
  /// The part of the footer that must show: 1, all of it, by default. Less than 0 fires before the
  /// end is reached. Not finite counts as 1.
  public let percent: Double
  /// How often one drag may fire; `nil` is without limit. 1 by default; less than 0 counts as 0.
  public let firesPerDrag: Int?

  public init(extent: Double, percent: Double = 1, firesPerDrag: Int? = 1) {
    self.extent = extent.isFinite ? max(0, extent) : 0
    self.percent = percent.isFinite ? percent : 1
    self.firesPerDrag = firesPerDrag.map { max(0, $0) }
  }
}
