import DemoScenes
import Foundation
import HeadlessDriver
import TraceReplay
import Tug
import WebServing

// MARK: - Messages from the page

extension PlaygroundSession {
  var hello: HelloMessage {
    let covered = window.deviceSafeAreaInsets
    return HelloMessage(
      scene: scene.id,
      device: .init(
        width: Double(window.bounds.width), height: Double(window.bounds.height),
        scale: Double(host.screen.scale),
        safeArea: [covered.top, covered.left, covered.bottom, covered.right].map { Double($0) }),
      scenes: Scene.all.map {
        .init(
          id: $0.id, group: $0.group.title, title: $0.title, summary: $0.summary,
          source: $0.source, article: $0.article, feed: $0.id == Scene.feed.id)
      },
      sources: SceneSources.bundled.types, languages: TugLanguage.all.map(\.code),
      pages: hasPages)
  }

  func handle(_ message: ClientMessage) throws {
    catchUp(with: now())
    switch message {
    case .pointer(let phase, let id, let x, let y, let time):
      endPlayback()
      if phase == .down { noteTouch() }
      input.receive(
        phase.input, id: id, at: CGPoint(x: x, y: y), timestamp: time / 1000)
    case .wheel(let x, let y, let dx, let dy):
      endPlayback()
      window.turnWheel(at: CGPoint(x: x, y: y), by: CGPoint(x: dx, y: dy))
    case .resize(let width, let height, let safeArea):
      resize(to: CGSize(width: width, height: height), safeArea)
    case .settings(let settings): set(settings)
    case .feed(let settings): set(settings)
    case .clock(let rate): run(at: rate)
    case .step(let seconds): step(seconds)
    case .scene(let id):
      guard let scene = Scene.named(id) else {
        throw ProtocolFault("no such scene: \(id.excerpt())")
      }
      show(scene)
    case .begin(let name): try begin(name)
    case .trace: traceRequests += 1
    case .replay(let text, let isLast): try receive(text, isLast: isLast)
    }
    changed()
  }

  private func resize(to size: CGSize, _ safeArea: ClientMessage.SafeArea?) {
    guard let safeArea else { return host.run { window.frame.size = size } }
    let insets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    guard window.frame.size != size || window.deviceSafeAreaInsets != insets else { return }
    window.turn(to: size, safeAreaInsets: insets)
  }

  private func set(_ settings: PhoneSettings) {
    let old = self.settings
    self.settings = settings
    settings.apply(to: host)
    viewer.isDark = settings.dark
    if settings.language != old.language { settings.applyLanguage(to: host) }
  }

  private func run(at rate: Double) {
    self.rate = rate
    // Slow motion shows more of a motion between two frames.
    host.frameInterval = (rate > 0 ? max(rate, 0.05) : 1) / 60
  }

  private func begin(_ name: String) throws {
    guard let tug = window.firstScrollView?.tug else { return }
    let controls = [
      "header": tug.header, "footer": tug.footer, "leading": tug.leading, "trailing": tug.trailing,
    ]
    guard let control = controls[name] else {
      throw ProtocolFault("no such control: \(name.excerpt())")
    }
    host.run { control?.beginRefreshing() }
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

// MARK: - Traces that the page sends

extension PlaygroundSession {
  /// Takes a piece of a trace. After the last piece, the trace is parsed and then shown or refused.
  func receive(_ piece: String, isLast: Bool) throws {
    guard parsing == nil else { return refuse("another trace is being read") }
    upload += piece
    guard upload.utf8.count <= TraceViewer.longestTrace else {
      throw ProtocolFault("the trace is too long")
    }
    guard isLast else { return }
    let text = upload
    upload = ""
    parsing = Task { [weak self] in
      let result: Result<TraceScript, any Error>
      do { result = .success(try await TraceViewer.parse(text)) } catch { result = .failure(error) }
      guard let self, !Task.isCancelled else { return }
      parsing = nil
      switch result {
      case .success(let script): work.measure { show(TracePlayback(script)) }
      case .failure(let error): refuse("\(error)")
      }
    }
  }

  private func refuse(_ reason: String) {
    outbox.append(ReplayMessage(state: .refused, reason: reason.excerpt(200)))
    changed()
  }

  private func show(_ playback: TracePlayback) {
    input.cancelAll()
    viewer.show(playback)
    outbox.append(ReplayMessage(state: .playing))
    pictureChanged()
  }

  /// Returns to the scene, if a trace is shown.
  func endPlayback() {
    guard viewer.isShowing else { return }
    viewer.stop()
    outbox.append(ReplayMessage(state: .over))
    pictureChanged()
  }

  /// Forgets traces that haven't been shown yet.
  func cancelUploads() {
    parsing?.cancel()
    parsing = nil
    upload = ""
  }
}

/// Simulates a slow and unreliable network between the scenes and the feed.
@MainActor
final class NetworkConditioner {
  private let url: URL
  var settings = FeedSettings()

  init(url: URL) { self.url = url }

  var address: URL { settings.address(url) }

  func breakNowAndThen() throws {
    guard Double.random(in: 0..<1) >= settings.failure else { throw SimulatedFailure() }
  }
}
