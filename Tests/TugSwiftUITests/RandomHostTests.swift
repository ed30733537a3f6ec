import Foundation
import HeadlessDriver
import SeededRandom
import Testing

@testable import TugSwiftUI

/// Random acts of a host. `TUG_HOST_UPDATES=100000 swift test --filter RandomHostTests` plays more.
@MainActor
@Suite("Random acts of a host", .timeLimit(.minutes(60)))
struct RandomHostTests {
  @Test("leave no control attached twice or to the wrong list, and nothing after dismantling")
  func sequences() async {
    let count = ProcessInfo.processInfo.environment["TUG_HOST_UPDATES"].flatMap { Int($0) }
    var (acts, runs, replacements, flips) = (0, 0, 0, 0)
    var seed: UInt64 = 0
    while acts < count ?? 10_000 {
      seed += 1
      let sequence = HostSequence(seed: seed)
      if let failure = await sequence.failure() {
        Issue.record("seed \(seed): \(failure)\n\(sequence.history.joined(separator: "\n"))")
        return
      }
      acts += sequence.history.count
      runs += sequence.runs
      replacements += sequence.replacements
      flips += sequence.flips
    }
    if count != nil {
      print("\(acts) acts, \(runs) runs, \(replacements) replacements, \(flips) flips")
    }
    // The acts reach what they are meant to reach.
    #expect(runs > 0 && replacements > 0 && flips > 0)
  }
}

/// One host with three places for lists, and what it does with them.
@MainActor
private final class HostSequence {
  private let host = SwiftUIHost()
  private var random: SplitMix64
  private var slots: [Slot] = []
  private var everyModifier: [HostedModifier] = []
  private var everyList: [WeakList] = []
  /// Lists that the host keeps for later.
  private var pool: [HostScrollView] = []
  /// What was asked by proxies, and what they have heard.
  private var (asked, heard) = (0, 0)
  /// How often a modifier's action may have been canceled: by an end from code, another trigger, its removal, and, if it
  /// loads, by a refresh of the same list.
  private var mayCancel: [ObjectIdentifier: Int] = [:]
  /// An inset of the host's own that was answered more than once.
  private var answer: String?
  private(set) var history: [String] = []
  private(set) var replacements = 0
  private(set) var flips = 0

  private struct WeakList {
    weak var list: HostScrollView?
  }

