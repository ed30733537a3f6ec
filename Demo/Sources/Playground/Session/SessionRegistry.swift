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

/// Divides the time of the main actor among sessions with more work than fits into a frame.
///
/// All sessions share one actor. A trace whose events take no time, or ten seconds that pass at once,
/// would otherwise keep every other session waiting.
@MainActor
final class WorkBudget {
  /// The time for the extra work of all sessions together between two frames; `nil` for no limit.
  private let total: Duration?
  private var sessions: Set<ObjectIdentifier> = []

  /// - Parameter total: The default, a third of a frame, leaves time for the frames themselves.
  nonisolated init(total: Duration? = .milliseconds(5)) {
    self.total = total
  }

  /// When a session that has work to do should pause it, and let others have their turn.
  func deadline(for session: PlaygroundSession) -> ContinuousClock.Instant? {
    guard let total else { return nil }
    sessions.insert(ObjectIdentifier(session))
    return .now + total / sessions.count
  }

  /// The session has caught up.
  func finish(_ session: PlaygroundSession) {
    sessions.remove(ObjectIdentifier(session))
  }
}

/// Lets one session at a time do work that takes longer than a frame may be late.
///
/// After each piece of work, the gate stays closed for as long as the work took: half of the main
/// actor's time is left for frames, however many sessions ask for new scenes.
@MainActor
final class WorkGate {
  private var isOpen = true
  /// At most one for each session: a session handles its messages one after the other.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func perform(_ work: () throws -> Void) async rethrows {
    if isOpen {
      isOpen = false
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    let start = ContinuousClock.now
    defer {
      let cost = ContinuousClock.now - start
      Task {
        try? await Task.sleep(for: cost)
        self.open()
      }
    }
    try work()
  }

  private func open() {
    if waiting.isEmpty { isOpen = true } else { waiting.removeFirst().resume() }
  }
}

/// Measures the processor time of a session, which other programs don't affect.
@MainActor
final class ProcessorTimeMeter {
  /// Called after each measurement with its milliseconds.
  var onMeasure: ((Double) -> Void)?
  private var seconds = 0.0

  func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = Self.now
    defer {
      let elapsed = Self.now - start
      seconds += elapsed
      onMeasure?(elapsed * 1000)
    }
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
