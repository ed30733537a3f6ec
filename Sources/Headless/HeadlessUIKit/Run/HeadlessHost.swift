import Foundation
import ScrollPhysics

/// The device of one running app: its clock, display, and settings. Not in UIKit.
///
/// A process can contain several hosts, such as one for each test or browser session. Every view
/// belongs to the host that was `current` at its creation, and all timing uses that host's clock;
/// the real clock is never read. HeadlessDriver advances the clock.
@preconcurrency @MainActor
public final class HeadlessHost {
  @TaskLocal private static var assigned: HeadlessHost?
  private static let fallback: HeadlessHost = {
    let host = HeadlessHost()
    host.isShared = true
    return host
  }()

  /// The host of the running code. `run` sets it, and the tasks started there inherit it. The
  /// default is a host shared by the whole process.
  public static var current: HeadlessHost { assigned ?? fallback }

  /// Whether this is the host of code that runs outside of `run`.
  var isShared = false
  private var hasReportedUnusedClock = false

  /// Reports code that waits for the clock of the shared host, which nobody has advanced, once.
  func reportUnusedClock(_ what: String) {
    guard isShared, time == 0, !hasReportedUnusedClock else { return }
    hasReportedUnusedClock = true
    onMistake(
      "\(what) outside of HeadlessHost.run waits for a clock that nobody advances: "
        + "create views and start animations in TestDevice.run, and call controls there")
  }

  /// The time in seconds since the creation of the host.
  public private(set) var time: TimeInterval = 0

  /// The time between two frames of the display, in seconds. The default is 1/60. Values that are
  /// not positive and finite are ignored.
  public var frameInterval: TimeInterval = 1.0 / 60 {
    didSet { if !(frameInterval > 0 && frameInterval.isFinite) { frameInterval = oldValue } }
  }

  /// Whether the display draws frames. The default is `true`. A window that is hidden gets none, though the app
  /// runs.
  public var drawsFrames = true

  /// Whether the app is in the background; see `enterBackground()`.
  public internal(set) var isInBackground = false

  public var fontMetrics: any FontMetricsProviding = FixedFontMetrics()

  public let screen = UIScreen()

  /// The constants of gestures and scroll views that Apple doesn't publish.
  public var scrollTuning = ScrollTuning.uikit

  /// The rule for when `UIScrollView.isDragging` becomes `false`. Public sources contradict each
  /// other.
  public var draggingFlagModel = DraggingFlagModel.untilInertiaEnds

  /// Whether scroll views contain the two views of iOS 26's edge effects, as recorded on iOS 26.1:
  /// apps that count or reorder subviews find them. The default is `false`.
  public var showsScrollEdgeEffects = false

  /// The behavior of UIKit where no recording decides. The default is that of a device.
  public var behavior = UIKitBehavior.ofNewHosts

  /// A handler that decides how each animation with a completion handler completes, called when the
  /// animation begins. The default is `nil`, for `behavior.completions`.
  public var completionForAnimation: (() -> AnimationCompletion)?

  /// A handler for mistakes of the app that crash or hang UIKit, such as an observer that changes
  /// the observed property without end. By default, the messages are written to standard error.
  public var onMistake: (String) -> Void = { message in
    FileHandle.standardError.write(Data("HeadlessUIKit: \(message)\n".utf8))
  }

  /// A handler for the name of each callback that a scroll view sends, with or without a delegate.
  public var onDelegateCall: ((UIScrollView, String) -> Void)?

  /// A handler for possible changes of the displayed content, often called many times for one
  /// change. It isn't called for the passage of time: while `isBusy` is `true`, every frame can
  /// differ.
  @exclusivity(unchecked) public var onChange: (() -> Void)?

  /// A handler that provides the images of `UIImage(named:)` and `UIImage(systemName:)`. By default,
  /// there are none.
  public var imageNamed: (String) -> UIImage? = { _ in nil }

  /// The languages of the app, and its tables of strings. The default is an app in English.
  public var bundle = AppBundle()

  /// The accessibility settings, and a record of the announcements to VoiceOver.
  public let accessibility = AccessibilityRecord()

  /// A record of the haptic feedback.
  public let haptics = HapticRecord()

  /// The objects that exist once per app; on a phone, once per process.
  private var appObjects: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the app's only object of this class, creating it with `make` if needed.
  public func appObject<Object: AnyObject>(make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = appObjects[key] as? Object { return known }
    let object = make()
    appObjects[key] = object
    return object
  }

  /// The settings of the device. Change them with `updateTraits`, which notifies the views.
  public private(set) var traits = UITraitCollection()

  /// The value of `UIView.areAnimationsEnabled`.
  var areAnimationsEnabled = true

  private(set) var windows: [WeakWindow] = []
  private var frameClients: [any FrameClient] = []
  private var timers: [HostTimer] = []
  private var timerCount = 0

  public init() { accessibility.host = self }

