import HeadlessDriver
import HeadlessUIKit
import SeededRandom

@testable import Tug

/// A list whose insets a random app assigns, with a control or something like it at some of its sides.
///
/// The lengths of controls are 2 points longer than a multiple of 8.
@MainActor
protocol InsetList: AnyObject {
  var inset: UIEdgeInsets { get set }
  /// The app's own inset, as Tug has it.
  var own: UIEdgeInsets { get set }
  func held(at side: InsetSide) -> CGFloat
  /// Whether a control is neither open nor closed.
  var isPartlyOpen: Bool { get }
  var isAtRest: Bool { get }
  func begin(_ index: Int)
  func end(_ index: Int)
  func endAll()
  func advance(by seconds: TimeInterval)
}

/// A ledger without controls, at which each side is held or not.
@MainActor
final class LedgerInsetList: InsetList {
  private let host = HeadlessHost()
  private let scrollView: UIScrollView
  private let ledger: InsetLedger
  private var observation: HeadlessUIKit.NSKeyValueObservation?
  private var lengths = UIEdgeInsets.zero

  init(_ insets: UIEdgeInsets, _ random: inout SplitMix64) {
    let (scrollView, ledger) = host.run {
      let scrollView = UIScrollView()
      scrollView.contentInset = insets
      return (scrollView, InsetLedger(scrollView))
    }
    (self.scrollView, self.ledger) = (scrollView, ledger)
    for side in InsetSide.allCases where random.chance(60) {
      lengths[side] = CGFloat(8 * random.pick(4...8) + 2)
    }
    observation = scrollView.observe(\.contentInset) { [weak ledger] _, _ in
      MainActor.assumeIsolated { _ = ledger?.contentInsetChanged() }
    }
  }

  var inset: UIEdgeInsets {
    get { scrollView.contentInset }
    set { host.run { scrollView.contentInset = newValue } }
  }

  var own: UIEdgeInsets {
    get { ledger.own }
    set { host.run { ledger.own = newValue } }
  }

  func held(at side: InsetSide) -> CGFloat { ledger.held[side] }
  var isPartlyOpen: Bool { false }
  var isAtRest: Bool { ledger.held == .zero }

  func begin(_ index: Int) { hold(lengths[InsetSide.allCases[index]], index) }
  func end(_ index: Int) { hold(0, index) }
  func endAll() { for index in 0..<4 { end(index) } }
  func advance(by seconds: TimeInterval) { host.advance(by: min(seconds, host.frameInterval)) }

  private func hold(_ length: CGFloat, _ index: Int) {
    host.run { ledger.hold(length, at: InsetSide.allCases[index]) }
  }
}

/// A scroll view on a screen, with up to four controls.
@MainActor
final class ScreenInsetList: InsetList {
  private let screen: Screen
  private var controls: [Refresher] = []
  private static let lengths: [CGFloat] = [58, 42, 66, 50]

  init(_ insets: UIEdgeInsets, _ random: inout SplitMix64) {
    screen = Screen(contentWidth: 2000, contentInset: insets, isRightToLeft: random.chance(20))
    let tug = screen.scrollView.tug
    tug.arbitration = .parallel
    for (edge, length) in zip([Refresher.Edge.top, .bottom, .leading, .trailing], Self.lengths)
    where random.chance(60) {
      let isAuto = edge == .bottom && random.chance(50)
      screen.host.run {
        tug[edge] =
          isAuto
          ? .auto(.bare(length)) { (_: Refresher) in } : .pull(.bare(length)) { (_: Refresher) in }
      }
    }
    controls = [tug.header, tug.footer, tug.leading, tug.trailing].compactMap(\.self)
  }

  var inset: UIEdgeInsets {
    get { screen.inset }
    set { screen.host.run { screen.scrollView.contentInset = newValue } }
  }

  var own: UIEdgeInsets {
    get { screen.scrollView.tug.contentInset }
    set { screen.host.run { screen.scrollView.tug.contentInset = newValue } }
  }

  func held(at side: InsetSide) -> CGFloat {
    let direction = screen.scrollView.effectiveUserInterfaceLayoutDirection
    return controls.first { $0.edge?.side(direction) == side }?.heldInset ?? 0
  }

  var isPartlyOpen: Bool {
    controls.contains { $0.heldInset != 0 && !Self.lengths.contains($0.heldInset) }
  }

  var isAtRest: Bool { controls.allSatisfy { $0.heldInset == 0 } }

  func begin(_ index: Int) {
    screen.host.run { if controls.indices.contains(index) { controls[index].beginRefreshing() } }
  }

  func end(_ index: Int) {
    screen.host.run { if controls.indices.contains(index) { controls[index].endRefreshing() } }
  }

  func endAll() {
    for index in controls.indices { end(index) }
    advance(by: 1)
    screen.host.run {
      for edge in Refresher.Edge.allCases { screen.scrollView.tug[edge] = nil }
    }
  }

  func advance(by seconds: TimeInterval) { screen.advance(seconds) }
}
