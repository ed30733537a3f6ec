import Foundation
import HeadlessDriver
import SeededRandom

@testable import Tug

/// One sequence of an app and its controls.
///
/// Whole values are multiples of 8, controls are 2 points longer than one, and differences are quarters of
/// a point: no sum of these equals another one by chance. The app leaves out what nobody could tell:
///
/// - a whole value nearer to the inset that is there than half of what is held, which may be a difference,
/// - an inset that it has read after a difference of its own while a control was open, which may be a whole
///   value, or that seven others have followed,
/// - any assignment while a control is partly open.
@MainActor
final class RandomInsetApp {
  enum Kind: UInt64, CaseIterable, Sendable {
    case differences, wholeValues, restorer, tugValues, mixed
  }

  private let kind: Kind
  private let leavesOut: Bool
  private var random: SplitMix64
  private let list: any InsetList
  private var sides: InsetSides<Side>
  private var reads: [Read] = []
  private(set) var log: [String] = []

  /// What the app knows of a side.
  private struct Side {
    /// The app's own inset, as the app means it.
    var own: CGFloat
    /// The differences that the app has added and not taken away again.
    var added: [CGFloat] = []
    /// The number of its own insets so far.
    var count = 0
    /// The held inset beside which the app has added a difference.
    var heldAtDifference: CGFloat = 0
  }

  private struct Read {
    let inset: UIEdgeInsets
    let sides: InsetSides<Side>
    let isTugs: InsetSides<Bool>
  }

  private static let amounts: [CGFloat] = [0.25, 0.5]

  /// - Parameters:
  ///   - leavesOut: whether the app leaves out what nobody could tell.
  ///   - isOnScreen: whether it has controls and a display, and not only the ledger, which is faster.
  init(_ kind: Kind, seed: UInt64, isOnScreen: Bool, leavesOut: Bool = true) {
    (self.kind, self.leavesOut) = (kind, leavesOut)
    var random = SplitMix64(seed: seed &* 31 &+ kind.rawValue)
    var insets = UIEdgeInsets.zero
    for side in InsetSide.allCases { insets[side] = random.pick([0, 24, 64]) }
    sides = InsetSides { Side(own: insets[$0]) }
    list =
      isOnScreen ? ScreenInsetList(insets, &random) : LedgerInsetList(insets, &random)
    self.random = random
  }

  /// - Returns: what is wrong, if anything.
  func play() -> String? {
    for _ in 0..<random.pick(5...30) {
      step()
      list.advance(by: 1.0 / 60)
      if let flaw { return flaw }
    }
    list.endAll()
    if let flaw { return flaw }
    return list.isAtRest ? nil : "a control holds something at rest"
  }

  private var flaw: String? {
    for side in InsetSide.allCases {
      let (own, now, held) = (list.own[side], list.inset[side], list.held(at: side))
      if leavesOut, own != sides[side].own {
        return "\(sides[side].own) at the \(side) was taken for \(own)"
      }
      if abs(now - own - held) > 1e-6 {
        return "\(now) at the \(side) is not \(own) and \(held)"
      }
    }
    return nil
  }

  // MARK: Steps

  private func step() {
    switch random.pick(0...9) {
    case 0, 1:
      list.begin(random.pick(0...3))
      note("begin")
    case 2:
      list.end(random.pick(0...3))
      note("end")
    case 3, 4:
      list.advance(by: random.pick([0.05, 0.3, 0.6]))
      note("wait")
    default:
      if !leavesOut || !list.isPartlyOpen { change() }
    }
  }

  private func change() {
    let side = random.pick(InsetSide.allCases)
    switch kind {
    case .differences: addDifference(side)
    case .wholeValues: random.chance(30) ? assignAll() : assign(side)
    case .restorer: random.chance(50) ? read() : restore()
    case .tugValues: assignTug(side)
    case .mixed:
      switch random.pick(0...5) {
      case 0: addDifference(side)
      case 1: assign(side)
      case 2: assignAll()
      case 3: assignTug(side)
      case 4: read()
      default: restore()
      }
    }
  }

  private func addDifference(_ side: InsetSide) {
    var state = sides[side]
    let free = Self.amounts.filter { !state.added.contains($0) }
    var amount = random.pick(Self.amounts)
    if !state.added.isEmpty, free.isEmpty || random.chance(50) {
      amount = -random.pick(state.added)
      state.added.removeAll { $0 == -amount }
    } else if let new = free.isEmpty ? nil : random.pick(free) {
      amount = new
      state.added.append(amount)
    }
    state.own += amount
    state.count += 1
    state.heldAtDifference = list.held(at: side)
    sides[side] = state
    list.inset[side] += amount
    note("\(side) += \(amount)")
  }

  /// A whole value; `nil` if nobody could tell that it is one.
  private func wholeValue(_ side: InsetSide) -> CGFloat? {
    let value = CGFloat(8 * random.pick(0...50))
    let isNear = abs(value - list.inset[side]) < list.held(at: side) / 2
    return leavesOut && isNear && value != sides[side].own ? nil : value
  }

  private func setOwn(_ own: CGFloat, _ side: InsetSide) {
    sides[side] = Side(own: own, count: sides[side].count + 1)
  }

  private func assign(_ side: InsetSide) {
    guard let value = wholeValue(side) else { return }
    setOwn(value, side)
    list.inset[side] = value
    note("\(side) = \(value)")
  }

  private func assignAll() {
    var inset = list.inset
    for side in InsetSide.allCases {
      guard let value = wholeValue(side) else { continue }
      setOwn(value, side)
      inset[side] = value
    }
    list.inset = inset
    note("= \(inset)")
  }

  private func assignTug(_ side: InsetSide) {
    if kind == .tugValues, random.chance(50) {
      // Whatever it was taken for doesn't matter then.
      for side in InsetSide.allCases {
        list.inset[side] = CGFloat(random.pick(0...300))
      }
      for side in InsetSide.allCases { setOwn(CGFloat(8 * random.pick(0...50)), side) }
      var inset = UIEdgeInsets.zero
      for side in InsetSide.allCases { inset[side] = sides[side].own }
      list.own = inset
      note("any, then tug = \(inset)")
    } else {
      setOwn(CGFloat(8 * random.pick(0...50)), side)
      list.own[side] = sides[side].own
      note("tug.\(side) = \(sides[side].own)")
    }
  }

  private func read() {
    let isTugs = InsetSides { list.held(at: $0) == 0 || sides[$0].heldAtDifference == 0 }
    reads.append(Read(inset: list.inset, sides: sides, isTugs: isTugs))
    note("read")
  }

  private func restore() {
    guard !reads.isEmpty else { return }
    let read = random.pick(reads)
    var inset = list.inset
    for side in InsetSide.allCases {
      let isKnown = read.isTugs[side] && sides[side].count - read.sides[side].count < 7
      guard isKnown || !leavesOut else { continue }
      inset[side] = read.inset[side]
      var state = read.sides[side]
      state.count = sides[side].count + (state.own == sides[side].own ? 0 : 1)
      state.heldAtDifference = 0
      sides[side] = state
    }
    list.inset = inset
    note("restore \(inset)")
  }

  private func note(_ line: String) { log.append("\(line): \(list.inset)") }
}
