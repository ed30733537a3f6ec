import DemoScenes
import Foundation
import HeadlessDriver
import Tug

/// An app of its own for one page: a phone with a scene, moved by the page's fingers and by real
/// time.
@MainActor
final class PlaygroundSession {
  private let host = HeadlessHost()
  private let environment: SceneEnvironment
  private let identifiers = SnapshotIdentifiers()
  private let log = CallbackLog()
  private var scene: Scene
  private var window: UIWindow
  private var input: PointerInput
  private var stream = TreeStream()
  private var panel: Panel?
  private var frameNumber = 0
  private var lastInstant: ContinuousClock.Instant?
  private var isFull = true
  private var needsFrame = true
  private var waiter: CheckedContinuation<Void, Never>?
  /// Nobody moves the clock: time alone would change nothing.
  private var isResting = false

  /// More fingers than two hands have, and a bound to what a client can make the app keep.
  private static let pointerLimit = 20

  /// A server that had no time for longer, or a machine that slept, does not make up for it: motions
  /// go on where they were. To make up would take longer than it took to fall behind.
  private static let longestStep = Duration.milliseconds(250)

  /// A phone without a notch: a status bar, and nothing else of the display is covered.
  private static let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

  init(_ configuration: SessionConfiguration) {
    environment = SceneEnvironment(feedURL: configuration.feedURL)
    scene = configuration.scene
    host.fontMetrics = ProportionalFontMetrics()
    window = host.run {
      UIWindow(
        frame: CGRect(x: 0, y: 0, width: configuration.width, height: configuration.height))
    }
    input = PointerInput(window: window)
    host.onChange = { [weak self] in self?.changed() }
    host.onDelegateCall = { [log] in log.note($1, of: $0) }
    show(scene)
  }

  /// Ends the app: its actions are cancelled, and nothing of it is left.
  func close() {
    takeSceneAway()
    changed()
  }

  /// A finger that stays down would keep its view for ever, and work that is under way keeps its
  /// screen until it ends: the finger goes first, and the controls cancel their work as they go.
  private func takeSceneAway() {
    input.cancelAll()
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

  private func show(_ scene: Scene) {
    self.scene = scene
    takeSceneAway()
    host.run {
      let frame = window.frame
      window = UIWindow(frame: frame)
      window.deviceSafeAreaInsets = Self.safeArea
      window.backgroundColor = .systemBackground
      window.rootViewController = scene.make(environment)
      window.makeKeyAndVisible()
    }
    input = PointerInput(window: window)
    stream.reset()
    log.clear()
    panel = nil
    isFull = true
    changed()
  }
}

// MARK: - What the page says

extension PlaygroundSession {
  var hello: HelloMessage {
    HelloMessage(
      scene: scene.id,
      device: .init(
        width: Double(window.bounds.width), height: Double(window.bounds.height),
        scale: Double(host.screen.scale)),
      scenes: Scene.all.map {
        .init(id: $0.id, group: $0.group.title, title: $0.title, summary: $0.summary)
      })
  }

  func handle(_ message: ClientMessage) throws {
    catchUp(with: ContinuousClock.now)
    switch message {
    case .pointer(let phase, let id, let x, let y, let time):
      guard phase != .down || input.pointerCount < Self.pointerLimit else {
        throw ProtocolFault("too many pointers are down")
      }
      input.receive(
        phase.input, id: id, at: CGPoint(x: x, y: y), timestamp: time / 1000)
    case .wheel(let x, let y, let dx, let dy):
      window.turnWheel(at: CGPoint(x: x, y: y), by: CGPoint(x: dx, y: dy))
    case .resize(let width, let height):
      host.run { window.frame.size = CGSize(width: width, height: height) }
    case .settings(let settings):
      settings.apply(to: host)
    case .scene(let id):
      guard let scene = Scene.named(id) else {
        throw ProtocolFault("no such scene: \(id.excerpt)")
      }
      show(scene)
    }
    changed()
  }
}

extension ClientMessage.PointerPhase {
  fileprivate var input: PointerInput.Phase {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    }
  }
}

// MARK: - What the page is told

extension PlaygroundSession {
  /// Moves the app's clock to this moment of the real one.
  func catchUp(with now: ContinuousClock.Instant) {
    let elapsed = min(lastInstant.map { now - $0 } ?? .zero, Self.longestStep)
    lastInstant = now
    // The step that ends a motion may move nothing, and still there is news: it has ended.
    if host.isBusy { needsFrame = true }
    host.advance(by: elapsed / .seconds(1))
  }

  /// True when time alone will change nothing.
  var isAtRest: Bool { !host.isBusy && !needsFrame }

  /// What changed since the last frame; `nil` when nothing did.
  func nextFrame() -> FrameMessage? {
    guard needsFrame else { return nil }
    needsFrame = false
    host.layoutWindows()
    let change = stream.change(to: ViewSnapshot(of: window, identifiers: identifiers))
    let newPanel = window.firstScrollView.map { Panel($0) } ?? Panel()
    let panelChange = PanelChange(from: panel, to: newPanel, callbacks: log.take())
    panel = newPanel
    guard isFull || !change.isEmpty || !panelChange.isEmpty else { return nil }
    frameNumber += 1
    defer { isFull = false }
    return FrameMessage(
      n: frameNumber, time: (host.time * 1000).rounded() / 1000, full: isFull,
      root: identifiers.id(of: window), set: change.set, remove: isFull ? [] : change.remove,
      panel: panelChange)
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

  private func changed() {
    // What begins after a rest begins now. Otherwise the first step of the clock would make up for
    // the rest, and be the end of an animation that has just begun.
    if isResting { lastInstant = .now }
    isResting = false
    needsFrame = true
    wake()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
