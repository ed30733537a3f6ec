import HeadlessUIKit
import TraceFormat
import Tug

/// Computes the app's own inset from what the trace assigns, independently of Tug's bookkeeping, and
/// compares the two exactly. Insets that aren't valid lengths are ignored.
@MainActor
struct AppInsetCheck {
  static let invariant = "the app's own inset is what the app has made it, to the bit"
  private var own: UIEdgeInsets
  /// The previous content inset, on each side where it was valid.
  private var seen: UIEdgeInsets

  init(_ scrollView: UIScrollView) {
    own = scrollView.tug.contentInset
    seen = scrollView.contentInset
  }

  /// Call it before the event is played.
  mutating func willPlay(_ event: TraceEvent, on scrollView: UIScrollView) {
    seen = scrollView.contentInset.valid(or: seen)
    switch event {
    case .inset(.inset, let insets):
      own.top = Self.own(own.top, seen: seen.top, assigned: insets.t)
      own.left = Self.own(own.left, seen: seen.left, assigned: insets.l)
      own.bottom = Self.own(own.bottom, seen: seen.bottom, assigned: insets.b)
      own.right = Self.own(own.right, seen: seen.right, assigned: insets.r)
    case .inset(.ownInset, let insets):
      var new = own
      new.replace(insets)
      own = new.valid(or: own)
    default: break
    }
  }

  func holds(on scrollView: UIScrollView) -> Bool { scrollView.tug.contentInset == own }

  /// If no inset is held, the assigned value. If an inset is held, 0 and the app's previous inset
  /// count as values, too; anything else is a change relative to the previous inset.
  private static func own(_ own: CGFloat, seen: CGFloat, assigned: Double?) -> CGFloat {
    guard let assigned else { return own }
    let value = CGFloat(assigned)
    guard value != seen, value.isValidLayout else { return own }
    return seen == own || value == 0 || value == own ? value : own + (value - seen)
  }
}
