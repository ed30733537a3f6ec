import Foundation

/// A linear map from values to pixels.
struct TimelineScale {
  let values: ClosedRange<Double>
  let start: Double
  let end: Double

  func callAsFunction(_ value: Double) -> Double {
    let length = values.upperBound - values.lowerBound
    guard length > 0 else { return start }
    return start + (value - values.lowerBound) / length * (end - start)
  }

  /// Round numbers in the range, at most about `count`.
  func ticks(_ count: Int) -> [Double] {
    let length = values.upperBound - values.lowerBound
    guard length > 0, length.isFinite else { return [values.lowerBound] }
    let rough = length / Double(max(1, count))
    let power = pow(10, log10(rough).rounded(.down))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? rough
    let first = (values.lowerBound / step).rounded(.up)
    return (0...count).map { (first + Double($0)) * step }
      .filter { $0 <= values.upperBound + step * 1e-6 }
  }

  /// A label with at most three decimals.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension String {
  /// A coordinate with at most one decimal.
  init(pixel value: Double) {
    let rounded = (value * 10).rounded() / 10
    self = Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
