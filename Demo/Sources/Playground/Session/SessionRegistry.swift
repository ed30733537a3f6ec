import DemoScenes
import Foundation
import Tug

/// The sessions in memory.
@MainActor
final class SessionRegistry {
  private struct Entry {
    weak var session: PlaygroundSession?
  }

  /// A slice of a long trace or step: a third of a frame, which leaves time for the frames of all pages.
  private static let slice = Duration.milliseconds(5)
  private var entries: [Entry] = []

  nonisolated init() {}

  /// The number of sessions in memory, open or not: a session that leaked counts forever.
  var live: Int { entries.count { $0.session != nil } }

  func open(_ configuration: SessionConfiguration) -> PlaygroundSession {
    entries.removeAll { $0.session == nil }
    let session = PlaygroundSession(configuration, slice: Self.slice)
    entries.append(Entry(session: session))
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

  public init(
    feedURL: URL, phone: Phone = .small, scene: Scene = .feed, repository: URL? = nil
  ) {
    self.feedURL = feedURL
    self.phone = phone
    self.scene = scene
    self.repository = repository
  }
}

/// Measures the processor time of a session, which other programs don't affect.
@MainActor
final class ProcessorTimeMeter {
  private var seconds = 0.0

  func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = Self.now
    defer { seconds += Self.now - start }
    return try work()
  }

  /// Returns the milliseconds since the last call.
  func take() -> Double {
    defer { seconds = 0 }
    return (seconds * 100_000).rounded() / 100
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
