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
