@testable import Tug

extension Refresher {
  /// The effective lengths of a pulled control.
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
