@testable import Tug

extension RefreshConfiguration {
  static func pull(
    _ end: AxisEnd = .before, extent: Double = 50,
    _ change: (inout PullConfiguration) -> Void = { _ in }
  ) -> RefreshConfiguration {
    var pull = PullConfiguration(distances: PullDistances(visibleExtent: extent))
    change(&pull)
    return RefreshConfiguration(end: end, trigger: .pull(pull))
  }

  static func load(
    _ end: AxisEnd = .after, extent: Double = 44,
    distance: LoadConfiguration.Distance = .percent(1),
    triggersPerDrag: Int? = 1, _ change: (inout LoadConfiguration) -> Void = { _ in }
  ) -> RefreshConfiguration {
    var load = LoadConfiguration(
      extent: extent, distance: distance, maximumTriggersPerDrag: triggersPerDrag)
    change(&load)
    return RefreshConfiguration(end: end, trigger: .load(load))
  }

  /// The same configuration with changes.
  func with(_ change: (inout RefreshConfiguration) -> Void) -> RefreshConfiguration {
    var configuration = self
    change(&configuration)
    return configuration
  }
}
