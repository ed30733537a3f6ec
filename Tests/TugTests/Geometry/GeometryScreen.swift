import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// A control in a given state, in a scroll view whose geometry can become invalid.
@MainActor
final class GeometryScreen {
  let host = HeadlessHost()
  let window: UIWindow
  let scrollView: BrokenScrollView
  let control: Refresher
  let place: Place
  private let finger: Finger
  private(set) var runs = 0
  private(set) var warnings: [RefreshWarning] = []
  /// The geometry for which UIKit would have raised an exception.
  private(set) var mistakes: [String] = []

  enum Place: CaseIterable {
    case header, pulledFooter, automaticFooter, leading, trailing, automaticTrailing

    var isVertical: Bool { [.header, .pulledFooter, .automaticFooter].contains(self) }
    var isPulled: Bool { self != .automaticFooter && self != .automaticTrailing }
  }

  enum Phase: CaseIterable {
    case idle, pulling, willRefresh, opening, refreshing, succeeded, noMoreData, failed, closing
  }

  init(_ place: Place, _ phase: Phase = .idle, extent: CGFloat = 50) {
    self.place = place
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    (window, scrollView, control) = host.run {
      let window = UIWindow(frame: frame)
      let scrollView = BrokenScrollView(frame: frame)
      scrollView.contentSize =
        place.isVertical ? CGSize(width: 375, height: 1000) : CGSize(width: 1000, height: 667)
      scrollView.contentInset = UIEdgeInsets(top: 8, left: 4, bottom: 16, right: 2)
      scrollView.contentOffset = CGPoint(x: -4, y: -8)
      window.makeKeyAndVisible()
      if phase != .willRefresh { window.addSubview(scrollView) }
      let control =
        place.isPulled
        ? Refresher.pull(.bare(extent)) { (_: Refresher) in }
        : Refresher.auto(.bare(extent)) { (_: Refresher) in }
      return (window, scrollView, control)
    }
    finger = Finger(on: window)
    host.onMistake = { [weak self] in self?.mistakes.append($0) }
    host.run {
      Refresher.warningHandler = { [weak self] in self?.warnings.append($0) }
      control.onDidBegin = { [weak self] in self?.runs += 1 }
      if phase == .succeeded { control.resultDuration = 0.5 }
      seat()
    }
    reach(phase)
  }

  private func seat() {
    switch place {
    case .header: scrollView.tug.header = control
    case .pulledFooter, .automaticFooter: scrollView.tug.footer = control
    case .leading: scrollView.tug.leading = control
    case .trailing, .automaticTrailing: scrollView.tug.trailing = control
    }
  }

  private func reach(_ phase: Phase) {
    switch phase {
    case .idle: break
    case .pulling: pull()
    case .willRefresh: host.run { control.beginRefreshing() }
    case .opening:
      host.run { control.beginRefreshing() }
      host.advance(by: 0.1)
    case .refreshing: open()
    case .succeeded, .closing:
      open()
      host.run { control.endRefreshing() }
      host.advance(by: 0.1)
    case .noMoreData:
      host.run { control.endRefreshing(.noMoreData) }
    case .failed:
      open()
      host.run { control.endRefreshing(.failure(Trouble())) }
      host.advance(by: 1)
    }
  }

  private func open() {
    host.run { control.beginRefreshing() }
    host.advance(by: 0.5)
  }

  /// Keeps the finger down, beyond the trigger if there is one.
  private func pull() {
    let toStart = place == .header || place == .leading
    let way: CGFloat = toStart ? 200 : place.isPulled ? -560 : -40
    let axis = place.isVertical ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0)
    finger.down(at: CGPoint(x: 187, y: 330))
    finger.move(by: CGPoint(x: axis.x * way, y: axis.y * way), over: 0.4)
  }

  // MARK: Invalid geometry

  func go(wrong flaw: BrokenScrollView.Flaw?) { scrollView.flaw = flaw }

  /// Sends the control every kind of event while nothing has changed but the geometry.
  func poke() {
    host.run {
      let sound = scrollView.layer.bounds
      scrollView.contentOffset = sound.origin
      scrollView.frame = scrollView.frame
      if let size = soundSize { scrollView.contentSize = size }
      if let inset = soundInset { scrollView.contentInset = inset }
      scrollView.setNeedsLayout()
      scrollView.layoutIfNeeded()
      control.invalidateExtent()
    }
  }

  private var soundSize: CGSize? { sound { scrollView.contentSize } }
  private var soundInset: UIEdgeInsets? { sound { scrollView.contentInset } }

  private func sound<Value>(_ read: () -> Value) -> Value? {
    let flaw = scrollView.flaw
    scrollView.flaw = nil
    defer { scrollView.flaw = flaw }
    return read()
  }

  /// Everything that must stay the same.
  var memory: Memory {
    Memory(
      state: control.state, progress: control.progress, held: control.heldInset,
      frame: control.view.frame, inset: soundInset ?? .zero, runs: runs,
      own: scrollView.tug.contentInset)
  }

  struct Memory: Equatable {
    var state: RefreshState
    var progress: CGFloat
    var held: CGFloat
    var frame: CGRect
    var inset: UIEdgeInsets
    var runs: Int
    var own: UIEdgeInsets

    var isFinite: Bool {
      let numbers = [
        progress, held, frame.minX, frame.minY, frame.width, frame.height, inset.top, inset.left,
        inset.bottom, inset.right, own.top, own.left, own.bottom, own.right,
      ]
      return numbers.allSatisfy(\.isFinite)
    }
  }

  // MARK: Recovery

  /// Describes what no longer works once the geometry is valid again.
  func aftermath() -> [String] {
    var flaws: [String] = []
    go(wrong: nil)
    finger.up()
    host.run { if scrollView.window == nil { window.addSubview(scrollView) } }
    poke()
    host.advance(by: 0.6)
    host.run {
      control.endRefreshing()
      control.resetNoMoreData()
    }
    host.advance(by: 0.6)
    // UIKit's own arithmetic got the invalid geometry, too.
    host.run { scrollView.setContentOffset(CGPoint(x: -4, y: -8), animated: false) }
    if control.state != .idle { flaws.append("it is \(control.state)") }
    if control.progress != 0 { flaws.append("its progress is \(control.progress)") }
    if place.isPulled, control.heldInset != 0 { flaws.append("it holds \(control.heldInset)") }
    let before = runs
    host.run { control.beginRefreshing() }
    host.advance(by: 0.6)
    if runs != before + 1 { flaws.append("it does not run again") }
    host.run { control.endRefreshing() }
    host.advance(by: 0.6)
    host.run { for view in scrollView.subviews { view.removeFromSuperview() } }
    host.advance(by: 0.6)
    let inset = UIEdgeInsets(top: 8, left: 4, bottom: 16, right: 2)
    if scrollView.contentInset != inset { flaws.append("insets \(scrollView.contentInset)") }
    if host.scheduledCount > 0 { flaws.append("something is still scheduled") }
    return flaws + mistakes
  }
}
