import Tug

/// A screen of the demo: UIKit code that runs on a phone as it runs here.
public struct Scene: Sendable {
  /// Names the scene in addresses and tests.
  public let id: String
  public let group: SceneGroup
  public let title: String
  /// What there is to try, in a sentence or two.
  public let summary: String
  public let make: @MainActor @Sendable (SceneEnvironment) -> UIViewController
  /// The name of the file that the scene is written in.
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

  public static func named(_ id: String) -> Scene? { all.first { $0.id == id } }
}

extension Scene {
  /// A screen below a navigation bar that has the scene's title.
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
        let navigation = UINavigationController(rootViewController: controller)
        // A header comes out from behind the bar, and must not shine through.
        navigation.navigationBar.backgroundColor = .systemBackground
        return navigation
      }, source: source)
  }
}

/// What scenes are about.
public enum SceneGroup: String, CaseIterable, Sendable {
  case start
  case headers
  case footers
  case sides
  case looks
  case environment
  case special

  public var title: String {
    switch self {
    case .start: "Start here"
    case .headers: "Headers"
    case .footers: "Footers"
    case .sides: "Sides"
    case .looks: "Looks"
    case .environment: "Environment"
    case .special: "What others cannot do"
    }
  }
}

/// What a scene takes from outside.
public struct SceneEnvironment: Sendable {
  /// Where the feed's server answers, and what it is asked for besides; asked before each request.
  public var feedAddress: @MainActor @Sendable () -> URL
  /// Waits for so many seconds: the work of scenes that load nothing real.
  public var pause: @MainActor @Sendable (TimeInterval) async throws -> Void

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
