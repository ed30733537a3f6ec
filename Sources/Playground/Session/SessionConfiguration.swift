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

  public init(feedURL: URL, width: Double = 375, height: Double = 667, scene: Scene = .feed) {
    self.feedURL = feedURL
    self.width = width
    self.height = height
    self.scene = scene
  }
}
