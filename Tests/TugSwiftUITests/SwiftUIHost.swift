import Foundation
import HeadlessDriver

@testable import TugSwiftUI

/// A phone whose views are handled as SwiftUI handles them: late, replaced, out of the window and back,
/// with insets written as whole values. What waits for a turn of the main queue waits for `turn()`.
///
/// An update has SwiftUI's order: the representables are updated before new views come and old ones go, and the
/// layout after that leaves out a marker that nobody has asked to lay out. Nothing is updated without a reason.
@MainActor
final class SwiftUIHost {
  let device: TestDevice
  let root: UIView
  private(set) var log: [String] = []
  /// The proxies of all modifiers, and how many of them have changed during an update.
  fileprivate var proxies: [TugProxy] = []
  private(set) var publishedInUpdates = 0
  private var turns: [@MainActor () -> Void] = []
  private var timers: [(due: TimeInterval, body: @MainActor () -> Void)] = []

  init() {
    let device = TestDevice(view: { UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) })
    self.device = device
    root = device.window.rootViewController?.view ?? UIView()
  }

  var system: HostSystem {
    HostSystem(
      later: { [weak self] seconds, body in
        guard let self else { return }
        if seconds > 0 {
          timers.append((device.host.time + seconds, body))
        } else {
          turns.append(body)
        }
      },
      isTextView: { $0 is HostTextView },
      log: { [weak self] in self?.log.append($0) })
  }

  var waitingTurns: Int { turns.count }
  var waitingTimers: Int { timers.count }

  /// Lets pass the next turn of the main queue.
  func turn() {
    let due = turns
    turns = []
    device.run { for body in due { body() } }
  }

  /// Lets time pass, with all turns of the main queue in it.
  func pass(_ seconds: TimeInterval) {
    let end = device.host.time + seconds
    drain()
    while let next = timers.map(\.due).min(), next <= end {
      device.advance(max(0, next - device.host.time))
      let due = timers.filter { $0.due <= next }
      timers.removeAll { $0.due <= next }
      device.run { for timer in due { timer.body() } }
      drain()
    }
    device.advance(max(0, end - device.host.time))
    drain()
  }

  private func drain() {
    for _ in 0..<100 where !turns.isEmpty { turn() }
    precondition(turns.isEmpty, "the main queue never rests")
  }

  /// Lets everything run that waits: turns, tasks, animations.
  func settle() async {
    for _ in 0..<3 {
      turn()
      pass(0.5)
      await yield()
    }
  }

  /// SwiftUI forbids that a proxy publishes in here.
  fileprivate func updating(_ body: () -> Void) {
    let states = proxies.map(\.state)
    body()
    publishedInUpdates += zip(proxies, states).count { $0.state != $1 }
  }

  /// Lets tasks run that have been started or resumed.
  func yield() async { for _ in 0..<4 { await Task { @MainActor in }.value } }

  func makeSlot() -> Slot {
    device.run {
      let slot = Slot(self)
      root.addSubview(slot.container)
      return slot
    }
  }

  /// A slot with a list and one modifier, which appear in one update.
  func makeScreen(
    _ edge: Refresher.Edge = .top, trigger: TugTrigger = .pull
  ) -> (slot: Slot, list: HostScrollView, modifier: HostedModifier) {
    let slot = makeSlot()
    let list = slot.makeList()
    let modifier = slot.add(HostedModifier(edge, on: self, trigger: trigger), with: list)
    return (slot, list, modifier)
  }
}

/// When a host takes back an inset that others have written, as SwiftUI is said to do from iOS 17 on. No device has been
/// asked: `swiftui-list` in the probe does.
enum InsetReturn: CaseIterable { case never, inUpdate, inLayout, inScroll, atOnce }

/// A scroll view that the host makes, with an inset that it writes as a whole.
@MainActor
class HostScrollView: UIScrollView {
  var own = UIEdgeInsets.zero
  var insetReturn = InsetReturn.never
  private(set) var writes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    takeInsetBack(.inLayout)
  }

  func takeInsetBack(_ moment: InsetReturn) {
    if moment == insetReturn, contentInset != own { writeInset() }
  }

  func writeInset() {
    writes += 1
    super.contentInset = own
  }

  /// Is set by others than the host.
  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      writes += 1
      super.contentInset = newValue
      takeInsetBack(.atOnce)
    }
  }

  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { takeInsetBack(.inScroll) } }
  }

  /// Whether nothing of Tug is left.
  var isClean: Bool {
    subviews.allSatisfy { $0 === refreshControl } && contentInset == own
      && Refresher.Edge.allCases.allSatisfy { tug[$0] == nil }
  }
}

/// The place of one list in the tree of views, with the modifiers around it.
@MainActor
final class Slot {
  private unowned let host: SwiftUIHost
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  /// SwiftUI puts each view into one of its own.
  private let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private(set) var list: HostScrollView?
  private(set) var modifiers: [HostedModifier] = []
  /// Whether the markers in front come before those behind.
  var isReversed = false { didSet { arrange() } }

  init(_ host: SwiftUIHost) {
    self.host = host
    container.addSubview(wrapper)
  }

  func makeList() -> HostScrollView {
    host.device.run {
      let list = HostScrollView(frame: wrapper.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 750, height: 2000)
      return list
    }
  }

  /// An update that puts a list into the place, or none.
  func put(_ list: HostScrollView?) { update { replace(list) } }

