import Tug

/// A screen of the demo: UIKit code that runs on a phone as it runs here.
public struct Scene: Sendable {
  /// Names the scene in addresses and tests.
  public let id: String
  public let title: String
  /// What there is to try, in a sentence.
  public let summary: String
  public let make: @MainActor @Sendable (SceneEnvironment) -> UIViewController

  /// All of them, in the order of the list.
  public static let all: [Scene] = [.feed, .shortContent, .textHeader] + looks

  public static func named(_ id: String) -> Scene? { all.first { $0.id == id } }
}

/// What a scene takes from outside.
public struct SceneEnvironment: Sendable {
  /// Where the feed's server answers.
  public var feedURL: URL
  /// Waits for so many seconds: the work of scenes that load nothing real.
  public var pause: @MainActor @Sendable (TimeInterval) async throws -> Void

  public init(
    feedURL: URL,
    pause: @escaping @MainActor @Sendable (TimeInterval) async throws -> Void = {
      try await Task.sleep(nanoseconds: UInt64(max(0, $0) * 1_000_000_000))
    }
  ) {
    self.feedURL = feedURL
    self.pause = pause
  }
}
