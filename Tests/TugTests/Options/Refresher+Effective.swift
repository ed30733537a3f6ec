import RefreshCore

@testable import Tug

extension Refresher {
  /// The lengths of a pulled control that are in effect.
  var distances: PullDistances {
    guard case .pull(let pull) = engine.configuration.trigger else {
      return PullDistances(visibleExtent: 0)
    }
    return pull.distances
  }

  /// Trigger distance, resting extent, visible extent.
  var lengths: [Double] {
    [distances.triggerDistance, distances.restingExtent, distances.visibleExtent]
  }
}
