import DemoScenes
import Foundation
import HeadlessDriver
import TraceReplay
import Tug

/// An app of its own for one page: a phone with a scene, moved by the page's fingers and by real
/// time.
@MainActor
final class PlaygroundSession {
  let host = HeadlessHost()
  let work = ProcessorTimeMeter()
  let timer = SessionTimer()
  let environment: SceneEnvironment
  private let network: NetworkConditioner
  private let log = CallbackLog()
  private(set) var scene: Scene
  private(set) var window: UIWindow
  private(set) var input: PointerInput
  var settings = PhoneSettings()
  var recording = GestureRecording()
  var viewer = TraceViewer()
  /// Session seconds in one of the real ones.
  var rate = 1.0
  var outbox: [any Encodable] = []
  private var picture = FrameBuilder()
  /// What the session takes for now; a test moves a time of its own.
  var now: () -> ContinuousClock.Instant = { .now }
  private var lastInstant: ContinuousClock.Instant?
  private var needsFrame = true
  private var waiter: CheckedContinuation<Void, Never>?
  /// Nobody moves the clock: time alone would change nothing.
  private var isResting = false

  /// A server that had no time for longer, or a machine that slept, does not make up for it: motions
  /// go on where they were. To make up would take longer than it took to fall behind.
  private static let longestStep = Duration.milliseconds(250)

  init(_ configuration: SessionConfiguration) {
    let network = NetworkConditioner(url: configuration.feedURL)
    self.network = network
    var environment = SceneEnvironment(
      feedURL: configuration.feedURL,
      pause: { [host, timer] in
        try await timer.wait($0 + network.settings.latency, from: host.time)
        try network.breakNowAndThen()
      })
    environment.feedAddress = { network.address }
    self.environment = environment
    scene = configuration.scene
    host.fontMetrics = ProportionalFontMetrics()
    window = host.run {
      UIWindow(
        frame: CGRect(x: 0, y: 0, width: configuration.width, height: configuration.height))
    }
    // A phone without a notch: a status bar, and nothing else of the display is covered.
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    input = PointerInput(window: window)
    host.onChange = { [weak self] in self?.changed() }
    timer.onBegin = { [weak self] in self?.changed() }
    host.onDelegateCall = { [log] in log.note($1, of: $0) }
    show(scene)
  }

  /// Ends the app: its actions are cancelled, and nothing of it is left.
  func close() {
    viewer.stop()
    takeSceneAway()
    changed()
  }

  /// A finger that stays down means the scene that goes, and work that is under way keeps its
  /// screen until it ends: the finger goes first, and the controls cancel their work as they go.
  private func takeSceneAway() {
    input.cancelAll()
    recording = GestureRecording()
    host.run {
      for scrollView in window.rootViewController?.everyScrollView ?? [] {
        scrollView.tug.header = nil
        scrollView.tug.footer = nil
        scrollView.tug.leading = nil
        scrollView.tug.trailing = nil
      }
      window.rootViewController = nil
    }
  }

  func show(_ scene: Scene) {
    self.scene = scene
    viewer.stop()
    takeSceneAway()
    settings.applyLanguage(to: host)
    host.run {
      let (frame, covered) = (window.frame, window.deviceSafeAreaInsets)
      window = UIWindow(frame: frame)
      window.deviceSafeAreaInsets = covered
      window.backgroundColor = .systemBackground
      window.rootViewController = scene.make(environment)
      window.makeKeyAndVisible()
    }
    input = PointerInput(window: window)
    recording.begin(on: window)
    log.clear()
    picture.forget()
    changed()
  }

  func set(_ settings: FeedSettings) { network.settings = settings }
}

// MARK: - Time

extension PlaygroundSession {
  /// Moves the app's clock to this moment of the real one; never back.
  func catchUp(with now: ContinuousClock.Instant) {
    let elapsed = lastInstant.map { min(max(.zero, now - $0), Self.longestStep) } ?? .zero
    lastInstant = now
    pass(elapsed / .seconds(1) * rate, whilePaused: false)
  }

  /// Lets time pass, unless the clock stands still.
  func pass(_ seconds: TimeInterval, whilePaused: Bool) {
    guard rate > 0 || whilePaused else { return }
    // The step that ends a motion may move nothing, and still there is news: it has ended.
    if host.isBusy || viewer.isShowing { needsFrame = true }
    host.advance(by: seconds)
    timer.fire(at: host.time)
    if viewer.advance(by: seconds) {
      outbox.append(ReplayMessage(state: .over))
      picture.forget()
    }
  }

  /// True when time alone will change nothing.
  var isAtRest: Bool {
    let isBusy = host.isBusy || !timer.isEmpty || viewer.isShowing
    return (rate == 0 || !isBusy) && !needsFrame
  }

  /// Returns when something happened to the app, or the session was closed or cancelled.
  func waitForChange() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if needsFrame || Task.isCancelled { return continuation.resume() }
        waiter = continuation
        isResting = true
      }
    } onCancel: {
      Task { @MainActor in self.wake() }
    }
  }

  func changed() {
    // What begins after a rest begins now. Otherwise the first step of the clock would make up for
    // the rest, and be the end of an animation that has just begun.
    if isResting { lastInstant = now() }
    isResting = false
    needsFrame = true
    wake()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}

// MARK: - What the page is told

extension PlaygroundSession {
  /// What changed since the last frame; `nil` when nothing did.
  func nextFrame() -> FrameMessage? {
    guard needsFrame else { return nil }
    needsFrame = false
    host.layoutWindows()
    let shown = viewer.film?.window ?? window
    let scrollView = viewer.film?.scrollView ?? window.firstScrollView
    return picture.frame(
      of: shown, scrollView, at: host.time, log: log, work: work)
  }

  /// All that there is to say now, as JSON.
  func takeMessages() -> [String] {
    let frame = nextFrame()
    defer { outbox = [] }
    return (outbox + (frame.map { [$0] } ?? [])).compactMap { try? $0.jsonText() }
  }

  /// A finger goes down: what happens from here on is a gesture of its own, unless one is under way.
  func noteTouch() {
    guard input.pointerCount == 0, !host.isBusy, timer.isEmpty else { return }
    recording.begin(on: window)
  }

  func showFilm(_ film: TracePlayback) {
    viewer.show(film)
    picture.forget()
    changed()
  }

  func endFilm() {
    guard viewer.isShowing else { return }
    viewer.stop()
    outbox.append(ReplayMessage(state: .over))
    picture.forget()
    changed()
  }
}
