/// An estimate of the velocity of a finger on one axis at the moment it lifts.
///
/// UIKit's scroll view doesn't use the speed between the last two samples, which is unreliable
/// while the finger lifts. Of the last three pairs of samples, the oldest has the largest weight
/// (weights as reproduced by Flutter). Positions are in points, and times are in seconds on any
/// clock that doesn't run backward.
public struct ReleaseVelocity: Sendable, Equatable {
  /// The interval without a sample, in seconds, after which the finger counts as resting.
  public let staleInterval: Double

  /// The last four samples, newest first.
  private var newest: Sample?
  private var second: Sample?
  private var third: Sample?
  private var fourth: Sample?

  /// - Parameter staleInterval: The interval in seconds; see `ScrollTuning.velocityStaleInterval`.
  ///   If it is zero, negative, or NaN, every release has zero velocity.
  public init(staleInterval: Double = ScrollTuning.uikit.velocityStaleInterval) {
    self.staleInterval = max(0, finite(staleInterval))
  }

  /// Adds the position of the finger at `time`.
  ///
  /// Samples less than a millisecond apart are merged into one sample with the later position: no
  /// touch panel is that fast, and the quotient would be noise. Samples that are out of order or
  /// not finite are ignored. A pause of at least the stale interval discards all but the last of
  /// the earlier samples.
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

  /// The velocity, in points per second, if the finger lifts at `time`; zero if the finger has
  /// rested.
  ///
  /// The value is `0.60·oldest + 0.35·middle + 0.05·newest` of the last three pairs. With fewer
  /// pairs, the weights of the available pairs are scaled to a sum of one; without any pair, the
  /// velocity is zero.
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
