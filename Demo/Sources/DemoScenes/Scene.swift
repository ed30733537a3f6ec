import Tug

/// A screen of the demo. Its code uses only UIKit and Tug, and runs on a phone and on HeadlessUIKit.
public struct Scene: Sendable {
  /// The name of the scene in addresses and tests.
  public let id: String
  /// The group of the scene in the list.
  public let group: SceneGroup
  /// The title in the list, and in a navigation bar.
  public let title: String
  /// A sentence or two about the content of the scene.
  public let summary: String
  /// Creates the screen.
  public let make: @MainActor @Sendable (SceneEnvironment) -> UIViewController
  /// The name of the file that contains the code of the scene.
  public let source: String

  init(
    id: String, group: SceneGroup, title: String, summary: String,
    make: @escaping @MainActor @Sendable (SceneEnvironment) -> UIViewController,
    source: String = #fileID
  ) {
    self.id = id
    self.group = group
    self.title = title
    self.summary = summary
    self.make = make
    self.source = source.split(separator: "/").last.map(String.init) ?? source
  }

  /// The scene with an identifier; `nil` if there is none.
  public static func named(_ id: String) -> Scene? { all.first { $0.id == id } }
}

extension Scene {
  /// Creates a scene whose screen is below a navigation bar. The title in the bar is that of the scene, or
  /// the one that the screen gives itself in `viewDidLoad`.
  init(
    id: String, group: SceneGroup, title: String, summary: String,
    screen: @escaping @MainActor @Sendable (SceneEnvironment) -> UIViewController,
    source: String = #fileID
  ) {
    self.init(
      id: id, group: group, title: title, summary: summary,
      make: { environment in
        let controller = screen(environment)
        controller.title = title
        return OpaqueBarController(rootViewController: controller)
      }, source: source)
  }
}

/// The groups of scenes.
public enum SceneGroup: String, CaseIterable, Sendable {
  case start
  case headers
  case footers
  case pages
  case sides
  case styles
  case environment
  case special

  /// The heading in the list.
  public var title: String {
    switch self {
    case .start: "Start here"
    case .headers: "Headers"
    case .footers: "Footers"
    case .pages: "Pages"
    case .sides: "Sides"
    case .styles: "Styles"
    case .environment: "Environment"
    case .special: "Beyond the basics"
    }
  }
}

/// The services that a scene uses.
public struct SceneEnvironment: Sendable {
  /// The address of the feed's server, with additional query items. Called before each request.
  public var feedAddress: @MainActor @Sendable () -> URL
  /// Called before each request of the feed: the delay of a simulated network. By default there is none.
  public var delayRequest: @MainActor @Sendable () async throws -> Void = {}
  /// Waits for a number of seconds. Replaces the work of scenes that load nothing.
  public var pause: @MainActor @Sendable (TimeInterval) async throws -> Void

  /// Creates an environment with one feed. By default a pause takes real time.
  public init(
    feedURL: URL,
    pause: @escaping @MainActor @Sendable (TimeInterval) async throws -> Void = {
      try await Task.sleep(nanoseconds: UInt64(max(0, $0) * 1_000_000_000))
    }
  ) {
    feedAddress = { feedURL }
    self.pause = pause
  }

  @MainActor
  var feedURL: URL { feedAddress() }
}
