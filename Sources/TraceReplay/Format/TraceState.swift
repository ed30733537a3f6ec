import Foundation
import TraceFormat

/// What a replay shows after an event: the state of a control and of its scroll view.
struct TraceState: Equatable, Sendable {
  var state = ""
  var pullingPercent = 0.0
  /// Along the control's axis.
  var offset = 0.0
  var inset = TraceInsets()
  var adjusted = TraceInsets()
  var frame = CGRect.zero
  var isHidden = false
  var alpha = 1.0
  var content = CGSize.zero
  var fired = 0
  var begun = 0
  var endBegan = 0
  var ended = 0
  var scrolling: String?
  var isInteractive = true
  /// Of a control with a label, an arrow and a spinner.
  var look: Look?
  var isHorizontal = false
  /// The other controls of the scroll view.
  var others: [TraceState] = []

  struct Look: Equatable, Sendable {
    var text = ""
    var arrow: Arrow?
    var isLoading = false
    var loadingAlpha = 1.0

    struct Arrow: Equatable, Sendable {
      var isHidden = false
      var isTurned = false
    }
  }
}

extension TraceState: Encodable {
  /// One line of JSON, in the order that MJRefresh's traces have.
  var line: String { LineEncoder.line(self) }

  private enum Field: String, CodingKey {
    case state, pullingPercent, offset, insetTop, insetBottom, insetLeft, insetRight
    case frameX, frameY, frameW, frameH, fired, begun, endBegan, ended, hidden, alpha
    case adjusted, content, scrolling, scrollInteraction, also
    case text, arrowHidden, arrowTurned, loading, loadingAlpha
  }

  private typealias Fields = KeyedEncodingContainer<Field>

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(state, forKey: .state)
    try fields.encode(pullingPercent, forKey: .pullingPercent)
    try fields.encode(offset, forKey: .offset)
    try encodeInset(in: &fields)
    try encodeControl(in: &fields)
    if adjusted != inset { try fields.encode(adjusted, forKey: .adjusted) }
    try fields.encode([Double(content.width), Double(content.height)], forKey: .content)
    try fields.encodeIfPresent(scrolling, forKey: .scrolling)
    if !isInteractive { try fields.encode(false, forKey: .scrollInteraction) }
    if let look { try Self.encode(look, in: &fields) }
    if !others.isEmpty { try fields.encode(others.map(Other.init), forKey: .also) }
  }

  /// Another control, without what the scroll view shows.
  private struct Other: Encodable {
    let state: TraceState

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Field.self)
      try fields.encode(state.state, forKey: .state)
      try fields.encode(state.pullingPercent, forKey: .pullingPercent)
      try state.encodeControl(in: &fields)
      if let look = state.look { try TraceState.encode(look, in: &fields) }
    }
  }

  private func encodeControl(in fields: inout Fields) throws {
    try fields.encode(Double(frame.minY), forKey: .frameY)
    try fields.encode(fired, forKey: .fired)
    try fields.encode(isHidden, forKey: .hidden)
    try fields.encode(alpha, forKey: .alpha)
    try fields.encode(begun, forKey: .begun)
    try fields.encode(endBegan, forKey: .endBegan)
    try fields.encode(ended, forKey: .ended)
    try fields.encode(Double(frame.height), forKey: .frameH)
    guard isHorizontal else { return }
    try fields.encode(Double(frame.minX), forKey: .frameX)
    try fields.encode(Double(frame.width), forKey: .frameW)
  }

  private func encodeInset(in fields: inout Fields) throws {
    try fields.encode(inset.top, forKey: .insetTop)
    try fields.encode(inset.bottom, forKey: .insetBottom)
    guard isHorizontal || others.contains(where: \.isHorizontal) else { return }
    try fields.encode(inset.left, forKey: .insetLeft)
    try fields.encode(inset.right, forKey: .insetRight)
  }

  private static func encode(_ look: Look, in fields: inout Fields) throws {
    try fields.encode(look.text, forKey: .text)
    if let arrow = look.arrow {
      try fields.encode(arrow.isHidden, forKey: .arrowHidden)
      try fields.encode(arrow.isTurned, forKey: .arrowTurned)
    }
    try fields.encode(look.isLoading, forKey: .loading)
    try fields.encode(look.loadingAlpha, forKey: .loadingAlpha)
  }
}