  /// Puts another view beside the place of the list.
  func put(beside view: UIView, isBefore: Bool = true) {
    host.device.run { wrapper.insertSubview(view, at: isBefore ? 0 : wrapper.subviews.count) }
    host.device.layOut()
  }

  /// An update of what the modifiers surround, which does not concern them.
  func putInside(_ list: HostScrollView?) {
    host.device.run { replace(list) }
    host.device.layOut()
  }

  private func replace(_ list: HostScrollView?) {
    let former = self.list
    self.list = list
    if let list { wrapper.addSubview(list) }
    if former !== list { former?.removeFromSuperview() }
  }

  /// An update in which a modifier appears, and a list with it.
  @discardableResult
  func add(_ modifier: HostedModifier, with list: HostScrollView? = nil) -> HostedModifier {
    update {
      modifiers.append(modifier)
      arrange()
      if let list { replace(list) }
    }
    return modifier
  }

  /// An update in which other markers take the place of a modifier's, as when a branch of a view flips.
  func flip(_ modifier: HostedModifier) {
    update {
      modifier.dismantle()
      modifier.makeMarkers()
      arrange()
    }
  }

  /// An update, in SwiftUI's order.
  private func update(_ change: () -> Void = {}) {
    host.updating {
      host.device.run {
        for modifier in modifiers { modifier.update() }
        change()
        list?.takeInsetBack(.inUpdate)
      }
      host.device.layOut()
    }
  }

  /// Lets a modifier go without dismantling it.
  func forget(_ modifier: HostedModifier) { modifiers.removeAll { $0 === modifier } }

  func remove(_ modifier: HostedModifier) {
    modifiers.removeAll { $0 === modifier }
    host.device.run { modifier.dismantle() }
  }

  /// The markers behind, the list, the markers in front: those of the outer modifiers outside.
  private func arrange() {
    host.device.run {
      let behind = modifiers.reversed().compactMap(\.behind)
      let front = modifiers.compactMap(\.front)
      for view in isReversed ? front + [wrapper] + behind : behind + [wrapper] + front {
        container.addSubview(view)
      }
    }
  }

  var isInWindow: Bool {
    get { container.superview != nil }
    set {
      host.device.run {
        if newValue { host.root.addSubview(container) } else { container.removeFromSuperview() }
      }
    }
  }

  /// An update in which no view comes or goes, with the rows that it brings.
  func redraw(_ rows: () -> Void = {}) { update(rows) }
}

/// One modifier, with its markers and the action of its control.
@MainActor
final class HostedModifier {
  let host: SwiftUIHost
  let coordinator: ControlCoordinator
  let proxy = TugProxy()
  let job = Job()
  var configuration: ControlConfiguration
  private(set) var behind: MarkerView?
  private(set) var front: MarkerView?
  private(set) var begins = 0
  var onBegin: (@MainActor () -> Void)?
  private(set) var ends = 0

  init(
    _ edge: Refresher.Edge, on host: SwiftUIHost, trigger: TugTrigger = .pull,
    isInside: Bool = false, change: (inout ControlConfiguration) -> Void = { _ in }
  ) {
    self.host = host
    let (job, proxy) = (self.job, self.proxy)
    host.proxies.append(proxy)
    (configuration, coordinator) = host.device.run {
      var configuration = ControlConfiguration(
        edge: edge, trigger: trigger, style: .text, action: { try await job.run() })
      configuration.isInsideScrollView = isInside
      configuration.proxy = proxy
      change(&configuration)
      return (
        configuration, ControlCoordinator(configuration, system: host.system)
      )
    }
    let configure = configuration.configure
    configuration.configure = { [weak self] control in
      control.onWillBegin = {
        self?.begins += 1
        self?.onBegin?()
      }
      control.onDidEnd = { self?.ends += 1 }
      configure?(control)
    }
    makeMarkers()
  }

  func makeMarkers() {
    host.device.run {
      (behind, front) = (coordinator.makeMarker(), coordinator.makeMarker())
      update()
    }
  }

  func update() { coordinator.update(configuration) }

  func dismantle() {
    for case let marker? in [behind, front] {
      marker.removeFromSuperview()
      coordinator.dismantle(marker)
    }
    (behind, front) = (nil, nil)
  }

  var control: Refresher { coordinator.refresher }

  func begin() { host.device.run { control.beginRefreshing() } }
}

/// An action that ends when a test wants it to.
@MainActor
final class Job {
  private(set) var starts = 0
  private(set) var ends = 0
  private(set) var cancellations = 0
  var onStart: (@MainActor () -> Void)?
  private var pending: [Int: CheckedContinuation<RefreshResult, any Error>] = [:]

  /// The number of actions that are neither done nor canceled.
  var running: Int { pending.count }

  func run() async throws -> RefreshResult {
    starts += 1
    let number = starts
    defer { ends += 1 }
    onStart?()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        if Task.isCancelled {
          $0.resume(throwing: CancellationError())
        } else {
          pending[number] = $0
        }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  func finish(_ result: RefreshResult = .success) {
    let waiting = pending.values
    pending = [:]
    for continuation in waiting { continuation.resume(returning: result) }
  }

  private func cancel(_ number: Int) {
    cancellations += 1
    pending.removeValue(forKey: number)?.resume(throwing: CancellationError())
  }
}
