// Formula numbers refer to docs/references/scroll-formulas.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// The bars around a list.
enum Bars: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// A notch and a home indicator, without a bar.
  case none
  /// No notch: 64 points.
  case bar64
  /// A notch: 88 points.
  case bar88
  case large116
  case large140
  /// A tab bar above a home indicator, and no bar at the top.
  case tabs
  case barAndTabs
  case largeAndTabs
  /// A search bar that stays, and another one that a pull reveals.
  case search
  case hiddenSearch
  case largeAndHiddenSearch

  var testDescription: String { rawValue }

  var hasNotch: Bool { self != .bar64 && self != .large116 }
  var hasNavigation: Bool { self != .none && self != .tabs }
  var isLarge: Bool {
    [.large116, .large140, .largeAndTabs, .largeAndHiddenSearch].contains(self)
  }
  var hasTabs: Bool { [.tabs, .barAndTabs, .largeAndTabs].contains(self) }
  var hasSearch: Bool { [.search, .hiddenSearch, .largeAndHiddenSearch].contains(self) }

  var status: CGFloat { hasNotch ? 44 : 20 }
  var home: CGFloat { hasNotch ? 34 : 0 }

  /// The height that covers the list at rest.
  var top: CGFloat {
    status + (hasNavigation ? 44 : 0) + (isLarge ? 52 : 0) + (self == .search ? 60 : 0)
  }
  var bottom: CGFloat { home + (hasTabs ? 49 : 0) }
  /// The height that a pull reveals before the header counts it as a pull.
  var reserve: CGFloat { hasSearch && self != .search ? 60 : 0 }
  /// The height that covers the top of a list once it is scrolled.
  var least: CGFloat { top - (isLarge ? 52 : 0) }

  @MainActor
  func wrap(_ list: UIViewController) -> UIViewController {
    var root = list
    if hasSearch {
      list.navigationItem.searchController = UISearchController(searchResultsController: nil)
      list.navigationItem.hidesSearchBarWhenScrolling = self != .search
    }
    if hasNavigation {
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = isLarge
      root = navigation
    }
    if hasTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [root, UIViewController()]
      root = tabs
    }
    return root
  }
}

extension UIScrollView {
  /// Where UIKit assigns no offset after a change of the safe area, nothing tells of it before the next step.
  func tellsOfSafeArea() {
    if !host.behavior.assignsOffsetAfterChanges { contentOffset = contentOffset }
  }
}

extension HeadlessHost {
  /// A host with large titles in the content, as recorded on iOS 26.1, whatever the settings of the run: where a
  /// test says where a title is, it means this place. `LargeTitleTests` has the others.
  static var withTitlesInContent: HeadlessHost {
    let host = HeadlessHost()
    host.behavior.largeTitles = .inContent
    host.behavior.insetsHideLargeTitles = false
    host.behavior.docksSearchBars = false
    return host
  }
}

/// A phone with a list between bars, a finger, a clock, and a frame recorder.
@MainActor
final class Phone {
  let device: TestDevice
  let list: ListController
  let bars: Bars
  /// The app's own inset.
  var own = UIEdgeInsets.zero
  private(set) var recording = OffsetRecording()

  static let portrait = CGSize(width: 375, height: 812)
  static let landscape = CGSize(width: 812, height: 375)

  init(
    _ bars: Bars, own: UIEdgeInsets = .zero, footer: Refresher.TriggerKind? = .pull,
    host: HeadlessHost = .withTitlesInContent, prepare: (ListController) -> Void = { _ in }
  ) {
    self.bars = bars
    self.own = own
    var made: ListController?
    device = TestDevice(
      size: Self.portrait,
      safeArea: UIEdgeInsets(top: bars.status, left: 0, bottom: bars.home, right: 0), host: host
    ) {
      let list = ListController()
      prepare(list)
      list.loadViewIfNeeded()
      list.tableView.contentInset = own
      list.tableView.contentOffset.y = -own.top
      list.attach(footer: footer)
      made = list
      return bars.wrap(list)
    }
    list = made!
    // The safe area and the layout may come a turn later.
    device.advance(0)
  }

