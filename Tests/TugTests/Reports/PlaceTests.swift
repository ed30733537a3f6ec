import HeadlessDriver
import SeededRandom
import Testing

@testable import Tug

/// One control, one place, and no inset without one: whatever callbacks do.
@MainActor
@Suite("Places", .timeLimit(.minutes(10)))
struct PlaceTests {
  /// Two lists, and controls that change places at random, also in their own callbacks.
  @MainActor
  private final class Crowd {
    let device: TestDevice
    let lists: [UIScrollView]
    var controls: [Refresher] = []
    var generator: SplitMix64
    private var depth = 0
    private(set) var asked = 0
    private(set) var answered = 0

    init(seed: UInt64) {
      generator = SplitMix64(seed: seed)
      let host = HeadlessHost()
      let made = host.run {
        (0..<2).map {
          let list = UIScrollView(frame: CGRect(x: 0, y: 300 * $0, width: 320, height: 300))
          list.contentInsetAdjustmentBehavior = .never
          list.contentSize = CGSize(width: 320, height: [1500, 100][$0])
          return list
        }
      }
      lists = made
      device = TestDevice(size: CGSize(width: 320, height: 600), host: host) { () -> UIView in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        for list in made { root.addSubview(list) }
        return root
      }
      device.layOut()
      device.run {
        controls = (0..<4).map {
          $0 % 2 == 0
            ? Refresher.pull(.bare(54)) { (_: Refresher) in }
            : .auto(.bare(44)) { (_: Refresher) in }
        }
        for control in controls {
          let act = { [unowned self] in nested() }
          control.onStateChange = { _, _ in act() }
          (control.onWillBegin, control.onDidBegin) = (act, act)
          (control.onWillEnd, control.onDidEnd) = (act, act)
        }
      }
    }

    func pick(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

    private func nested() {
      guard depth < 2, pick(4) == 0 else { return }
      depth += 1
      step()
      depth -= 1
    }

    func step() {
      let (control, list) = (controls[pick(controls.count)], lists[pick(2)])
      let edge: Refresher.Edge = pick(2) == 0 ? .top : .bottom
      switch pick(9) {
      case 0, 1: list.tug[edge] = control
      case 2: list.tug[edge] = nil
      case 3:
        asked += 1
        control.beginRefreshing { [unowned self] _ in
          answered += 1
          nested()
        }
      case 4:
        control.endRefreshing([.success, .noMoreData, .cancelled, .failure(Trouble())][pick(4)])
      case 5: control.trigger = pick(2) == 0 ? .pull(.init()) : .auto(.init())
      case 6: control.isHidden.toggle()
      case 7: control.visibleExtent = [20, 54, 80][pick(3)]
      default: list.setContentOffset(CGPoint(x: 0, y: pick(400)), animated: pick(2) == 0)
      }
    }

    /// What is wrong; `nil` if nothing is.
    var flaw: String? {
      for control in controls {
        let places = lists.flatMap { list in
          Refresher.Edge.allCases.filter { list.tug[$0] === control }.map { (list, $0) }
        }
        if places.count > 1 { return "a control in two places" }
        guard let (list, edge) = places.first else {
          if control.edge != nil { return "a control that no list has says that it has an edge" }
          if control.view.superview != nil {
            return "the view of a control that no list has is left"
          }
          if control.state != .idle || control.heldInset != 0 {
            return "a control without a place is at work"
          }
          continue
        }
        if control.edge != edge || control.view.superview !== list {
          return "a control is elsewhere than its list says"
        }
      }
      for list in lists {
        let held = Refresher.Edge.allCases.compactMap { list.tug[$0]?.heldInset }.reduce(0, +)
        if list.contentInset.top + list.contentInset.bottom != held {
          return "an inset that no control holds"
        }
        let views = list.subviews.filter { view in controls.contains { $0.view === view } }
        if views.count != Refresher.Edge.allCases.count(where: { list.tug[$0] != nil }) {
          return "a view too many"
        }
      }
      return nil
    }
  }

  @Test(
    "whatever callbacks do, each control has one place, or none", arguments: 0..<40 as Range<UInt64>
  )
  func random(seed: UInt64) {
    let crowd = Crowd(seed: seed)
    for number in 0..<150 {
      crowd.device.run { crowd.step() }
      if crowd.pick(3) == 0 { crowd.device.advance(Double(crowd.pick(20)) / 60) }
      if let flaw = crowd.flaw {
        Issue.record("step \(number): \(flaw)")
        return
      }
    }
    crowd.device.run { for control in crowd.controls { control.endRefreshing(.cancelled) } }
    crowd.device.run {
      for list in crowd.lists { for edge in Refresher.Edge.allCases { list.tug[edge] = nil } }
    }
    crowd.device.advance(3)
    #expect(crowd.lists.allSatisfy { $0.contentInset == .zero })
    #expect(crowd.answered == crowd.asked, "a completion handler that was never called, or twice")
  }

  @Test("a run that a control leaves behind is over before it shows the pull in its new place")
  func toldOver() {
    let stand = Stand(.top)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    other.contentSize = CGSize(width: 375, height: 2000)
    stand.run {
      stand.screen.window.insertSubview(other, at: 0)
      other.tug.header = stand.control
    }
    stand.pull(to: -100)
    var states: [RefreshState] = [stand.control.state]
    stand.control.onStateChange = {
      #expect(states.last == $0)
      states.append($1)
    }
    stand.control.onWillBegin = { stand.scrollView.tug.header = stand.control }
    stand.run { stand.control.beginRefreshing() }
    // UIKit may end the pull with the change of the list.
    let now = stand.control.state
    #expect(states == [.idle, .refreshing, .idle] + (now == .idle ? [] : [now]))
  }

