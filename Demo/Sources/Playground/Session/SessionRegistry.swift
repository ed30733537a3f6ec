import DemoScenes
import Foundation
import Tug

/// The open sessions and their shared objects.
@MainActor
final class SessionRegistry {
  private struct Entry {
    weak var session: PlaygroundSession?
  }

  /// The most sessions at once.
  let limit: Int
  /// The number of sessions since the server started.
  private(set) var opened = 0
  /// The most milliseconds of processor time that a session has used before others had their turn.
  private(set) var longestTurn = 0.0
  let gate = WorkGate()
  private let budget = WorkBudget()
  private let uploads = TraceUploads()
  private var entries: [Entry] = []

  nonisolated init(limit: Int) {
    self.limit = limit
  }

  /// The number of sessions in memory, open or not: a session that leaked counts forever.
  var live: Int { entries.count { $0.session != nil } }

  /// Opens a session; `nil` if the limit has been reached.
  func open(_ configuration: SessionConfiguration) -> PlaygroundSession? {
    entries.removeAll { $0.session == nil }
    guard entries.count < limit else { return nil }
    let session = PlaygroundSession(configuration, budget: budget, uploads: uploads)
    session.work.onMeasure = { [weak self] in
      guard let self else { return }
      longestTurn = max(longestTurn, $0)
    }
    entries.append(Entry(session: session))
    opened += 1
    return session
  }
}

/// The configuration of a session.
public struct SessionConfiguration: Sendable {
  /// A phone that is held upright, with what covers its display, in points.
  public struct Phone: Sendable {
    let size: CGSize
    let safeArea: UIEdgeInsets

    public init(width: Double, height: Double, top: Double = 20, bottom: Double = 0) {
      size = CGSize(width: width, height: height)
      safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// A phone with a status bar only.
    public static let small = Phone(width: 375, height: 667)
    /// A phone with a notch and a home indicator.
    public static let notch = Phone(width: 390, height: 844, top: 47, bottom: 34)
  }

  /// The address of the scenes' feed.
  public var feedURL: URL
  /// The phone.
  public var phone: Phone
  /// The first scene.
  public var scene: Scene
  /// The folder of the repository, whose pages the playground opens; `nil` for a program that runs without it. The
  /// default is `nil`.
  public var repository: URL?
  /// The most sessions at once. A further one is closed with code 1013. The default is 100.
  public var limit: Int

  public init(
    feedURL: URL, phone: Phone = .small, scene: Scene = .feed, repository: URL? = nil,
    limit: Int = 100
  ) {
    self.feedURL = feedURL
    self.phone = phone
    self.scene = scene
    self.repository = repository
    self.limit = limit
  }
}
