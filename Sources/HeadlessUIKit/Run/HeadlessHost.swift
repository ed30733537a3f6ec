import Foundation
import ScrollPhysics

/// What the device is to UIKit: the clock, the display and the settings of one running app.
///
/// Several can live in one process (a test each, a browser session each). Every view belongs to the
/// host that was `current` when it was made, and everything that happens in time, happens on that
/// host's clock: nothing here ever reads a real one. HeadlessDriver moves the clock.
@MainActor
public final class HeadlessHost {
  @TaskLocal private static var assigned: HeadlessHost?
  private static let fallback = HeadlessHost()

  /// The host of the running code: set by `run`, inherited by the tasks it starts; where none was
  /// set, one that the whole process shares.
  public static var current: HeadlessHost { assigned ?? fallback }

  /// Seconds since this host was made.
  public private(set) var time: TimeInterval = 0

  /// Seconds between two frames of the display; 1/60 by default. What is not a positive number is
  /// ignored.
  public var frameInterval: TimeInterval = 1.0 / 60 {
    didSet { if !(frameInterval > 0 && frameInterval.isFinite) { frameInterval = oldValue } }
  }

  public var fontMetrics: any FontMetricsProviding = FixedFontMetrics()

  public let screen = UIScreen()

  /// The numbers of gestures and scroll views that Apple does not publish.
  public var scrollTuning = ScrollTuning.uikit

  /// When `UIScrollView.isDragging` becomes false; public sources contradict each other.
  public var draggingFlagModel = DraggingFlagModel.untilInertiaEnds

  /// Hears of mistakes in the app that UIKit would crash on or hang in, such as an observer that
  /// changes what it observes for ever. By default they go to standard error.
  public var onMistake: (String) -> Void = { message in
    FileHandle.standardError.write(Data("HeadlessUIKit: \(message)\n".utf8))
  }

  /// Hears the name of each callback that a scroll view sends, whether or not it has a delegate.
  public var onDelegateCall: ((UIScrollView, String) -> Void)?

  /// Hears that something that shows may have changed, often many times for one change. Time alone
  /// does not count: while `isBusy`, every frame may look different.
  @exclusivity(unchecked) public var onChange: (() -> Void)?

  /// VoiceOver and the settings that help to see, and what was said to VoiceOver.
  public let accessibility = AccessibilityRecord()

  /// What the user felt.
  public let haptics = HapticRecord()

  /// What belongs to the app that runs here, where a phone has one for the whole process.
  private var appObjects: [ObjectIdentifier: AnyObject] = [:]

  /// The one object of this class that the app of this host has; `make` makes it.
  public func appObject<Object: AnyObject>(make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = appObjects[key] as? Object { return known }
    let object = make()
    appObjects[key] = object
    return object
  }

  /// Settings of the device; assign through `updateTraits`, which tells the views.
  public private(set) var traits = UITraitCollection()

  /// See `UIView.setAnimationsEnabled`.
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

  /// Runs `body` with this host as `current`, also in the tasks that it starts.
  public func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await Self.$assigned.withValue(self, operation: body)
  }

  /// Changes the device's settings and tells every window about it.
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

/// Something that moves with the display, as a display link's target.
@MainActor
protocol FrameClient: AnyObject {
  func frame(at time: TimeInterval)
}

/// Something that happens once at a time.
private struct HostTimer {
  let id: Int
  let due: TimeInterval
  let fire: () -> Void
}

// MARK: - Time

extension HeadlessHost {
  /// Moves the clock forward by `seconds`, drawing the frames and firing the timers that lie on the
  /// way, in order. Negative and not-a-number durations count as zero.
  public func advance(by seconds: TimeInterval) {
    let target = time + (seconds > 0 && seconds.isFinite ? seconds : 0)
    var turns = 0
    run {
      fireTimers(upTo: time)
      // A sum of intervals may miss the frame that it means by a rounding error: it is drawn.
      while let next = nextEvent(upTo: target + Self.frameTolerance * frameInterval) {
        turns = next.time > time ? 0 : turns + 1
        guard turns < Self.turnLimit else {
          onMistake("timers without delay start each other for ever")
          break
        }
        time = max(time, next.time)
        switch next {
        case .timer: fireTimers(upTo: time)
        case .frame: drawFrame()
        }
      }
      time = max(time, target)
      layoutWindows()
    }
  }

  /// True while a motion, an animation or a timer is under way: with none, time changes nothing.
  public var isBusy: Bool { !frameClients.isEmpty || !timers.isEmpty }

  /// How many motions, animations and timers are under way.
  public var scheduledCount: Int { frameClients.count + timers.count }

  /// Lays out every window that needs it.
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

  /// The next multiple of the interval: frames keep their grid however the clock is moved.
  private var nextFrameTime: TimeInterval {
    guard !frameClients.isEmpty else { return .infinity }
    return ((time / frameInterval + Self.frameTolerance).rounded(.down) + 1) * frameInterval
  }

  /// Of a frame: a time that is a multiple of the interval, but for rounding, is that frame's.
  private static var frameTolerance: Double { 1e-6 }

  /// Of one moment: more than these are no chain of animations, but a loop.
  private static var turnLimit: Int { 1000 }

  private func drawFrame() {
    // An earlier client may have stopped a later one.
    for client in frameClients where frameClients.contains(where: { $0 === client }) {
      client.frame(at: time)
    }
    layoutWindows()
  }

  func noteChange() { onChange?() }

  /// Core Animation raises an exception for such a number; here it is ignored, and reported.
  func refuse(_ what: String) { onMistake("not finite: \(what)") }

  func startFrames(for client: any FrameClient) {
    noteChange()
    guard !frameClients.contains(where: { $0 === client }) else { return }
    frameClients.append(client)
  }

  func stopFrames(for client: any FrameClient) { frameClients.removeAll { $0 === client } }

  /// Calls `fire` at `time + delay`; with no delay, at the next turn of the clock.
  @discardableResult
  func schedule(after delay: TimeInterval, _ fire: @escaping () -> Void) -> Int {
    noteChange()
    timerCount += 1
    let timer = HostTimer(id: timerCount, due: time + max(0, delay), fire: fire)
    let index = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: index)
    return timer.id
  }

  func cancelTimer(_ id: Int) { timers.removeAll { $0.id == id } }

  /// What is still to come keeps views, and they keep the host: let go in mid-motion, none would go.
  package func stopForGood() {
    timers = []
    frameClients = []
  }

  private func fireTimers(upTo limit: TimeInterval) {
    // Those that a timer adds for this very moment wait for the next turn, or two of them could
    // keep each other alive for ever.
    let newest = timerCount
    while let index = timers.firstIndex(where: { $0.due <= limit && $0.id <= newest }) {
      timers.remove(at: index).fire()
    }
  }
}

/// Seconds on the current host's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public func CACurrentMediaTime() -> TimeInterval { HeadlessHost.current.time }
