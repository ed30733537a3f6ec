import DemoScenes
import Foundation
@_spi(Tools) import Tug
@_spi(Tools) import TugTrace

/// The values in the inspector beside the phone.
struct Panel: Equatable {
  struct Control: Equatable, Encodable {
    let name: String
    let state: String
    /// Whether the control has no progress, because it starts when its edge comes into view.
    let isAutomatic: Bool
    /// Whether the user can start it: it is shown and enabled, and there may be more data.
    let canStart: Bool
    let progress: WireNumber
    let held: WireNumber
    /// The side of the scroll view: `top`, `left`, `bottom`, or `right`.
    let side: String
    let length: WireNumber
    /// The points beyond the content at which the control arms, or loads; see the protocol.
    let threshold: WireNumber
  }

  var contentOffset: [WireNumber] = []
  /// The offset on the display while an animation is under way; empty at any other time.
  var shownOffset: [WireNumber] = []
  var contentInset: [WireNumber] = []
  var adjustedContentInset: [WireNumber] = []
  var contentSize: [WireNumber] = []
  /// The scroll view's frame on the screen.
  var viewport: [WireNumber] = []
  var flags: [String] = []
  var controls: [Control] = []

  init() {}

  @MainActor
  init(_ scrollView: UIScrollView, in window: UIWindow) {
    func numbers(_ values: CGFloat...) -> [WireNumber] { values.map { WireNumber(Double($0)) } }
    func numbers(_ insets: UIEdgeInsets) -> [WireNumber] {
      numbers(insets.top, insets.left, insets.bottom, insets.right)
    }
    contentOffset = numbers(scrollView.contentOffset.x, scrollView.contentOffset.y)
    if let shown = scrollView.layer.presentation()?.bounds.origin, shown != scrollView.contentOffset {
      shownOffset = numbers(shown.x, shown.y)
    }
    contentSize = numbers(scrollView.contentSize.width, scrollView.contentSize.height)
    contentInset = numbers(scrollView.contentInset)
    adjustedContentInset = numbers(scrollView.adjustedContentInset)
    let frame = scrollView.convert(scrollView.bounds, to: window)
    viewport = numbers(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    if scrollView.isTracking { flags.append("tracking") }
    if scrollView.isDragging { flags.append("dragging") }
    if scrollView.isDecelerating { flags.append("decelerating") }
    let tug = scrollView.tug
    controls = [
      ("header", tug.header), ("footer", tug.footer), ("leading", tug.leading),
      ("trailing", tug.trailing),
    ].compactMap {
      name, refresher in
      refresher.map {
        Control(
          name: name, state: "\($0.state)", isAutomatic: $0.trigger.auto != nil,
          canStart: !$0.view.isHidden && $0.isEnabled && $0.state != .noMoreData,
          progress: WireNumber(Double($0.progress)),
          held: WireNumber(Double($0.heldInset)), side: $0.sideName ?? "",
          length: WireNumber(Double($0.extent)),
          threshold: WireNumber(Double($0.threshold)))
      }
    }
  }
}

/// A callback of the scroll view, or a change of state of a control.
struct CallbackEntry: Equatable, Encodable {
  let n: Int
  /// Seconds of the session's clock.
  let time: WireNumber
  let text: String
}

/// The parts of the panel that changed.
struct PanelChange: Encodable {
  private(set) var contentOffset: [WireNumber]?
  private(set) var shownOffset: [WireNumber]?
  private(set) var contentInset: [WireNumber]?
  private(set) var adjustedContentInset: [WireNumber]?
  private(set) var contentSize: [WireNumber]?
  private(set) var viewport: [WireNumber]?
  private(set) var flags: [String]?
  private(set) var controls: [Panel.Control]?
  private(set) var callbacks: [CallbackEntry]?
  private(set) var feedback: [FeedbackEntry]?

  /// No change.
  init() {}

  init(
    from old: Panel?, to new: Panel, callbacks entries: [CallbackEntry],
    feedback given: [FeedbackEntry] = []
  ) {
    func changed<Value: Equatable>(_ part: KeyPath<Panel, Value>) -> Value? {
      old?[keyPath: part] == new[keyPath: part] ? nil : new[keyPath: part]
    }
    contentOffset = changed(\.contentOffset)
    shownOffset = (old ?? Panel()).shownOffset == new.shownOffset ? nil : new.shownOffset
    contentInset = changed(\.contentInset)
    adjustedContentInset = changed(\.adjustedContentInset)
    contentSize = changed(\.contentSize)
    viewport = changed(\.viewport)
    flags = changed(\.flags)
    controls = changed(\.controls)
    callbacks = entries.isEmpty ? nil : entries
    feedback = given.isEmpty ? nil : given
  }

  var isEmpty: Bool {
    contentOffset == nil && shownOffset == nil && contentInset == nil && adjustedContentInset == nil
      && contentSize == nil && viewport == nil && flags == nil && controls == nil
      && callbacks == nil && feedback == nil
  }
}
