import DemoScenes
import Foundation
@_spi(Tools) import HeadlessDriver
import Tug

/// The app of one page: a phone with a scene, driven by the page's input and by real time.
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
  /// Answers that are sent with the next frame.
  var outbox: [any Encodable] = []
  /// How many requests for the recording are answered with the next frame, or at the end of a step.
  var traceRequests = 0
  private var frames = FrameBuilder()

  /// Seconds of the session in one real second.
  var rate = 1.0
  /// The current time; tests replace the clock.
  var now: () -> ContinuousClock.Instant = { .now }
  private var lastInstant: ContinuousClock.Instant?
  /// Seconds that should have passed but haven't: time passes in slices.
  private var owedTime = 0.0
  private let slice: Duration?

  var viewer = TraceViewer()
  /// The trace that the page is sending.
  var upload = ""
  /// The task that parses a trace.
  var parsing: Task<Void, Never>?

  /// Whether the server has the pages of the repository.
  let hasPages: Bool
  /// Whether the page has left. A request that is still under way may keep the session for a while.
  private(set) var isClosed = false
  private var needsFrame = true
  private var waiter: CheckedContinuation<Void, Never>?
  /// Whether the run loop has stopped moving the clock, because time alone changes nothing.
  private var isResting = false

  /// The maximum advance of the clock at once. After a longer pause of the server or the machine,
  /// motions continue where they were, because catching up would take longer than the pause.
  private static let longestStep = Duration.milliseconds(250)
  /// Frames of the phone in one slice of time.
  private static let framesPerSlice = 15.0

  /// - Parameter slice: The time after which work that is longer lets other sessions have their turn. There is no
  ///   limit by default.
  init(_ configuration: SessionConfiguration, slice: Duration? = nil) {
    self.slice = slice
    hasPages = configuration.repository != nil
    let network = NetworkConditioner(url: configuration.feedURL)
    self.network = network
    var environment = SceneEnvironment(
      feedURL: configuration.feedURL,
      pause: { [host, timer] in
        try await timer.wait($0 + network.settings.latency, from: host.time)
        try network.breakNowAndThen()
      })
    environment.feedAddress = { network.address }
    environment.delayRequest = { [host, timer] in
      try await timer.wait(network.settings.latency, from: host.time)
    }
    self.environment = environment
    scene = configuration.scene
    host.fontMetrics = ProportionalFontMetrics()
    window = host.run { UIWindow(frame: CGRect(origin: .zero, size: configuration.phone.size)) }
    window.deviceSafeAreaInsets = configuration.phone.safeArea
    input = PointerInput(window: window)
    host.onChange = { [weak self] in self?.changed() }
    timer.onBegin = { [weak self] in self?.changed() }
    host.onDelegateCall = { [log] in log.note($1, of: $0) }
    // By default, they fill the server's own log, and the page can make as many as it likes.
    host.onMistake = { [log, unowned host] in log.note(mistake: $0, at: host.time) }
    show(scene)
  }

  /// Ends the app and cancels its actions.
  func close() {
    isClosed = true
    cancelUploads()
    viewer.stop()
    removeScene()
    changed()
  }

  /// Lifts the fingers, too: one that stays down would retain the screen.
  private func removeScene() {
    input.cancelAll()
    recording = GestureRecording()
    host.run { window.removeScene() }
  }

  func show(_ scene: Scene) {
    self.scene = scene
    cancelUploads()
    viewer.stop()
    removeScene()
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
    pictureChanged()
  }

  func set(_ settings: FeedSettings) { network.settings = settings }
}

// MARK: - Time

extension PlaygroundSession {
  /// Moves the app's clock to the real time `now`; never back.
  func catchUp(with now: ContinuousClock.Instant) {
    let elapsed = lastInstant.map { min(max(.zero, now - $0), Self.longestStep) } ?? .zero
    lastInstant = now
    // What is already owed isn't made up for.
    if rate > 0 { owedTime = max(owedTime, elapsed / .seconds(1) * rate) }
    passOwedTime()
  }

  /// Lets `seconds` pass, even while the clock is paused.
  func step(_ seconds: TimeInterval) {
    owedTime = min(owedTime + seconds, 10)
    passOwedTime()
  }

  /// Lets the owed time pass, until the session's slice of time is used up.
  private func passOwedTime() {
    let deadline = slice.map { ContinuousClock.now + $0 }
    repeat {
      let seconds = min(owedTime, Self.framesPerSlice * host.frameInterval)
      owedTime = owedTime - seconds > 1e-9 ? owedTime - seconds : 0
      pass(seconds, until: deadline)
    } while owedTime > 0 && !isStepWaiting && deadline.map { ContinuousClock.now < $0 } ?? true
  }

  /// Whether a step has ended delays whose callers have not continued yet. The rest of the step waits for them, so that
  /// the same steps always show the same.
  private var isStepWaiting: Bool { rate == 0 && !timer.callers.allHaveContinued }

  private func pass(_ seconds: TimeInterval, until deadline: ContinuousClock.Instant?) {
    guard rate > 0 || seconds > 0 else { return }
    // The step that ends a motion may move nothing, but its end changes the panel.
    if host.isBusy || viewer.isPlaying { needsFrame = true }
    host.advance(by: seconds)
    timer.fire(at: host.time)
    if viewer.advance(by: seconds, until: deadline) {
      outbox.append(ReplayMessage(state: .ended))
    }
  }

  /// Whether time alone will change nothing.
  var isAtRest: Bool {
    let isBusy = host.isBusy || !timer.isEmpty || viewer.isPlaying
    return (rate == 0 || !isBusy) && !needsFrame && owedTime == 0 && traceRequests == 0
  }

  /// Returns when the app has changed, or the session was closed or canceled.
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

  /// Draws a frame soon.
  func changed() {
    // An animation that begins after a rest begins now. If the first step of the clock made up for
    // the rest, it would be the end of the animation.
    if isResting { lastInstant = now() }
    isResting = false
    needsFrame = true
    wake()
  }

  /// Sends the next frame whole: the page shows another window.
  func pictureChanged() {
    frames.reset()
    changed()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}

// MARK: - Messages to the page

extension PlaygroundSession {
  /// The changes since the last frame; `nil` if there are none.
  func nextFrame() -> FrameMessage? {
    guard needsFrame else { return nil }
    needsFrame = false
    host.layoutWindows()
    let shown = viewer.playback?.window ?? window
    let scrollView = viewer.playback?.scrollView ?? window.firstScrollView
    return frames.frame(
      of: shown, scrollView, at: host.time, log: log, work: work)
  }

  /// Returns the waiting answers and the next frame as JSON.
  func takeMessages() -> [String] {
    var messages = outbox
    outbox = []
    // The recording of a step that is still passing would lack its end.
    if traceRequests > 0, rate > 0 || (owedTime == 0 && !isStepWaiting) {
      messages.append(TraceMessage(text: recording.trace))
      traceRequests = 0
    }
    if let frame = nextFrame() { messages.append(frame) }
    return messages.compactMap { try? $0.jsonText() }
  }

  /// Begins a new recording when a finger goes down, unless a gesture is under way.
  func noteTouch() {
    guard input.pointerCount == 0, !host.isBusy, timer.isEmpty else { return }
    recording.begin(on: window)
  }
}