  var table: UITableView { list.tableView }
  /// The height of a large title that lies in the list, as far as the bars count it: all of it until it is gone.
  var titleInList: CGFloat {
    guard device.host.behavior.largeTitles == .inContent else { return 0 }
    return listTitle.map { $0.alpha > 0 ? $0.frame.height : 0 } ?? 0
  }
  /// The view of a large title that lies in the list.
  private var listTitle: UIView? {
    table.subviews.last {
      $0.frame.maxY == 0 && (52...62).contains($0.frame.height) && $0 !== header.view
    }
  }
  /// The lower edge of the bar, without the place of a large title that lies in the list.
  var barEdge: CGFloat {
    (navigation?.navigationBar.frame.maxY ?? bars.status) - titleInList
  }
  /// The frame of a title that is visible on the display: in the list, or in the bar until the list has scrolled.
  var titleFrame: CGRect? {
    let bar = navigation?.navigationBar
    let title =
      listTitle
      ?? bar?.subviews.first {
        $0 is UILabel && (52...62).contains($0.frame.height) && !$0.isHidden
      }
    return title.flatMap { $0.alpha > 0 ? $0.convert($0.bounds, to: nil) : nil }
  }
  var header: Refresher { list.header }
  var footer: Refresher { list.footer }
  var offset: CGFloat { table.contentOffset.y }
  var navigation: UINavigationController? { list.navigationController }
  var tabs: UITabBarController? { list.tabBarController }
  var finger: Finger { device.finger }
  /// The frame of a control on the display.
  func place(of refresher: Refresher) -> CGRect {
    refresher.view.convert(refresher.view.bounds, to: nil)
  }

  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try device.run(body) }

  // MARK: Time

  /// Advances by frames, and records each.
  func roll(_ seconds: TimeInterval) {
    let frame = device.host.frameInterval
    for _ in 0..<Int((seconds / frame).rounded()) {
      device.advance(frame)
      shoot()
    }
  }

  func shoot() {
    recording.add(-table.layer.shown.bounds.minY)
    expectExactInsets()
  }

  /// Starts counting the content's steps from here.
  func newFilm() {
    recording = OffsetRecording()
    shoot()
  }

  /// Checks that the inset is exactly the app's own plus what the controls hold, at every moment.
  func expectExactInsets(sourceLocation: SourceLocation = #_sourceLocation) {
    var expected = own
    expected.top += table.tug.header?.heldInset ?? 0
    expected.bottom += table.tug.footer?.heldInset ?? 0
    #expect(table.contentInset == expected, sourceLocation: sourceLocation)
  }

  // MARK: Fingers

  /// Drags the list to about this offset, and keeps the finger down.
  func pull(to target: CGFloat) {
    let way: CGFloat = target < offset ? 1 : -1
    finger.grab(at: CGPoint(x: 180, y: device.window.bounds.midY), toward: CGPoint(x: 0, y: way))
    for _ in 0..<300 where abs(offset - target) > 0.5 {
      drag(by: max(-60, min(60, offset - target)))
    }
  }

  func drag(by points: CGFloat) {
    device.advance(device.host.frameInterval)
    finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + points))
    shoot()
  }

  /// Lifts the finger. Recording begins a frame later: the first frame after a release is UIKit's
  /// own bounce.
  func letGo() {
    finger.up()
    device.advance(device.host.frameInterval)
    newFilm()
  }

  /// Pulls as far as needed and releases: the header opens.
  func refreshByHand() {
    pull(to: -(bars.top + bars.reserve + own.top) - 70)
    finger.hold(0.3)
    letGo()
    roll(Self.bounce)
  }

  /// The time in which a release by hand has come to rest, in seconds: a bounce takes as long as UIKit's.
  static let bounce = 0.9

  func turn(to size: CGSize, over duration: TimeInterval = 0.3) {
    let isUpright = size.height > size.width
    let insets =
      isUpright
      ? UIEdgeInsets(top: bars.status, left: 0, bottom: bars.home, right: 0)
      : UIEdgeInsets(
        top: 0, left: bars.hasNotch ? 44 : 0, bottom: bars.hasNotch ? 21 : 0,
        right: bars.hasNotch ? 44 : 0)
    device.window.turn(to: size, safeAreaInsets: insets, duration: duration)
  }
}

/// The position of the content on the display, frame by frame.
///
/// A jump is a step longer than the motion under way explains: a spring with frequency ω by `d` points has
/// none longer than ω · d / e · 1/60 s, an animation in `t` seconds none longer than
/// 1.73 · d / t · 1/60 s (the steepest part of ease-in-out), a drag none longer than the finger's, and
/// content at rest none at all.
struct OffsetRecording {
  private(set) var places: [CGFloat] = []

  mutating func add(_ place: CGFloat) { places.append(place) }

  var largestStep: CGFloat {
    zip(places, places.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  /// The distance from the first position to the last.
  var way: CGFloat { (places.last ?? 0) - (places.first ?? 0) }

  /// Whether the content never moved backward, by more than a point of a search bar that is out in part.
  var isOneWay: Bool {
    let ways = zip(places, places.dropFirst()).map { $1 - $0 }
    let (back, forth) = (ways.filter { $0 < 0 }.reduce(0, -), ways.filter { $0 > 0 }.reduce(0, +))
    return min(back, forth) <= 1.01
  }

  /// The longest step of a control's motion by `points`, plus two pixels: of a spring that starts at rest, or
  /// of a bounce that UIKit begins (F8), whichever is longer.
  static func step(_ points: CGFloat) -> CGFloat {
    max(18 / exp(1), 7.236_35) * abs(points) / 60 + 1
  }

  /// The longest step of an animation by `points` in `seconds`, plus a pixel.
  static func step(_ points: CGFloat, in seconds: TimeInterval) -> CGFloat {
    1.73 * abs(points) / CGFloat(seconds) / 60 + 0.5
  }
}
