import Foundation
import HeadlessDriver
import Tug

/// What the page knows of the phone, and what is new.
@MainActor
struct FrameBuilder {
  private let identifiers = SnapshotIdentifiers()
  private var stream = TreeDiffer()
  private var panel: Panel?
  private var number = 0
  private var isFull = true

  /// The page forgets everything: the next frame is whole.
  mutating func forget() {
    stream.reset()
    panel = nil
    isFull = true
  }

  /// `nil` when nothing changed.
  mutating func frame(
    of window: UIWindow, _ scrollView: UIScrollView?, at time: TimeInterval, log: CallbackLog,
    work: ProcessorTimeMeter
  ) -> FrameMessage? {
    let change = stream.change(to: ViewSnapshot(of: window, identifiers: identifiers))
    let newPanel = scrollView.map { Panel($0, in: window) } ?? Panel()
    if let panel { log.note(from: panel.controls, to: newPanel.controls, at: time) }
    let panelChange = PanelChange(from: panel, to: newPanel, callbacks: log.take())
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
