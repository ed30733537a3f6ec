@testable import Tug

extension AxisMetrics {
  /// The same scroll view at another offset.
  func at(_ offset: Double) -> AxisMetrics {
    var metrics = self
    metrics.offset = offset
    return metrics
  }
}
