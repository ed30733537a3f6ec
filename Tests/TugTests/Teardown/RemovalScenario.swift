import Foundation
import HeadlessDriver
import HeadlessUIKit

@testable import Tug

/// A control on a screen, from the pull until it is idle again, that is removed in between.
///
/// The only owner of the scroll view and the control, which a `Screen` would retain.
@MainActor
final class RemovalScenario {
  let host = HeadlessHost()
  let kind: Kind
  let removal: Removal
  private let windows: [UIWindow]
  private let finger: Finger
  var scrollView: UIScrollView?
  var control: Refresher?
  private let other: UIScrollView
  private let own = UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5)

  private weak var formerScrollView: UIScrollView?
  private weak var formerControl: Refresher?
  private weak var formerIndicator: UIView?

  private(set) var isRemoved = false
  private var begins = 0
  private var ends = 0

  enum Kind: CaseIterable {
    case header, pulledFooter, automaticFooter, leading, trailing

    var isPulled: Bool { self != .automaticFooter && self != .trailing }
    var isSideways: Bool { self == .leading || self == .trailing }
  }

  enum Removal: CaseIterable {
    case removed, replaced, movedToAnother, viewTakenOut
    case scrollViewTakenOut, scrollViewReleased, anotherWindow, windowHidden
  }

  init(
    _ kind: Kind, _ removal: Removal, ending: RefreshResult = .success, dwell: TimeInterval = 0
  ) {
    (self.kind, self.removal) = (kind, removal)
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let own = own
    (windows, other) = host.run {
      let other = UIScrollView(frame: frame)
      other.contentSize = CGSize(width: 2000, height: 2000)
      let windows = [UIWindow(frame: frame), UIWindow(frame: frame)]
      for window in windows { window.makeKeyAndVisible() }
      windows[1].addSubview(other)
      return (windows, other)
    }
    finger = Finger(on: windows[0])
    host.run {
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentInset = own
      scrollView.contentSize =
        kind.isSideways ? CGSize(width: 900, height: 600) : CGSize(width: 300, height: 900)
      windows[0].addSubview(scrollView)
      let indicator = CallbackIndicator()
      let control = Self.control(kind, indicator)
      control.resultDuration = dwell
      control.onWillBegin = { [weak self] in self?.begins += 1 }
      control.onDidEnd = { [weak self] in self?.ends += 1 }
      scrollView.tug[kind] = control
      (self.scrollView, self.control) = (scrollView, control)
      (formerScrollView, formerControl, formerIndicator) = (scrollView, control, indicator)
    }
    self.ending = ending
  }

  private var ending: RefreshResult = .success

  private static func control(_ kind: Kind, _ indicator: CallbackIndicator) -> Refresher {
    let style = RefreshStyle.custom { indicator }
    return kind.isPulled
      ? .pull(style) { (control: Refresher) in
        (control.indicator as? CallbackIndicator)?.onAction?()
      }
      : .auto(style) { (control: Refresher) in
        (control.indicator as? CallbackIndicator)?.onAction?()
      }
  }

  var indicator: CallbackIndicator? { control?.indicator as? CallbackIndicator }

  // MARK: Events

  /// Removes the control once, in whatever state it is.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    host.run {
      let tug = scrollView?.tug
      switch removal {
      case .removed: tug?[kind] = nil
      case .replaced: tug?[kind] = .pull(.bare(20)) { (_: Refresher) in }
      case .movedToAnother: other.tug[kind] = control
      case .viewTakenOut: control?.view.removeFromSuperview()
      case .scrollViewTakenOut: scrollView?.removeFromSuperview()
      case .scrollViewReleased:
        scrollView?.removeFromSuperview()
        (scrollView, control) = (nil, nil)
      case .anotherWindow: scrollView.map { windows[1].addSubview($0) }
      case .windowHidden: windows[0].isHidden = true
      }
    }
  }

  private var away: CGPoint {
    switch kind {
    case .header: CGPoint(x: 0, y: 1)
    case .pulledFooter, .automaticFooter: CGPoint(x: 0, y: -1)
    case .leading: CGPoint(x: 1, y: 0)
    case .trailing: CGPoint(x: -1, y: 0)
    }
  }

  /// Pulls the control out, or scrolls to it.
  func pull() {
    let way = kind == .header || kind == .leading ? 200.0 : kind.isSideways ? 700 : 420
    finger.down(at: CGPoint(x: 180, y: 330))
    finger.move(by: CGPoint(x: away.x * way, y: away.y * way), over: 0.3)
    finger.hold(0.2)
  }

  func letGo() {
    finger.up()
    host.advance(by: 0.02)
  }

  func end(completion: (() -> Void)? = nil) {
    host.run { control?.endRefreshing(ending, completion: completion) }
  }

  func advance(_ seconds: TimeInterval) { host.advance(by: seconds) }

  /// A pull, a refresh, its end, and its closing.
  func liveOn(endCompletion: (() -> Void)? = nil) {
    pull()
    letGo()
    advance(0.5)
    end(completion: endCompletion)
    advance(1)
  }

  // MARK: Remains

  /// The problems found after the removal, once everything else has finished.
  ///
  /// - Parameter watchers: the app's own observers.
  func flaws(watchers: Int = 0) -> [String] {
    advance(3)
    var flaws: [String] = []
    if host.scheduledCount > 0 { flaws.append("\(host.scheduledCount) things are still scheduled") }
    let isGone: Bool =
      switch removal {
      case .removed, .movedToAnother, .viewTakenOut: true
      case .replaced, .scrollViewTakenOut, .scrollViewReleased, .anotherWindow, .windowHidden: false
      }
    if let scrollView, isGone {
      if scrollView.contentInset != own { flaws.append("insets \(scrollView.contentInset)") }
      if !scrollView.subviews.isEmpty { flaws.append("a view is left") }
      let observers =
        scrollView.observationCount + scrollView.panGestureRecognizer.observationCount
      if observers > watchers { flaws.append("\(observers) observers are left") }
      if scrollView.alwaysBounceVertical { flaws.append("always-bounce isn't restored") }
    }
    if removal == .movedToAnother, other.tug[kind] !== control { flaws.append("it did not move") }
    return flaws
  }

  /// Releases everything, and returns the objects that still exist.
  func leaks() async -> [String] {
    host.run {
      other.tug[kind] = nil
      scrollView?.removeFromSuperview()
      (scrollView, control) = (nil, nil)
    }
    for _ in 0..<4 { await Task { @MainActor in }.value }
    host.advance(by: 1)
    var leaks: [String] = []
    if begins != ends { leaks.append("\(begins) runs began, \(ends) did end") }
    if formerScrollView != nil { leaks.append("the scroll view") }
    if formerControl != nil { leaks.append("the control") }
    if formerIndicator != nil { leaks.append("the indicator") }
    if host.scheduledCount > 0 { leaks.append("scheduled work") }
    if other.observationCount + other.panGestureRecognizer.observationCount > 0 {
      leaks.append("an observer of the other scroll view")
    }
    return leaks
  }
}

/// An indicator that reports its calls.
final class CallbackIndicator: UIView, RefreshIndicator {
  var extent: CGFloat { 50 }
  var onShow: ((RefreshStatus) -> Void)?
  var onProgress: ((CGFloat) -> Void)?
  var onAction: (() -> Void)?

  func show(_ status: RefreshStatus) { onShow?(status) }
  func progressChanged(to progress: CGFloat) { onProgress?(progress) }
}

extension ScrollControls {
  subscript(kind: RemovalScenario.Kind) -> Refresher? {
    get {
      switch kind {
      case .header: header
      case .pulledFooter, .automaticFooter: footer
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch kind {
      case .header: header = newValue
      case .pulledFooter, .automaticFooter: footer = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
