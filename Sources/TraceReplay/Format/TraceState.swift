import Foundation
import TraceFormat

/// The output of a replay after an event: the state of a control, and of its scroll view if the
/// control is the first one. `nil` fields aren't printed.
struct TraceState: Encodable, Equatable, Sendable {
  var state = ""
  var pullingPercent = 0.0
  /// Along the control's axis.
  var offset: Double?
  var insetTop: Double?
  var insetBottom: Double?
  var insetLeft: Double?
  var insetRight: Double?
  var frameY = 0.0
  var fired = 0
  var hidden = false
  var alpha = 1.0
  var begun = 0
  var endBegan = 0
  var ended = 0
  var frameH = 0.0
  var frameX: Double?
  var frameW: Double?
  /// The adjusted content inset, if it differs from the content inset.
  var adjusted: TraceInsets?
  var content: CGSize?
  var scrolling: String?
  var scrollInteraction: Bool?
  // For a control with a label, an arrow, and a spinner.
  var text: String?
  var arrowHidden: Bool?
  var arrowTurned: Bool?
  var loading: Bool?
  var loadingAlpha: Double?
  /// The other controls of the scroll view.
  var also: [TraceState]?

  /// One line of JSON, in the order that MJRefresh's traces have.
  var line: String { LineEncoder.line(self) }
}
