import HeadlessUIKit
import Tug

/// What the app's own inset must be, by what the trace's app has assigned: kept apart from Tug's own
/// bookkeeping, and compared to the bit. An inset that is no number of points counts for nothing.
@MainActor
struct AppInset {
  static let promise = "the app's own inset is what the app has made it, to the bit"
  private var own: UIEdgeInsets
  /// The inset as it was last, side by side, where it was a number of points.
  private var sound: UIEdgeInsets

  init(_ scrollView: UIScrollView) {
    own = scrollView.tug.contentInset
    sound = scrollView.contentInset
  }

  mutating func expect(_ event: TraceEvent, on scrollView: UIScrollView) {
    sound = scrollView.contentInset.points(or: sound)
    switch event {
    case .inset(let top, let left, let bottom, let right):
      own.top = Self.own(own.top, seen: sound.top, assigned: top)
      own.left = Self.own(own.left, seen: sound.left, assigned: left)
      own.bottom = Self.own(own.bottom, seen: sound.bottom, assigned: bottom)
      own.right = Self.own(own.right, seen: sound.right, assigned: right)
    case .ownInset(let top, let left, let bottom, let right):
      var new = own
      new.replace(top: top, left: left, bottom: bottom, right: right)
      own = new.points(or: own)
    default: break
    }
  }

  func agrees(with scrollView: UIScrollView) -> Bool { scrollView.tug.contentInset == own }

  /// Where nothing is held, what is assigned; 0, or what the app had, is a value also where something
  /// is; all else is a change of what there is.
  private static func own(_ own: CGFloat, seen: CGFloat, assigned: Double?) -> CGFloat {
    guard let assigned else { return own }
    let value = CGFloat(assigned)
    guard value != seen, value.isPoints else { return own }
    return seen == own || value == 0 || value == own ? value : own + (value - seen)
  }
}
