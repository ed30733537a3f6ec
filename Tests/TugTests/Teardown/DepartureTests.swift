import HeadlessUIKit
import Testing

@testable import Tug

@MainActor
@Suite("Taken away", .timeLimit(.minutes(10)))
struct DepartureTests {
  /// Whoever is called while a control lives.
  enum Callback: CaseIterable {
    case toPulling, toRefreshing, toSucceeded, toIdle, toFailed, toNoMoreData
    case willBegin, didBegin, willEnd, didEnd
    case action, beginCompletion, endCompletion
    case look, lookProgress
    case offsetObserver, insetObserver, delegate, scrollEnd, scrollDirection

    var state: RefreshState? {
      switch self {
      case .toPulling: .pulling
      case .toRefreshing: .refreshing
      case .toSucceeded: .succeeded
      case .toIdle: .idle
      case .toFailed: .failed
      case .toNoMoreData: .noMoreData
      case .willBegin, .didBegin, .willEnd, .didEnd, .action, .beginCompletion, .endCompletion,
        .look, .lookProgress, .offsetObserver, .insetObserver, .delegate, .scrollEnd,
        .scrollDirection:
        nil
      }
    }

    /// The result with which a life comes by here.
    var result: RefreshResult {
      switch self {
      case .toFailed: .failure(Trouble())
      case .toNoMoreData: .noMoreData
      default: .success
      }
    }
  }

  @Test(
    "in a callback: no crash, no observer, no inset, nothing scheduled, nothing leaked",
    arguments: Callback.allCases, Life.Departure.allCases)
  func inCallback(callback: Callback, departure: Life.Departure) async {
    // What loads by itself is never armed, and holds its inset all the time.
    let pulledOnly = callback == .toPulling || callback == .insetObserver
    for kind in Life.Kind.allCases where kind.isPulled || !pulledOnly {
      let life = Life(kind, departure, ending: callback.result, dwell: 0.2)
      let hooks = Hooks()
      arm(life, callback, hooks)
      life.liveOn(
        endCompletion: callback == .endCompletion ? { [weak life] in life?.depart() } : nil)
      #expect(life.hasDeparted, "\(kind) comes by here")
      hooks.observation = nil
      let watchers = callback == .scrollEnd || callback == .scrollDirection ? 1 : 0
      #expect(life.flaws(watchers: watchers) == [], "\(kind)")
      let leaks = await life.leaks()
      #expect(leaks == [], "\(kind)")
    }
  }

  /// What has to be kept for a callback to come.
  private final class Hooks: UIScrollViewDelegate {
    var observation: NSKeyValueObservation?
    var onScroll: (() -> Void)?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
  }

  private func arm(_ life: Life, _ callback: Callback, _ hooks: Hooks) {
    let (control, tug) = (life.control, life.scrollView?.tug)
    let go: () -> Void = { [weak life] in life?.depart() }
    // From the pull on: what comes before is not this life's.
    let goOnceWorking: () -> Void = { [weak life] in
      if life?.control?.isRefreshing ?? false { life?.depart() }
    }
    switch callback {
    case .toPulling, .toRefreshing, .toSucceeded, .toIdle, .toFailed, .toNoMoreData:
      control?.onStateChange = { if $1 == callback.state { go() } }
    case .willBegin: control?.onWillBegin = chain(control?.onWillBegin, go)
    case .didBegin: control?.onDidBegin = go
    case .willEnd: control?.onWillEnd = go
    case .didEnd: control?.onDidEnd = chain(control?.onDidEnd, go)
    case .action: life.indicator?.onAction = go
    case .beginCompletion: life.host.run { control?.beginRefreshing { _ in go() } }
    case .endCompletion: break
    case .look: life.indicator?.onShow = { if $0.state == .refreshing { go() } }
    case .lookProgress: life.indicator?.onProgress = { if $0 > 0 { go() } }
    case .offsetObserver:
      hooks.observation = life.scrollView?.observe(\.contentOffset) { _, _ in
        MainActor.assumeIsolated { goOnceWorking() }
      }
    case .insetObserver:
      hooks.observation = life.scrollView?.observe(\.contentInset) { _, _ in
        MainActor.assumeIsolated { go() }
      }
    case .delegate:
      hooks.onScroll = go
      life.scrollView?.delegate = hooks
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

  /// Where a life may be cut short, in seconds of its own.
  enum Phase: CaseIterable {
    case atRest, inPull, letGo, opening, running, ended, closing, showing, bouncing
  }

  @Test(
    "in any state, and during its own animation",
    arguments: Phase.allCases, Life.Departure.allCases)
  func inPhase(phase: Phase, departure: Life.Departure) async {
    for kind in Life.Kind.allCases {
      let life = Life(kind, departure, dwell: phase == .showing ? 0.5 : 0)
      let steps: [(Phase, () -> Void)] = [
        (.atRest, {}), (.inPull, { life.pull() }), (.letGo, { life.letGo() }),
        (.opening, { life.advance(0.1) }), (.running, { life.advance(0.5) }),
        (.ended, { life.end() }), (.closing, { life.advance(0.1) }),
        (.showing, { life.advance(0.1) }), (.bouncing, { life.advance(0.2) }),
      ]
      for (step, run) in steps {
        run()
        if step == phase { life.depart() }
      }
      #expect(life.flaws() == [], "\(kind)")
      let leaks = await life.leaks()
      #expect(leaks == [], "\(kind)")
    }
  }

  @Test(
    "an async action that runs on is cancelled, or goes on where its control does",
    arguments: Life.Departure.allCases, Life.Kind.allCases)
  func asyncAction(departure: Life.Departure, kind: Life.Kind) async {
    let work = Work()
    let life = Life(kind, departure)
    life.host.run {
      life.control =
        kind.isPulled
        ? .pull(.bare(50)) { try await work.run() } : .auto(.bare(50)) { try await work.run() }
      life.scrollView?.tug[kind] = life.control
    }
    life.pull()
    life.letGo()
    life.advance(0.5)
    await work.started(1)
    life.depart()
    for _ in 0..<4 { await Task { @MainActor in }.value }
    let goesOn: Bool =
      switch departure {
      case .scrollViewTakenOut, .anotherWindow, .windowHidden: true
      case .removed, .replaced, .movedToAnother, .viewTakenOut, .scrollViewReleased: false
      }
    #expect(work.cancellations == (goesOn ? 0 : 1))
    work.finish()
    for _ in 0..<4 { await Task { @MainActor in }.value }
    #expect(life.flaws() == [])
    let leaks = await life.leaks()
    #expect(leaks == [])
  }

  @Test("a control that moves through many scroll views leaves each of them as it was")
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
