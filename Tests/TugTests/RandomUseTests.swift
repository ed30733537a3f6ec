import Foundation
import SeededRandom
import Testing

@testable import Tug

/// Four controls and an app that does what it likes, in any order.
@MainActor
@Suite("Whatever an app and its user do", .serialized, .timeLimit(.minutes(5)))
struct RandomUseTests {
  @Test("the insets are the app's own and what is held, and all is given back", arguments: 0..<60)
  func insets(seed: UInt64) {
    var use = RandomUse(seed: seed)
    for step in 0..<120 {
      let what = use.act()
      guard let wrong = use.wrong() else { continue }
      Issue.record("step \(step), \(what): \(wrong)")
      return
    }
    use.leave()
    #expect(use.screen.inset == use.own)
    #expect(use.screen.scrollView.subviews.isEmpty)
    #expect(use.screen.host.scheduledCount == 0)
    #expect(use.begins == use.ends, "each run that will begin did end")
  }

  @Test("to be spared the quiet steps makes no difference", arguments: 60..<120)
  func quiet(seed: UInt64) {
    var (spared, told) = (RandomUse(seed: seed), RandomUse(seed: seed, hearsAll: true))
    defer {
      spared.leave()
      told.leave()
    }
    for step in 0..<120 {
      let what = spared.act()
      _ = told.act()
      guard spared.picture() != told.picture() else { continue }
      Issue.record("step \(step), \(what): \(spared.picture()), not \(told.picture())")
      return
    }
  }
}

@MainActor
private struct RandomUse {
  let screen: Screen
  private(set) var own = UIEdgeInsets(top: 8, left: 4, bottom: 16, right: 2)
  var begins: Int { tally.begins }
  var ends: Int { tally.ends }

  private final class Tally {
    var begins = 0
    var ends = 0
    /// What the indicators were told of the pull.
    var progress: [CGFloat] = []
  }

  private final class Diary: UIView, RefreshIndicator {
    let extent: CGFloat
    private let tally: Tally

    init(extent: CGFloat, _ tally: Tally) {
      self.extent = extent
      self.tally = tally
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ status: RefreshStatus) {}
    func progressChanged(to progress: CGFloat) { tally.progress.append(progress) }
  }

  private let tally = Tally()
  private var generator: SplitMix64
  private var isDown = false

  private var tattler: NSKeyValueObservation?

  /// - Parameter hearsAll: the controls hear of every step of a scroll, quiet or not.
  init(seed: UInt64, hearsAll: Bool = false) {
    generator = SplitMix64(seed: seed)
    let isSideways = seed % 3 == 0
    screen = Screen(
      contentHeight: seed % 4 == 0 ? 200 : 2000, contentWidth: isSideways ? 2000 : 375,
      contentInset: own, isRightToLeft: seed % 2 == 0)
    screen.host.draggingFlagModel = seed % 5 < 2 ? .untilRelease : .untilInertiaEnds
    screen.scrollView.tug.arbitration = [.exclusive, .parallel, .refreshCancelsLoad][Int(seed % 3)]
    let controls = screen.scrollView.tug
    // Before the controls observe it: whoever observes first hears first.
    if hearsAll {
      tattler = screen.scrollView.observe(\.contentOffset) { _, _ in controls.quiet.leave() }
    }
    for edge in Refresher.Edge.allCases { put(control(), at: edge) }
  }

  private mutating func control() -> Refresher {
    let tally = tally
    return screen.host.run {
      let length = CGFloat(generator.pick([30, 44, 60.5]))
      let endsAtOnce = generator.pick([true, false, false])
      let action: RefreshCallback = { if endsAtOnce { $0.endRefreshing() } }
      let look = RefreshStyle.custom { Diary(extent: length, tally) }
      let control =
        generator.pick([true, false])
        ? Refresher.pull(look, action: action)
        : Refresher.auto(look, action: action)
      control.onWillBegin = { tally.begins += 1 }
      control.onDidEnd = { tally.ends += 1 }
      control.trigger.pull?.fadesIn = generator.pick([true, false, false])
      control.resultDuration = generator.pick([0, 0, 0.3])
      control.minimumDuration = generator.pick([0, 0, 0.5])
      return control
    }
  }

