/// The app's own inset at one side of a scroll view, found in what the app assigns to `contentInset`.
///
/// `contentInset` is one number with two owners. While a control holds a part of it, the app may assign
/// a whole value, which is to apply without that part, a difference (`+=`), or an inset that it has read
/// earlier. `reading(of:)` is the rule that tells them apart.
struct OwnInset {
  private(set) var value: CGFloat
  /// The inset when it was last read or written.
  private(set) var total: CGFloat
  /// The part of `total` that isn't the app's: what the controls hold, unless the app has removed it.
  private(set) var placed: CGFloat = 0
  private var isRounded = false
  private var known: [Known] = []
  private var changes: [Change] = []

  /// An own inset, with the most that Tug has added to it.
  private struct Known {
    let own: CGFloat
    var held: CGFloat

    func explains(_ total: CGFloat) -> Bool {
      abs(total - own) < OwnInset.exactness
        || held > 0 && abs(total - own - held) < OwnInset.exactness
    }
  }

  /// An assignment, with the change of the app's own inset that it was taken for.
  private struct Change {
    let total: CGFloat
    let own: CGFloat
  }

  /// The number of insets, and of assignments, that are remembered: enough for an app that restores what
  /// it has read some runs ago, and so few that a new value seldom equals one by chance.
  private static let memory = 8

  /// Points. A scroll view that makes another inset of the one it is given has rounded it, if it differs
  /// by less.
  static let coarsestRounding: CGFloat = 0.5

  /// Points. Sums of fractions end this near to where they began.
  private static let exactness: CGFloat = 1e-6

  init(_ value: CGFloat) {
    (self.value, total) = (value, value)
    note()
  }

  /// Whether the inset is the app's own and what the controls hold, except for rounding.
  func contains(_ held: CGFloat) -> Bool {
    total == value + held
      || isRounded && abs(total - value - held) < Self.coarsestRounding
  }

  // MARK: The rule

  /// The own inset that the app means by an inset that it assigns.
  private func reading(of new: CGFloat) -> CGFloat {
    if let known = known.last(where: { $0.explains(new) }) { return known.own }
    let change = new - total
    if let undone = changes.last(where: { abs($0.total + change) < OwnInset.exactness }) {
      let former = value - undone.own
      // Where nothing is placed, the value is whole, and exact.
      return abs(former - new) < Self.exactness ? new : former
    }
    let difference = value + change
    let isDifference = difference >= min(value, 0) && abs(change) < placed / 2
    return isDifference ? difference : new
  }

  // MARK: Changes

  /// Adopts an inset that the app has assigned.
  ///
  /// - Parameter isWhole: whether the app assigns nothing but whole values. `false` applies the rule.
  mutating func assign(_ new: CGFloat, isWhole: Bool) {
    let own = isWhole ? new : reading(of: new)
    let change = Change(total: new - total, own: own - value)
    if let undone = changes.lastIndex(where: { abs($0.total + change.total) < OwnInset.exactness }) {
      changes.remove(at: undone)
    } else {
      Self.add(change, to: &changes)
    }
    // A difference leaves what is placed as it is, to the bit.
    if change.own != change.total { (placed, isRounded) = (new - own, false) }
    (value, total) = (own, new)
    note()
  }

  /// Sets the app's own inset. `write(_:)` follows.
  mutating func set(_ own: CGFloat) {
    value = own
    note()
  }

  /// Adds what the controls hold.
  ///
  /// - Returns: the inset to write.
  mutating func write(_ held: CGFloat) -> CGFloat {
    let isNew = value + held != total
    (total, placed, isRounded) = (value + held, held, false)
    if isNew { noteTotal() }
    return total
  }

  /// Takes note of an inset that the scroll view has made of the one that was written.
  mutating func round(to new: CGFloat) {
    placed += new - total
    (total, isRounded) = (new, true)
    noteTotal()
  }

  // MARK: Memory

  /// Remembers the app's own inset, as the latest.
  private mutating func note() {
    if known.last?.own != value {
      let index = known.lastIndex { $0.own == value }
      Self.add(index.map { known.remove(at: $0) } ?? Known(own: value, held: 0), to: &known)
    }
  }

  /// Remembers an inset that Tug has written. One that an app has made by a difference isn't remembered: if
  /// it was a whole value after all, the app assigns it again.
  private mutating func noteTotal() {
    note()
    known[known.count - 1].held = max(known[known.count - 1].held, placed)
  }

  private static func add<Entry>(_ entry: Entry, to entries: inout [Entry]) {
    if entries.count == memory { entries.removeFirst() }
    entries.append(entry)
  }
}
