import HeadlessUIKit
import Testing
import TugScrolling

@testable import Tug

@MainActor
@Suite("Removal", .timeLimit(.minutes(30)))
struct RemovalTests {
  /// The callbacks of a control.
  enum Callback: CaseIterable {
    case toPulling, toRefreshing, toSucceeded, toIdle, toFailed
    case willBegin, didBegin, willEnd, didEnd
    case action, beginCompletion, endCompletion
    case indicator, indicatorProgress
    case offsetObserver, insetObserver, delegate, scrollEnd, scrollDirection

    var state: RefreshState? {
      switch self {
      case .toPulling: .pulling
      case .toRefreshing: .refreshing
      case .toSucceeded: .succeeded
      case .toIdle: .idle
      case .toFailed: .failed
      case .willBegin, .didBegin, .willEnd, .didEnd, .action, .beginCompletion, .endCompletion,
        .indicator, .indicatorProgress, .offsetObserver, .insetObserver, .delegate, .scrollEnd,
        .scrollDirection:
        nil
      }
    }

    /// The result that makes a control reach this callback.
    var result: RefreshResult {
      switch self {
      case .toFailed: .failure(Trouble())
      default: .success
      }
    }
  }

  @Test(
    "in a callback: no crash, no observer, no inset, nothing scheduled, nothing leaked",
    arguments: Callback.allCases, RemovalScenario.Removal.allCases)
  func inCallback(callback: Callback, removal: RemovalScenario.Removal) async {
    // An automatic control is never armed, and always holds its inset.
    let pulledOnly = callback == .toPulling || callback == .insetObserver
    for kind in RemovalScenario.Kind.allCases where kind.isPulled || !pulledOnly {
      let scenario = RemovalScenario(kind, removal, ending: callback.result, dwell: 0.2)
      let hooks = Hooks()
      arm(scenario, callback, hooks)
      scenario.liveOn(
        endCompletion: callback == .endCompletion ? { [weak scenario] in scenario?.remove() } : nil)
      #expect(scenario.isRemoved, "\(kind) reaches this callback")
      hooks.observation = nil
      let watchers = callback == .scrollEnd || callback == .scrollDirection ? 1 : 0
      #expect(scenario.flaws(watchers: watchers) == [], "\(kind)")
      let leaks = await scenario.leaks()
      #expect(leaks == [], "\(kind)")
    }
  }

  /// The objects that must be retained for a callback to be called.
  private final class Hooks: UIScrollViewDelegate {
    var observation: NSKeyValueObservation?
    var onScroll: (() -> Void)?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
  }