  /// Runs `body` with this host as `current`.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$assigned.withValue(self, operation: body)
  }

  /// Runs `body` with this host as `current`, including the tasks that it starts.
  public func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await Self.$assigned.withValue(self, operation: body)
  }

  /// Changes the settings of the device, and notifies every window.
  public func updateTraits(_ change: (inout UITraitCollection) -> Void) {
    let previous = traits
    change(&traits)
    guard traits != previous else { return }
    run { postTraitNotifications(from: previous) }
    run { for window in liveWindows { window.propagateTraitChange(from: previous) } }
  }

  var liveWindows: [UIWindow] { windows.compactMap(\.window) }

  func add(_ window: UIWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }
}

struct WeakWindow {
  weak var window: UIWindow?
}

/// An object with work to do at each frame, such as the target of a display link.
@MainActor
protocol FrameClient: AnyObject {
  func frame(at time: TimeInterval)
}

/// An event that occurs once at a given time.
private struct HostTimer {
  let id: Int
  let due: TimeInterval
  let fire: () -> Void
}

// MARK: - Time

extension HeadlessHost {
  /// Advances the clock by `seconds`, drawing the frames and firing the timers in between in order.
  /// Negative and nonfinite durations count as zero.
  public func advance(by seconds: TimeInterval) {
    let target = time + (seconds > 0 && seconds.isFinite ? seconds : 0)
    var turns = 0
    run {
      fireTimers(upTo: time)
      // A sum of intervals can miss a frame by a rounding error, so such a frame is drawn.
      while let next = nextEvent(upTo: target + Self.frameTolerance * frameInterval) {
        turns = next.time > time ? 0 : turns + 1
        let frame = nextFrameTime
        guard turns < Self.turnLimit else {
          onMistake("timers without delay restart each other endlessly")
          break
        }
        time = max(time, next.time)
        switch next {
        case .timer:
          fireTimers(upTo: time)
          // Counted from this moment, the next frame would be another one.
          if frame - time <= Self.frameTolerance * frameInterval { drawFrame() }
        case .frame: drawFrame()
        }
      }
      time = max(time, target)
      layoutWindows()
    }
  }

  /// Whether a motion, an animation, or a timer is in progress. If not, advancing the clock changes
  /// nothing.
  public var isBusy: Bool { !frameClients.isEmpty || !timers.isEmpty }

  /// The number of motions, animations, and timers in progress.
  public var scheduledCount: Int { frameClients.count + timers.count }

  /// Lays out every window that needs layout.
  public func layoutWindows() {
    run { for window in liveWindows { window.layoutIfNeeded() } }
  }

  private enum Event {
    case timer(TimeInterval)
    case frame(TimeInterval)
    var time: TimeInterval {
      switch self {
      case .timer(let time), .frame(let time): time
      }
    }
  }

  private func nextEvent(upTo target: TimeInterval) -> Event? {
    let timer = timers.first?.due ?? .infinity
    let frame = nextFrameTime
    guard min(timer, frame) <= target else { return nil }
    return timer <= frame ? .timer(timer) : .frame(frame)
  }

  /// The next multiple of the interval: frames occur at fixed times however the clock is advanced.
  private var nextFrameTime: TimeInterval {
    guard !frameClients.isEmpty, drawsFrames, !isInBackground else { return .infinity }
    return ((time / frameInterval + Self.frameTolerance).rounded(.down) + 1) * frameInterval
  }

  /// The rounding tolerance, as a fraction of the interval, for a time at a multiple of the
  /// interval.
  private static var frameTolerance: Double { 1e-6 }

  /// The maximum number of turns at one moment; more indicate an endless loop.
  private static var turnLimit: Int { 1000 }

  private func drawFrame() {
    // An earlier client can stop a later one.
    for client in frameClients where frameClients.contains(where: { $0 === client }) {
      client.frame(at: time)
    }
    layoutWindows()
  }

  func reportChange() { onChange?() }

  /// Reports a nonfinite value, for which Core Animation raises an exception. The value itself is
  /// ignored.
  func reportNonfinite(_ property: String) {
    onMistake("\(property) is not finite: the assignment is ignored")
  }

  func startFrames(for client: any FrameClient) {
    reportChange()
    reportUnusedClock("a motion")
    guard !frameClients.contains(where: { $0 === client }) else { return }
    frameClients.append(client)
  }

  func stopFrames(for client: any FrameClient) { frameClients.removeAll { $0 === client } }

  /// Calls `fire` after `delay` seconds; without a delay, at the next turn of the clock.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ fire: @escaping () -> Void) -> Int {
    reportChange()
    timerCount += 1
    let timer = HostTimer(id: timerCount, due: time + max(0, delay), fire: fire)
    let index = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: index)
    return timer.id
  }

  func cancelTimer(_ id: Int) { timers.removeAll { $0.id == id } }

  /// Cancels all scheduled work. It retains views, which retain the host, so a host released during
  /// a motion would otherwise leak.
  public func cancelScheduledWork() {
    timers = []
    frameClients = []
  }

  private func fireTimers(upTo limit: TimeInterval) {
    // Timers that a timer adds for the same moment wait for the next turn; otherwise two timers
    // could restart each other without end.
    let newest = timerCount
    while let index = timers.firstIndex(where: { $0.due <= limit && $0.id <= newest }) {
      timers.remove(at: index).fire()
    }
  }
}

/// The time in seconds on the current host's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval {
  HeadlessHost.current.time
}
