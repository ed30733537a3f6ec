import DemoScenes
import Foundation
@_spi(Tools) import HeadlessDriver
@_spi(Tools) import Tug

/// Runs a scene on a virtual clock, and keeps each frame.
@MainActor
final class FilmRecorder {
  private let scene: Scene
  private let device: TestDevice
  private let timer: SessionTimer
  private let log = CallbackLog()
  private let work = ProcessorTimeMeter()
  private let start: TimeInterval
  private var builder = FrameBuilder()
  private var frames: [SceneFilm.Frame] = []
  private var root = 0
  private var lastFinger: CGPoint?
  private var isTouched = false
  private var poster: Poster?
  /// The state that the poster shows; `nil` before the step that says so.
  private var posterState: RefreshState?
  /// Since when a control has been in that state, and in sight.
  private var posterBegan: TimeInterval?

  private static let frame = 1.0 / 60
  /// The longest film, in seconds.
  private static let longest = 40.0
  /// The seconds for which a control has been in the poster's state. One at the top opens for 0.25.
  private static func posterDelay(at side: String) -> TimeInterval { side == "bottom" ? 0.15 : 0.3 }

  private struct Poster {
    var frame: Int
    var picture: String
    var edge: String
  }

  /// - Parameter hasPosterStep: Whether a step says what stands for the film. Otherwise it's the first refresh after a
  ///   touch.
  init(scene: Scene, _ look: ScenePicture.Look, hasPosterStep: Bool) {
    self.scene = scene
    posterState = hasPosterStep ? nil : .refreshing
    let host = HeadlessHost()
    host.fontMetrics = ProportionalFontMetrics()
    let timer = SessionTimer()
    self.timer = timer
    let environment = SceneEnvironment.sample(pause: { try await timer.wait($0, from: host.time) })
    // The words of VoiceOver, in the scene that is about them.
    host.accessibility.isVoiceOverRunning = scene.id == Scene.haptics.id
    host.updateTraits { $0.userInterfaceStyle = look.isDark ? .dark : .light }
    host.run {
      TugLanguage.current =
        TugLanguage(matching: [look.language ?? "en"]) ?? .preferred
    }
    host.onDelegateCall = { [log] in log.note($1, of: $0) }
    start = host.time
    let device = TestDevice(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), host: host
    ) { scene.make(environment) }
    self.device = device
    host.run { device.window.backgroundColor = .systemBackground }
    host.layoutWindows()
    capture()
  }

  var film: SceneFilm {
    let bounds = device.window.bounds
    // Nothing changes at the end, which is a part of the film.
    let end = SceneFilm.Frame(
      time: WireNumber(device.host.time - start), set: [], remove: [], panel: PanelChange(),
      finger: nil)
    return SceneFilm(
      id: scene.id, width: Double(bounds.width), height: Double(bounds.height), root: root,
      frames: frames + [end], posterFrame: poster?.frame ?? frames.count,
      posterEdge: poster?.edge ?? "top", poster: poster?.picture ?? picture)
  }

  func close() { device.closeScene() }

  func perform(_ step: PictureStep) async throws {
    let finger = device.finger
    switch step {
    case .pull(let points): await drag(step, by: CGPoint(x: 0, y: points))
    case .slide(let points): await drag(step, by: CGPoint(x: points, y: 0))
    case .fling(let speed): await fling(step, speed: speed)
    case .release:
      finger.up()
      await pass(Self.frame)
    case .tap(let x, let y): await tap(at: CGPoint(x: x, y: y))
    case .press(let name):
      guard let place = device.window.center(of: name) else { throw PictureFault.noView(name) }
      await tap(at: place)
    case .wait(let seconds): await pass(seconds)
    case .load: try await load()
    case .poster(let state): posterState = state
    // A film has no server to write to or to stop, and its finger scrolls.
    case .end, .fail, .serve, .updated, .post: throw PictureFault.badStep("\(step)")
    }
  }

  private func drag(_ step: PictureStep, by distance: CGPoint) async {
    let finger = device.finger
    if !finger.isDown {
      finger.grab(at: FilmFinger.start(of: step), toward: distance)
      capture()
    }
    let first = finger.location
    let count = max(18, Int(hypot(distance.x, distance.y) / 6))
    for index in 1...count {
      let share = FilmFinger.share(at: Double(index) / Double(count))
      await pass(Self.frame)
      finger.move(to: CGPoint(x: first.x + distance.x * share, y: first.y + distance.y * share))
    }
    await pass(0.25)
  }

  private func fling(_ step: PictureStep, speed: Double) async {
    let finger = device.finger
    let first = FilmFinger.start(of: step)
    finger.down(at: first)
    for index in 1...6 {
      await pass(Self.frame)
      finger.move(to: CGPoint(x: first.x, y: first.y + speed * Double(index) * Self.frame))
    }
    finger.up()
    await pass(Self.frame)
  }

  private func tap(at place: CGPoint) async {
    device.finger.down(at: place)
    await pass(0.1)
    device.finger.up()
    await pass(0.1)
  }

  /// Waits until what is being loaded has arrived, and the controls are at rest.
  private func load() async throws {
    await pass(0.4)
    while isBusy {
      guard device.host.time - start < Self.longest else { throw PictureFault.neverLoaded }
      await pass(Self.frame)
    }
    await pass(0.9)
  }

  /// Whether a control refreshes, or a header is open to show how its refresh ended.
  private var isBusy: Bool {
    let tug = device.window.firstScrollView?.tug
    return controls.contains(where: \.isRefreshing)
      || [tug?.header, tug?.leading].contains { ($0?.heldInset ?? 0) > 0 }
  }

  private var controls: [Refresher] {
    guard let tug = device.window.firstScrollView?.tug else { return [] }
    return [tug.header, tug.footer, tug.leading, tug.trailing].compactMap(\.self)
  }

  private func pass(_ seconds: TimeInterval) async {
    for _ in 0..<Int((seconds / Self.frame).rounded()) {
      device.advance(Self.frame)
      timer.fire(at: device.host.time)
      await timer.callers.haveContinued()
      await device.letTasksRun()
      capture()
    }
  }

  private func capture() {
    let host = device.host
    host.layoutWindows()
    defer { takePoster() }
    let finger = device.finger.isDown ? device.finger.location : nil
    let message = builder.frame(
      of: device.window, device.window.firstScrollView, at: host.time, log: log, work: work)
    if let message { root = message.root }
    if message != nil || finger != lastFinger {
      frames.append(
        SceneFilm.Frame(
          time: WireNumber(host.time - start), set: message?.set ?? [],
          remove: message?.remove ?? [], panel: message?.panel ?? PanelChange(),
          finger: finger.map { [WireNumber(Double($0.x)), WireNumber(Double($0.y))] }))
    }
    lastFinger = finger
  }

  private func takePoster() {
    let time = device.host.time
    isTouched = isTouched || device.finger.isDown
    guard poster == nil, isTouched, let posterState else { return }
    guard let control = controls.first(where: { $0.state == posterState && isInSight($0) }) else {
      posterBegan = nil
      return
    }
    let began = posterBegan ?? time
    posterBegan = began
    let side = control.sideName ?? "top"
    guard time - began >= Self.posterDelay(at: side) else { return }
    poster = Poster(frame: frames.count - 1, picture: picture, edge: side)
  }

  /// Whether most of a control is on the screen.
  private func isInSight(_ control: Refresher) -> Bool {
    let view = control.indicator
    let all = view.convert(view.bounds, to: nil)
    let seen = all.intersection(device.window.bounds)
    return !seen.isNull && seen.width * seen.height > all.width * all.height / 2
  }

  private var picture: String {
    let snapshot = ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers())
    return SVGWriter(spinnerPhase: device.host.time.truncatingRemainder(dividingBy: 1))
      .document(of: snapshot)
  }
}
