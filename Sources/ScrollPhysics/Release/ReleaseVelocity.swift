/// The velocity with which a finger lets go, estimated from its last positions on one axis.
///
/// UIKit's scroll view does not use the speed of the last two samples, which is unreliable while the
/// finger lifts: of the last three pairs the oldest counts most (weights as reproduced by Flutter).
/// Positions are in points, times in seconds on any clock that does not run backward.
public struct ReleaseVelocity: Sendable, Equatable {
  /// Seconds without a sample after which the finger counts as resting.
  public let staleInterval: Double

  /// The last four samples, the newest first; they fill in this order.
  private var newest: Sample?
  private var second: Sample?
  private var third: Sample?
  private var fourth: Sample?

  /// - Parameter staleInterval: seconds; see `ScrollTuning.velocityStaleInterval`. Zero, negative or
  ///   NaN makes every release one at rest.
  public init(staleInterval: Double = ScrollTuning.uikit.velocityStaleInterval) {
    self.staleInterval = max(0, finite(staleInterval))
  }

  /// Adds where the finger was at `time`.
  ///
  /// Samples closer than a millisecond are one sample, with the later position: no touch panel is
  /// that fast, and the quotient would be noise. A sample from the past, or one that is not finite,
  /// is left out. After a pause of the stale interval, what was before it is forgotten.
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    let sample = Sample(time: finite(time), position: finite(position))
    guard let last = newest else {
      newest = sample
      return
    }
    let interval = sample.time - last.time
    guard interval >= 0 else { return }
    guard interval >= Sample.shortestInterval else {
      newest = Sample(time: last.time, position: sample.position)
      return
    }
    let paused = interval >= staleInterval
    fourth = paused ? nil : third
    third = paused ? nil : second
    second = last
    newest = sample
  }

  /// The velocity, in points per second, if the finger lifts at `time`; zero if it has rested.
  ///
  /// `0.60·oldest + 0.35·middle + 0.05·newest` of the last three pairs. With fewer pairs the weights
  /// of those that exist are scaled to a sum of one; without any the velocity is zero.
  public func velocity(at time: Double) -> Double {
    guard let newest, let second, finite(time) - newest.time < staleInterval else { return 0 }
    let newestPair = newest.velocity(since: second)
    guard let third else { return newestPair }
    let middlePair = second.velocity(since: third)
    guard let fourth else { return (0.35 * middlePair + 0.05 * newestPair) / (0.35 + 0.05) }
    return 0.60 * third.velocity(since: fourth) + 0.35 * middlePair + 0.05 * newestPair
  }
}

extension ReleaseVelocity {
  private struct Sample: Sendable, Equatable {
    static var shortestInterval: Double { 0.001 }

    let time: Double
    let position: Double

    func velocity(since earlier: Sample) -> Double {
      finite((position - earlier.position) / (time - earlier.time))
    }
  }
}