  private func put(_ control: Refresher?, at edge: Refresher.Edge) {
    let tug = screen.scrollView.tug
    screen.host.run {
      switch edge {
      case .top: tug.header = control
      case .bottom: tug.footer = control
      case .leading: tug.leading = control
      case .trailing: tug.trailing = control
      }
    }
  }

  private func control(at edge: Refresher.Edge) -> Refresher? {
    let tug = screen.scrollView.tug
    return switch edge {
    case .top: tug.header
    case .bottom: tug.footer
    case .leading: tug.leading
    case .trailing: tug.trailing
    }
  }

  /// Does something, and says what.
  mutating func act() -> String {
    let edge = generator.pick(Refresher.Edge.allCases)
    let number = Int(generator.next() % 17)
    switch number {
    case 0...4: drag()
    case 5: wait(generator.pick([0, 0.02, 0.2, 1]))
    case 6...12: use(edge, number)
    default: change(number)
    }
    return "\(number) at \(edge)"
  }

  private mutating func drag() {
    if !isDown {
      screen.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: 1))
      isDown = true
    }
    let way = CGPoint(
      x: generator.pick([0, 60, -60, 200]), y: generator.pick([0, 120, -120, 260, -260]))
    screen.finger.move(by: way, over: 0.05)
    guard generator.pick([true, false]) else { return }
    screen.finger.up()
    isDown = false
  }

  private mutating func wait(_ seconds: TimeInterval) { screen.advance(seconds) }

  private mutating func use(_ edge: Refresher.Edge, _ number: Int) {
    guard let control = control(at: edge) else { return put(self.control(), at: edge) }
    let result = generator.pick([
      RefreshResult.success, .success, .noMoreData, .failure(Trouble()),
    ])
    let flag = generator.pick([true, false])
    let length = CGFloat(generator.pick([20, 44, 70]))
    switch number {
    case 6, 7: screen.host.run { control.beginRefreshing() }
    case 8: screen.host.run { control.endRefreshing(result) }
    case 9: screen.host.run { control.visibleExtent = length }
    case 10: screen.host.run { control.isHidden = flag }
    case 11: screen.host.run { control.resetNoMoreData() }
    default: put(flag ? nil : self.control(), at: edge)
    }
  }

  private mutating func change(_ number: Int) {
    let scrollView = screen.scrollView
    let point = CGFloat(generator.pick([0, 3, 7.5]))
    let length = CGFloat(generator.pick([0, 100, 667, 2000]))
    let direction = generator.pick([true, false])
    screen.host.run {
      switch number {
      case 13: scrollView.contentInset.top += point - 3
      case 14: scrollView.contentSize.height = length
      case 15: screen.window.deviceSafeAreaInsets.bottom = point * 10
      default:
        if direction {
          scrollView.removeFromSuperview()
        } else {
          screen.window.addSubview(scrollView)
        }
      }
    }
    if number == 13 { own.top += point - 3 }
  }

  /// All that can be seen of it.
  func picture() -> String {
    let controls = Refresher.Edge.allCases.map { edge in
      guard let control = control(at: edge) else { return "none" }
      let view = control.view
      return "\(control.state) \(control.progress) \(control.heldInset) \(view.frame) \(view.alpha)"
    }
    let scrollView = screen.scrollView
    let told = (tally.progress.count, tally.progress.last ?? 0)
    return "\(controls) \(scrollView.contentOffset) \(screen.inset) \(begins) \(ends) \(told)"
  }

  /// What is not as it must be.
  func wrong() -> String? {
    var wanted = own
    let isRightToLeft =
      screen.scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for edge in Refresher.Edge.allCases {
      let held = control(at: edge)?.heldInset ?? 0
      switch edge {
      case .top: wanted.top += held
      case .bottom: wanted.bottom += held
      case .leading: if isRightToLeft { wanted.right += held } else { wanted.left += held }
      case .trailing: if isRightToLeft { wanted.left += held } else { wanted.right += held }
      }
    }
    let inset = screen.inset
    let isRight = zip(
      [inset.top, inset.left, inset.bottom, inset.right],
      [wanted.top, wanted.left, wanted.bottom, wanted.right]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
    return isRight ? nil : "the insets are \(inset), not \(wanted)"
  }

  mutating func leave() {
    if isDown { screen.finger.up() }
    for edge in Refresher.Edge.allCases { put(nil, at: edge) }
    screen.advance(5)
  }
}
