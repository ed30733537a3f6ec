import DemoScenes
import Foundation
import HeadlessDriver
import Tug

/// Builds the frames of a session from what changed since the last one.
@MainActor
struct FrameBuilder {
  private let identifiers = SnapshotIdentifiers()
  private var differ = TreeDiffer()
  private var panel: Panel?
  private var number = 0
  private var isFull = true

  /// Makes the next frame a full one.
  mutating func reset() {
    differ.reset()
    panel = nil
    isFull = true
  }

  /// Returns `nil` if nothing changed.
  mutating func frame(
    of window: UIWindow, _ scrollView: UIScrollView?, at time: TimeInterval, log: CallbackLog,
    work: ProcessorTimeMeter
  ) -> FrameMessage? {
    let change = differ.change(to: ViewSnapshot(of: window, identifiers: identifiers))
    let newPanel = scrollView.map { Panel($0, in: window) } ?? Panel()
    if let panel { log.note(from: panel.controls, to: newPanel.controls, at: time) }
    let feedback = window.host.takeFeedback()
    log.note(feedback, at: time)
    let panelChange = PanelChange(
      from: panel, to: newPanel, callbacks: log.take(), feedback: feedback)
    panel = newPanel
    guard isFull || !change.isEmpty || !panelChange.isEmpty else { return nil }
    number += 1
    defer { isFull = false }
    return FrameMessage(
      n: number, time: (time * 1000).rounded() / 1000, full: isFull,
      root: identifiers.id(of: window), set: change.set, remove: isFull ? [] : change.remove,
      panel: panelChange, work: work.take())
  }
}

/// The server's work for a frame: advancing the clock, taking the snapshot, finding the changes, and
/// encoding them as JSON. Sending isn't included.
public struct FrameCost: Sendable {
  /// The time of each frame in seconds.
  public private(set) var times: [Double] = []
  /// The size of each frame in bytes of JSON.
  public private(set) var sizes: [Int] = []

  /// Flings the list of a scene up and down until there are `count` frames.
  ///
  /// Each frame advances the app's clock by 1/60 second, independently of the real time.
  ///
  /// - Parameter scene: A scene without a feed, with more than a screen of content.
  @MainActor
  public init(ofFlinging scene: Scene, frames count: Int) throws {
    let session = PlaygroundSession(
      SessionConfiguration(feedURL: URL(filePath: "/"), scene: scene))
    defer { session.close() }
    let clock = ContinuousClock()
    var instant = clock.now
    var isUp = false
    for turn in 0... {
      guard times.count < count else { return }
      if session.isAtRest || turn == 0 {
        try Self.fling(session, up: !isUp)
        isUp.toggle()
        instant = clock.now
        session.catchUp(with: instant)
      }
      instant = instant.advanced(by: .seconds(1) / 60)
      let began = clock.now
      session.catchUp(with: instant)
      guard turn < count * 10 else { throw NothingMoves() }
      guard let frame = session.nextFrame() else { continue }
      let text = try frame.jsonText()
      times.append((clock.now - began) / .seconds(1))
      sizes.append(text.utf8.count)
    }
  }

  struct NothingMoves: Error, CustomStringConvertible {
    let description = "the scene does not scroll"
  }

  /// Drags a finger and lifts it while it moves fast.
  @MainActor
  private static func fling(_ session: PlaygroundSession, up: Bool) throws {
    func pointer(_ phase: ClientMessage.PointerPhase, _ step: Int) throws {
      let way = Double(step) * 30
      try session.handle(
        .pointer(phase, id: 1, x: 180, y: up ? 500 - way : 200 + way, time: Double(step) * 8))
    }
    try pointer(.down, 0)
    for step in 1...8 { try pointer(.move, step) }
    try pointer(.up, 8)
  }

  /// The time that a share of the frames stays within, such as `percentile(0.99)`; 0 without frames.
  public func percentile(_ share: Double) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
