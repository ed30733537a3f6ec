import DemoScenes
import Foundation

/// The configuration of a session.
public struct SessionConfiguration: Sendable {
  /// The address of the scenes' feed.
  public var feedURL: URL
  /// The phone's size in points. The default is 375 × 667.
  public var width: Double
  public var height: Double
  /// The first scene.
  public var scene: Scene
  /// The most sessions at once. A further one is closed with code 1013. The default is 100.
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
