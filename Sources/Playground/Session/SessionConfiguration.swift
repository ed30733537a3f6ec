import DemoScenes
import Foundation

/// What every session of a playground starts with.
public struct SessionConfiguration: Sendable {
  /// Where the scenes find their feed.
  public var feedURL: URL
  /// The phone's size in points.
  public var width: Double
  public var height: Double
  /// The scene to begin with.
  public var scene: Scene
  /// How many sessions there may be at once; one more is told to come again.
  public var limit: Int

  public init(
    feedURL: URL, width: Double = 375, height: Double = 667, scene: Scene = .feed, limit: Int = 100
  ) {
    self.feedURL = feedURL
    self.width = width
    self.height = height
    self.scene = scene
    self.limit = limit
  }
}
