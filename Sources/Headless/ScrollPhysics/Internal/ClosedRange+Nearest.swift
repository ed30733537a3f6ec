extension ClosedRange<Double> {
  /// The value in the range that is nearest to `number`.
  func nearest(to number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