  var runs: Int { everyModifier.reduce(0) { $0 + $1.begins } }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    slots = (0..<3).map { _ in host.makeSlot() }
  }

  /// The first promise that is broken; `nil` if all are kept.
  func failure() async -> String? {
    for _ in 0..<random.pick(10...40) {
      act()
      if random.chance(30) { await host.yield() }
      if let failure = misplaced ?? answer ?? lawless { return failure }
    }
    // At the end everything is shown, and rests. Nothing is updated for the sake of the control.
    for slot in slots {
      slot.isInWindow = true
      for list in [slot.list].compactMap({ $0 }) { list.insetReturn = .never }
    }
    await host.settle()
    for slot in slots { writeInset(slot) }
    if let failure = misplaced ?? answer ?? lawless ?? missing { return failure }
    for modifier in everyModifier { modifier.job.finish() }
    await host.settle()
    if let lawless { return lawless }
    for slot in slots { for modifier in slot.modifiers { slot.remove(modifier) } }
    await host.settle()
    // A cancellation reaches its task by way of other threads.
    var turns = 0
    while leftOver != nil, turns < 10_000 {
      await host.yield()
      turns += 1
    }
    return leftOver
  }

  // MARK: Acts

  private func act() {
    let slot = random.pick(slots)
    switch random.pick(0...23) {
    case 0: put(makeList(slot), slot, "a new list")
    case 1: put(nil, slot, "no list")
    case 2: if let list = pool.popLast() { put(list, slot, "a list kept for later") }
    case 3: swap(slot, random.pick(slots))
    case 4, 5: addModifier(slot)
    case 6: removeModifier(slot)
    case 7: note("redraw", slot) { slot.redraw() }
    case 8: note("10 redraws", slot) { for _ in 0..<10 { slot.redraw() } }
    case 9: note("into or out of the window", slot) { slot.isInWindow.toggle() }
    case 10: note("markers the other way", slot) { slot.isReversed.toggle() }
    case 11: writeInset(slot)
    case 12:
      let moment = random.pick(InsetReturn.allCases)
      note("insets taken back: \(moment)", slot) { slot.list?.insetReturn = moment }
    case 13: begin(slot)
    case 14: finish(slot)
    case 15: note("a turn", slot) { host.turn() }
    case 17: flip(slot)
    case 18: branch(slot)
    case 19:
      note("an update inside", slot) { slot.putInside(random.chance(30) ? nil : makeList(slot)) }
    case 20: redrawInAction(slot)
    case 21: modelChanges(slot)
    case 22: toggleRefreshControl(slot)
    case 16: note("half a second", slot) { host.pass(0.5) }
    default: changeTrigger(slot)
    }
  }

  private func note(_ act: String, _ slot: Slot, _ body: () -> Void) {
    history.append("\(slots.firstIndex { $0 === slot } ?? -1): \(act)")
    body()
  }

  private func makeList(_ slot: Slot) -> HostScrollView {
    let list = slot.makeList()
    everyList.append(WeakList(list: list))
    return list
  }

  private func put(_ list: HostScrollView?, _ slot: Slot, _ what: String) {
    if let former = slot.list {
      if list != nil { replacements += 1 }
      if random.chance(50) { pool.append(former) }
    }
    note(what, slot) { slot.put(list) }
  }

  private func swap(_ one: Slot, _ other: Slot) {
    guard one !== other else { return }
    note("swap with another", one) {
      let lists = (one.list, other.list)
      one.put(nil)
      other.put(lists.0)
      one.put(lists.1)
    }
  }

  private func addModifier(_ slot: Slot) {
    guard slot.modifiers.count < 4 else { return }
    let edge = random.pick(Refresher.Edge.allCases)
    let trigger: TugTrigger = random.chance(50) ? .pull : .auto
    note("modifier at \(edge)", slot) {
      add(HostedModifier(edge, on: host, trigger: trigger), slot)
    }
  }

  private func add(_ modifier: HostedModifier, _ slot: Slot, _ list: HostScrollView? = nil) {
    modifier.onBegin = { [weak self, weak modifier] in
      guard let self, let modifier, modifier.control.role == .refresh else { return }
      let controls = modifier.coordinator.scrollControls
      for other in everyModifier
      where other.control.role == .load && other.coordinator.scrollControls === controls {
        mayCancel[ObjectIdentifier(other), default: 0] += min(1, other.job.running)
      }
    }
    everyModifier.append(slot.add(modifier, with: list))
  }

  private func removeModifier(_ slot: Slot) {
    guard let modifier = slot.modifiers.randomElement(using: &random) else { return }
    // Its control has a turn to go.
    note("remove modifier", slot) {
      remove(modifier, slot)
      host.turn()
    }
  }

  private func remove(_ modifier: HostedModifier, _ slot: Slot) {
    mayCancel[ObjectIdentifier(modifier), default: 0] += 1
    slot.remove(modifier)
  }

  private func flip(_ slot: Slot) {
    guard let modifier = slot.modifiers.randomElement(using: &random) else { return }
    flips += 1
    note("a branch flips", slot) { slot.flip(modifier) }
  }

  /// One branch goes with its modifier and its list, and another comes, in one turn.
  private func branch(_ slot: Slot) {
    guard let former = slot.modifiers.randomElement(using: &random) else { return }
    note("the other branch", slot) {
      remove(former, slot)
      let modifier = HostedModifier(former.coordinator.edge, on: host)
      add(modifier, slot, makeList(slot))
      host.turn()
    }
  }

  private func redrawInAction(_ slot: Slot) {
    guard let modifier = slot.modifiers.randomElement(using: &random) else { return }
    note("an action that redraws", slot) {
      modifier.job.onStart = { [weak slot] in slot?.redraw() }
      modifier.begin()
    }
  }

  private func modelChanges(_ slot: Slot) {
    guard let modifier = slot.modifiers.randomElement(using: &random) else { return }
    let hasMore: Bool? = random.pick([nil, true, false])
    note("more: \(String(describing: hasMore))", slot) {
      modifier.configuration.hasMore = hasMore
      slot.redraw()
    }
  }

  private func writeInset(_ slot: Slot) {
    guard let list = slot.list else { return }
    let inset: CGFloat = random.pick([0, 20, 34, 50])
    note("inset \(inset)", slot) {
      list.own = UIEdgeInsets(top: inset, left: 0, bottom: random.pick([0, 34]), right: 0)
      let (writes, held) = (list.writes, heldInsets(list))
      host.device.run { list.writeInset() }
      // The host's, one answer, and one for each control that opens or closes meanwhile. A host that takes each inset
      // back is answered at most 32 times in a turn.
      let allowed =
        (list.insetReturn == .never ? 2 : 65) + zip(held, heldInsets(list)).count { $0 != $1 }
      if list.writes - writes > allowed {
        answer = "\(list.writes - writes) writes for one inset, taken back: \(list.insetReturn)"
      }
    }
  }

  private func heldInsets(_ list: HostScrollView) -> [CGFloat?] {
    Refresher.Edge.allCases.map { list.tug[$0]?.heldInset }
  }

  private func toggleRefreshControl(_ slot: Slot) {
    guard let list = slot.list else { return }
    note("`.refreshable` comes or goes", slot) {
      slot.redraw { list.refreshControl = list.refreshControl == nil ? UIRefreshControl() : nil }
    }
  }

  private func begin(_ slot: Slot) {
    guard let modifier = slot.modifiers.randomElement(using: &random) else { return }
    if random.chance(50) {
      note("begin", slot) { modifier.begin() }
    } else {
      asked += 1
      note("begin by proxy", slot) {
        host.device.run { modifier.coordinator.begin(.always) { _ in self.heard += 1 } }
      }
    }
  }

  private func finish(_ slot: Slot) {
    guard let modifier = slot.modifiers.randomElement(using: &random) else { return }
    let result: RefreshResult = random.pick([
      .success, .noMoreData, .failure(CancellationError()),
    ])
    if random.chance(70) {
      note("action ends", slot) { host.device.run { modifier.job.finish(result) } }
    } else {
      mayCancel[ObjectIdentifier(modifier), default: 0] += 1
      note("end from code", slot) { host.device.run { modifier.coordinator.end(result) } }
    }
  }

  private func changeTrigger(_ slot: Slot) {
    guard let modifier = slot.modifiers.randomElement(using: &random) else { return }
    mayCancel[ObjectIdentifier(modifier), default: 0] += 1
    note("other trigger", slot) {
      let trigger = modifier.configuration.trigger
      modifier.configuration.trigger = trigger == .pull ? .auto : .pull
      slot.redraw()
    }
  }

  // MARK: Promises

  private var lists: [HostScrollView] { everyList.compactMap(\.list) }

  /// At any time: no control in two lists, and none without a modifier.
  private var misplaced: String? {
    for modifier in everyModifier {
      let homes = lists.filter { list in
        Refresher.Edge.allCases.contains { list.tug[$0] === modifier.control }
      }
      if homes.count > 1 { return "a control is attached twice" }
      if modifier.behind == nil, !homes.isEmpty { return "a control outlives its modifier" }
    }
    return nil
  }

  /// At any time: an update cancels no action, and publishes nothing.
  private var lawless: String? {
    if host.publishedInUpdates > 0 { return "published during an update" }
    for modifier in everyModifier {
      let allowed = mayCancel[ObjectIdentifier(modifier)] ?? 0
      if modifier.job.cancellations > allowed {
        return "\(modifier.job.cancellations) actions canceled, \(allowed) of them for a reason"
      }
    }
    return nil
  }

  /// At rest after a redraw: each list has the controls of its modifiers, and no others.
  private var missing: String? {
    for modifier in everyModifier where modifier.job.running > 1 {
      return "an action runs twice at once"
    }
    for slot in slots {
      guard let list = slot.list else { continue }
      for edge in Refresher.Edge.allCases {
        let wanted = slot.modifiers.filter { $0.coordinator.edge == edge }
        let control = list.tug[edge]
        if wanted.isEmpty, control != nil { return "the control of another list at \(edge)" }
        if !wanted.isEmpty, !wanted.contains(where: { $0.control === control }) {
          return "no control, or a wrong one, at \(edge)"
        }
        let shown = wanted.first { $0.control === control }
        let givesWay = edge == .top && list.refreshControl != nil
        if let shown, shown.control.isEnabled == givesWay {
          return "beside `.refreshable`: \(givesWay), and the control at \(edge) does not know"
        }
        if let shown, shown.control.role == .load, let hasMore = shown.configuration.hasMore,
          !shown.control.isRefreshing,
          hasMore == (shown.control.state == .noMoreData)
        {
          return "the model says that there is more: \(hasMore), and the control does not"
        }
      }
      if list.tug.contentInset != list.own { return "own inset \(list.tug.contentInset)" }
    }
    for list in lists where !slots.contains(where: { $0.list === list }) {
      guard let edge = Refresher.Edge.allCases.first(where: { list.tug[$0] != nil })
      else { continue }
      // A list in no place keeps a control only as long as its modifier has no other.
      let owner = everyModifier.first { $0.control === list.tug[edge] }
      if slots.contains(where: { slot in
        slot.list != nil && slot.modifiers.contains { $0 === owner }
          && !slot.modifiers.contains { $0 !== owner && $0.coordinator.edge == edge }
      }) {
        return "a former list keeps the control at \(edge)"
      }
    }
    return nil
  }

  /// After everything is dismantled.
  private var leftOver: String? {
    for list in lists {
      if !list.isClean { return "left over: \(list.subviews.count) views, \(list.contentInset)" }
      if list.observationCount != 0 { return "left over: observations" }
    }
    if asked != heard { return "\(asked) runs asked for, \(heard) results" }
    for modifier in everyModifier {
      if modifier.begins != modifier.ends {
        return "\(modifier.begins) runs begun, \(modifier.ends) ended"
      }
      let job = modifier.job
      if job.starts != job.ends {
        return """
          an action at \(modifier.coordinator.edge) goes on: \(job.starts) started, \(job.ends) ended, \
          \(job.cancellations) canceled, \(job.running) waiting
          """
      }
    }
    return nil
  }
}