  private func arm(_ scenario: RemovalScenario, _ callback: Callback, _ hooks: Hooks) {
    let (control, tug) = (scenario.control, scenario.scrollView?.tug)
    let go: () -> Void = { [weak scenario] in scenario?.remove() }
    // From the pull on: earlier events belong to the setup.
    let goOnceWorking: () -> Void = { [weak scenario] in
      if scenario?.control?.isRefreshing ?? false { scenario?.remove() }
    }
    switch callback {
    case .toPulling, .toRefreshing, .toSucceeded, .toIdle, .toFailed:
      control?.onStateChange = { if $1 == callback.state { go() } }
    case .willBegin: control?.onWillBegin = chain(control?.onWillBegin, go)
    case .didBegin: control?.onDidBegin = go
    case .willEnd: control?.onWillEnd = go
    case .didEnd: control?.onDidEnd = chain(control?.onDidEnd, go)
    case .action: scenario.indicator?.onAction = go
    case .beginCompletion: scenario.host.run { control?.beginRefreshing { _ in go() } }
    case .endCompletion: break
    case .indicator: scenario.indicator?.onShow = { if $0.state == .refreshing { go() } }
    case .indicatorProgress: scenario.indicator?.onProgress = { if $0 > 0 { go() } }
    case .offsetObserver:
      hooks.observation = scenario.scrollView?.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { goOnceWorking() }
      }
    case .insetObserver:
      hooks.observation = scenario.scrollView?.observe(\.contentInset) { _, _ in
        MainActor.assumeIsolated { go() }
      }
    case .delegate:
      hooks.onScroll = go
      scenario.scrollView?.delegate = hooks
    case .scrollEnd: tug?.scrolling.onEnd = go
    case .scrollDirection: tug?.scrolling.onDirectionChange = { _ in go() }
    }
  }

  private func chain(_ first: (() -> Void)?, _ second: @escaping () -> Void) -> () -> Void {
    {
      first?()
      second()
    }
  }

  /// The times at which a control is removed, in seconds from its start.
  enum Phase: CaseIterable {
    case atRest, inPull, letGo, opening, running, ended, closing, showing, bouncing
  }

  @Test(
    "in any state, and during its own animation",
    arguments: Phase.allCases, RemovalScenario.Removal.allCases)
  func inPhase(phase: Phase, removal: RemovalScenario.Removal) async {
    for kind in RemovalScenario.Kind.allCases {
      let scenario = RemovalScenario(kind, removal, dwell: phase == .showing ? 0.5 : 0)
      let steps: [(Phase, () -> Void)] = [
        (.atRest, {}), (.inPull, { scenario.pull() }), (.letGo, { scenario.letGo() }),
        (.opening, { scenario.advance(0.1) }), (.running, { scenario.advance(0.5) }),
        (.ended, { scenario.end() }), (.closing, { scenario.advance(0.1) }),
        (.showing, { scenario.advance(0.1) }), (.bouncing, { scenario.advance(0.2) }),
      ]
      for (step, run) in steps {
        run()
        if step == phase { scenario.remove() }
      }
      #expect(scenario.flaws() == [], "\(kind)")
      let leaks = await scenario.leaks()
      #expect(leaks == [], "\(kind)")
    }
  }

  @Test(
    "an async action still running is canceled, or continues with its control",
    arguments: RemovalScenario.Removal.allCases, RemovalScenario.Kind.allCases)
  func asyncAction(removal: RemovalScenario.Removal, kind: RemovalScenario.Kind) async {
    let work = Work()
    let scenario = RemovalScenario(kind, removal)
    scenario.host.run {
      scenario.control =
        kind.isPulled
        ? .pull(.bare(50)) { try await work.run() } : .auto(.bare(50)) { try await work.run() }
      scenario.scrollView?.tug[kind] = scenario.control
    }
    scenario.pull()
    scenario.letGo()
    scenario.advance(0.5)
    await work.started(1)
    scenario.remove()
    for _ in 0..<4 { await Task { @MainActor in }.value }
    let goesOn: Bool =
      switch removal {
      case .scrollViewTakenOut, .anotherWindow, .windowHidden: true
      case .removed, .replaced, .movedToAnother, .viewTakenOut, .scrollViewReleased: false
      }
    #expect(work.cancellations == (goesOn ? 0 : 1))
    work.finish()
    for _ in 0..<4 { await Task { @MainActor in }.value }
    #expect(scenario.flaws() == [])
    let leaks = await scenario.leaks()
    #expect(leaks == [])
  }

  @Test("a control moved through many scroll views leaves each of them as it was")
  func wanders() {
    let screens = (0..<6).map { _ in Screen(contentHeight: 900) }
    let control = screens[0].host.run { Refresher.pull(.bare(50)) { (_: Refresher) in } }
    for (index, screen) in screens.enumerated() {
      screen.host.run {
        if index % 2 == 0 {
          screen.scrollView.tug.header = control
        } else {
          screen.scrollView.tug.footer = control
        }
        control.beginRefreshing()
      }
      screen.advance(index % 3 == 0 ? 0.1 : 0.6)
    }
    screens[5].host.run { screens[5].scrollView.tug.footer = nil }
    for screen in screens {
      screen.advance(2)
      #expect(screen.inset == .zero)
      #expect(screen.scrollView.subviews.isEmpty)
      #expect(screen.scrollView.observationCount == 0)
      #expect(screen.host.scheduledCount == 0)
    }
    #expect(control.state == .idle && control.heldInset == 0)
  }
}
