import HeadlessUIKit
import TraceFormat
import Tug

/// Computes what the app's own inset may be from what the trace assigns, independently of Tug's
/// bookkeeping, and compares the two exactly. Insets that aren't valid lengths are ignored.
///
/// A trace doesn't tell whether an app means a value, a difference, or an inset that it has read. So
/// each of the three is right where something is held; `InsetLawTests` has apps that mean one of them.
///
/// An app that assigns a whole inset in each layout does so between the events, too. If Tug knows that it
/// assigns nothing else, each side has the value that was assigned last. Otherwise there are bounds only: the
/// insets that anyone has assigned, and a large control.
@MainActor
struct AppInsetCheck {
  static let invariant = "the app's own inset is what the app has made it, to the bit"
  /// The app's own inset after the last event.
  private var own: UIEdgeInsets
  /// The insets that it may have after this one, and the ones that it has had.
  private var candidates: [Side: Set<CGFloat>] = [:]
  private var former: [Side: Set<CGFloat>] = [:]
  /// What it is if the app means a difference: a sum, which may be rounded.
  private var sums: [Side: CGFloat] = [:]
  /// The previous content inset, on each side where it was valid.
  private var seen: UIEdgeInsets

  /// The inset that the app assigns in each layout.
  private let insisted: UIEdgeInsets?
  private let knowsWholeInsets: Bool
  /// The least and the most that anyone has assigned, with an app that insists.
  private var assigned: [Side: ClosedRange<CGFloat>] = [:]

  private typealias Side = WritableKeyPath<UIEdgeInsets, CGFloat>
  private static let sides: [Side] = [\.top, \.left, \.bottom, \.right]

  /// More than the length of a control that fills the gap below short content, in points.
  private static let longestHold: CGFloat = 1000

  init(_ player: TracePlayer) {
    let scrollView = player.scrollView
    insisted = player.faults.wholeInset
    knowsWholeInsets = player.faults.knowsWholeInsets
    own = scrollView.tug.contentInset
    seen = scrollView.contentInset
    for side in Self.sides {
      let value = own[keyPath: side]
      former[side] = [value]
      assigned[side] = min(value, 0, insisted?[keyPath: side] ?? 0)...max(value, 0)
      note(insisted?[keyPath: side], at: side)
    }
  }

  private mutating func note(_ value: CGFloat?, at side: Side) {
    guard let value, value.isValidLayout, let range = assigned[side] else { return }
    assigned[side] = min(range.lowerBound, value)...max(range.upperBound, value)
  }

  /// Call it before the event is played.
  mutating func willPlay(_ event: TraceEvent, on scrollView: UIScrollView) {
    own = scrollView.tug.contentInset
    seen = scrollView.contentInset.valid(or: seen)
    for side in Self.sides {
      let value = own[keyPath: side]
      candidates[side] = [value]
      former[side]?.insert(value)
      sums[side] = nil
      if let insisted { candidates[side]?.insert(insisted[keyPath: side]) }
    }
    switch event {
    case .inset(.inset, let insets):
      var new = seen
      new.replace(insets)
      for side in Self.sides where new[keyPath: side] != seen[keyPath: side] {
        let (value, before) = (new[keyPath: side], seen[keyPath: side])
        note(value, at: side)
        guard value.isValidLayout else { continue }
        if knowsWholeInsets {
          candidates[side]?.insert(value)
          continue
        }
        sums[side] = own[keyPath: side] + (value - before)
        candidates[side] = former[side, default: []].union([value])
      }
    case .inset(.ownInset, let insets), .inset(.room, let insets):
      var new = own
      if case .inset(.room, _) = event { new.add(insets) } else { new.replace(insets) }
      new = new.valid(or: own)
      for side in Self.sides {
        candidates[side] = [new[keyPath: side], insisted?[keyPath: side] ?? new[keyPath: side]]
        note(new[keyPath: side], at: side)
      }
    default: break
    }
  }

  func holds(on scrollView: UIScrollView) -> Bool {
    let now = scrollView.tug.contentInset
    guard insisted == nil || knowsWholeInsets else {
      return Self.sides.allSatisfy { side in
        guard let range = assigned[side] else { return true }
        let most = range.upperBound + Self.longestHold
        return (range.lowerBound...most).contains(now[keyPath: side])
      }
    }
    return Self.sides.allSatisfy { side in
      let value = now[keyPath: side]
      return candidates[side]?.contains(value) ?? true
        || sums[side].map { abs($0 - value) < 1e-9 } ?? false
    }
  }
}