  @Test("an observer of the offset may replace the control that moves it")
  func observer() {
    let stand = Stand(.top, length: 100)
    stand.screen.host.behavior.assignsOffsetAfterChanges = true
    var isArmed = false
    let observation = stand.scrollView.observe(\.contentOffset) { list, _ in
      MainActor.assumeIsolated {
        guard isArmed else { return }
        isArmed = false
        list.tug.header = .pull(.classic) { (_: Refresher) in }
      }
    }
    stand.pull(to: -80)
    isArmed = true
    stand.run { stand.scrollView.tug.header = nil }
    #expect(!isArmed && stand.scrollView.tug.header != nil)
    observation.invalidate()
  }

  @Test(
    "an indicator that changes its length whenever it is shown is asked once in a frame",
    arguments: [true, false])
  func flipping(whenPulled: Bool) {
    final class Flipping: UIView, RefreshIndicator {
      var extent: CGFloat = 40
      var whenPulled = true
      var count = 0
      weak var control: Refresher?
      func show(_ status: RefreshStatus) {}
      func progressChanged(to progress: CGFloat) {
        count += 1
        extent = whenPulled ? (progress >= 1 ? 80 : 40) : (extent == 40 ? 80 : 40)
        control?.invalidateExtent()
      }
    }
    let screen = Screen()
    let look = screen.host.run { Flipping() }
    look.whenPulled = whenPulled
    let header = screen.host.run { Refresher.pull(.custom { look }) { (_: Refresher) in } }
    look.control = header
    screen.host.run { screen.scrollView.tug.header = header }
    screen.pull(toOffset: -60)
    let count = look.count
    for _ in 0..<10 { screen.drag(by: 0) }
    #expect(look.count - count <= 60)
    screen.letGo()
    screen.host.run { screen.scrollView.tug.header = nil }
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0)
  }

  @Test("the completion of an end is called, even if the end begins and ends another run")
  func endsAgain() {
    let screen = Screen()
    let footer = screen.footer(.bare(44))
    screen.begin(footer)
    var closed = 0
    footer.onDidEnd = {
      footer.onDidEnd = nil
      footer.beginRefreshing()
      footer.endRefreshing()
    }
    screen.host.run { footer.endRefreshing { closed += 1 } }
    screen.advance(1)
    #expect(closed == 1 && footer.state == .idle)
  }

  @Test("an observer of the time's store may read the time")
  func store() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    let store = UserDefaults(suiteName: "PlaceTests")!
    (header.lastUpdatedStore, header.lastUpdatedKey) = (store, "time")
    screen.begin(header)
    screen.advance(1)
    screen.end(header)
    #expect(header.lastUpdated != nil)
    store.removePersistentDomain(forName: "PlaceTests")
  }

  @Test("a device that goes away leaves no observer behind, also in the middle of a motion")
  func observers() async {
    weak var list: UIScrollView?
    weak var control: Refresher?
    weak var host: HeadlessHost?
    do {
      let stand = Stand(.top)
      stand.open()
      stand.end()
      stand.advance(0.1)
      (list, control, host) = (stand.scrollView, stand.control, stand.screen.host)
    }
    for _ in 0..<5 { await Task.yield() }
    #expect(list == nil && control == nil && host == nil)
  }

  /// When the app acts while Tug moves the content or changes an inset.
  enum Hook: CaseIterable { case offset, inset, delegate, adjustedInset }

  @MainActor
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var act: (() -> Void)?
    var actOnInset: (() -> Void)?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { act?() }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { actOnInset?() }
  }

  /// Returns what ends it.
  private func hook(
    _ hook: Hook, on list: UIScrollView, _ delegate: Delegate, _ act: @escaping () -> Void
  ) -> (() -> Void)? {
    let act = UncheckedAction(act)
    switch hook {
    case .offset:
      return list.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { act.body() }
      }.invalidate
    case .inset:
      return list.observe(\.contentInset) { _, _ in
        MainActor.assumeIsolated { act.body() }
      }.invalidate
    case .delegate: delegate.act = act.body
    case .adjustedInset: delegate.actOnInset = act.body
    }
    return nil
  }

  @MainActor private final class UncheckedAction: Sendable {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  @Test(
    "ended or removed in the middle of its own step, a control leaves nothing",
    arguments: Hook.allCases, [true, false])
  func inItsStep(at moment: Hook, removes: Bool) {
    for duration in [nil, 0, 0.3] as [Double?] {
      for opens in [true, false] {
        let stand = Stand(.top)
        let delegate = Delegate()
        stand.scrollView.delegate = delegate
        (stand.control.openingDuration, stand.control.closingDuration) = (duration, duration)
        if !opens { stand.open() }
        var isOn = true
        let end = hook(moment, on: stand.scrollView, delegate) {
          guard isOn, stand.inset.top > 0 else { return }
          isOn = false
          if removes { stand.scrollView.tug.header = nil } else { stand.control.endRefreshing() }
        }
        stand.run {
          if opens { stand.control.beginRefreshing() } else { stand.control.visibleExtent = 20 }
        }
        stand.advance(3)
        #expect(!isOn && stand.control.state == .idle && stand.control.heldInset == 0)
        #expect(
          stand.inset == .zero && stand.offset == 0, "a gap above the content: \(duration ?? -1)")
        end?()
      }
    }
  }
}
