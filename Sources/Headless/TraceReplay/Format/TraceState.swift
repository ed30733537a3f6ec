import Foundation
import TugTrace

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

extension TraceState {
  private static let lengths: [any WritableKeyPath<TraceState, Double> & Sendable] = [
    \.pullingPercent, \.frameY, \.frameH, \.alpha,
  ]
  private static let optionalLengths: [any WritableKeyPath<TraceState, Double?> & Sendable] = [
    \.offset, \.insetTop, \.insetBottom, \.insetLeft, \.insetRight, \.frameX, \.frameW,
  ]

  /// Whether both are equal, but for rounding in the sums of insets and lengths.
  func agrees(with other: TraceState) -> Bool {
    var other = other
    for length in Self.lengths where self[keyPath: length].agrees(with: other[keyPath: length]) {
      other[keyPath: length] = self[keyPath: length]
    }
    for length in Self.optionalLengths {
      guard let mine = self[keyPath: length], let theirs = other[keyPath: length],
        mine.agrees(with: theirs)
      else { continue }
      other[keyPath: length] = mine
    }
    if let mine = adjusted, let theirs = other.adjusted, mine.agrees(with: theirs) {
      other.adjusted = mine
    }
    if let mine = also, let theirs = other.also, mine.count == theirs.count,
      zip(mine, theirs).allSatisfy({ $0.agrees(with: $1) })
    {
      other.also = mine
    }
    return self == other
  }
}

extension TraceInsets {
  func agrees(with other: TraceInsets) -> Bool {
    top.agrees(with: other.top) && left.agrees(with: other.left)
      && bottom.agrees(with: other.bottom) && right.agrees(with: other.right)
  }
}

extension Double {
  /// Points. Far less than a pixel, and more than what sums of lengths lose.
  private static let rounding = 1e-6

  /// Whether two lengths are equal, but for rounding.
  func agrees(with other: Double) -> Bool {
    self == other || (self - other).magnitude <= max(Self.rounding, 1e-12 * magnitude)
  }
}
