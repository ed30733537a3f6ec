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
  /// The folder of the repository, whose pages the playground opens; `nil` for a program that runs without it. The
  /// default is `nil`.
  public var repository: URL?
  /// The most sessions at once. A further one is closed with code 1013. The default is 100.
  public var limit: Int

  public init(
    feedURL: URL, width: Double = 375, height: Double = 667, scene: Scene = .feed,
    repository: URL? = nil, limit: Int = 100
  ) {
    self.feedURL = feedURL
    self.width = width
    self.height = height
    self.scene = scene
    self.repository = repository
    self.limit = limit
  }
}
