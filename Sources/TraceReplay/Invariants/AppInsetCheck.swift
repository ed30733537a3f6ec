import HeadlessUIKit
import TraceFormat
import Tug

/// Computes what the app's own inset may be from what the trace assigns, independently of Tug's
/// bookkeeping, and compares the two exactly. Insets that aren't valid lengths are ignored.
///
/// A trace doesn't tell whether an app means a value, a difference, or an inset that it has read. So
/// each of the three is right where something is held; `InsetLawTests` has apps that mean one of them.
@MainActor
struct AppInsetCheck {
  static let invariant = "the app's own inset is what the app has made it, to the bit"
  /// The app's own inset after the last event.
  private var own: UIEdgeInsets
  /// The insets that it may have after this one, and the ones that it has had.
  private var candidates: [Side: Set<CGFloat>] = [:]
  private var former: [Side: Set<CGFloat>] = [:]
  /// The previous content inset, on each side where it was valid.
  private var seen: UIEdgeInsets

  private typealias Side = WritableKeyPath<UIEdgeInsets, CGFloat>
  private static let sides: [Side] = [\.top, \.left, \.bottom, \.right]

  init(_ scrollView: UIScrollView) {
    own = scrollView.tug.contentInset
    seen = scrollView.contentInset
    for side in Self.sides { former[side] = [own[keyPath: side]] }
  }

  /// Call it before the event is played.
  mutating func willPlay(_ event: TraceEvent, on scrollView: UIScrollView) {
    own = scrollView.tug.contentInset
    seen = scrollView.contentInset.valid(or: seen)
    for side in Self.sides {
      let value = own[keyPath: side]
      candidates[side] = [value]
      former[side]?.insert(value)
    }
    switch event {
    case .inset(.inset, let insets):
      var assigned = seen
      assigned.replace(insets)
      for side in Self.sides where assigned[keyPath: side] != seen[keyPath: side] {
        let (value, before) = (assigned[keyPath: side], seen[keyPath: side])
        guard value.isValidLayout else { continue }
        let difference = own[keyPath: side] + (value - before)
        candidates[side] = former[side, default: []].union([value, difference])
      }
    case .inset(.ownInset, let insets):
      var new = own
      new.replace(insets)
      new = new.valid(or: own)
      for side in Self.sides { candidates[side] = [new[keyPath: side]] }
    default: break
    }
  }

  func holds(on scrollView: UIScrollView) -> Bool {
    let now = scrollView.tug.contentInset
    return Self.sides.allSatisfy { candidates[$0]?.contains(now[keyPath: $0]) ?? true }
  }
}
