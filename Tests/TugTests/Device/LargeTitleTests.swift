import HeadlessDriver
import Testing

@_spi(Tools) @testable import Tug

/// What takes a large title away from a list.
enum TitleRemoval: String, CaseIterable, Sendable {
  case hiddenBar, smallTitle, smallTitles, search

  @MainActor
  func set(_ isRemoved: Bool, in phone: Phone) {
    let (navigation, item) = (phone.navigation!, phone.list.navigationItem)
    switch self {
    case .hiddenBar: navigation.setNavigationBarHidden(isRemoved, animated: false)
    case .smallTitle: item.largeTitleDisplayMode = isRemoved ? .never : .automatic
    case .smallTitles: navigation.navigationBar.prefersLargeTitles = !isRemoved
    case .search: item.searchController?.isActive = isRemoved
    }
  }

  var bars: Bars { self == .search ? .largeAndHiddenSearch : .large140 }
}

@MainActor
@Suite("Large titles that come and go")
struct LargeTitleTests {
  @Test(
    "when the title goes during a refresh, the header fills the place below the bar, and no more",
    arguments: TitleRemoval.allCases)
  func goes(removal: TitleRemoval) {
    let phone = Phone(removal.bars)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.7)
    for _ in 0..<2 {
      phone.run { removal.set(true, in: phone) }
      phone.roll(0.3)
      #expect(phone.table.contentInset.top == 54, "all of the header shows")
      #expect(phone.offset == -phone.table.adjustedContentInset.top)
      #expect(phone.place(of: phone.header).minY == phone.table.safeAreaInsets.top)
      phone.run { removal.set(false, in: phone) }
      phone.roll(0.3)
      #expect(phone.table.contentInset.top == 54)
      #expect(phone.header.view.frame.maxY == -52, "the header is beyond the title")
    }
    phone.run { phone.header.endRefreshing() }
    phone.roll(0.6)
    #expect(phone.table.contentInset == .zero)
    #expect(phone.offset == -phone.table.adjustedContentInset.top)
  }

  @Test(
    "when the title goes while it is scrolled away, the header opens directly below the bar",
    arguments: TitleRemoval.allCases)
  func goesUnseen(removal: TitleRemoval) {
    let phone = Phone(removal.bars)
    phone.run { phone.table.contentOffset.y = 400 }
    phone.roll(0.1)
    phone.run { removal.set(true, in: phone) }
    phone.roll(0.1)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.7)
    #expect(phone.table.contentInset.top == 54)
    #expect(phone.offset == -phone.table.adjustedContentInset.top, "no gap above the first row")
    #expect(phone.place(of: phone.header).minY == phone.table.safeAreaInsets.top)
  }

  @Test("a search bar above a large title covers nothing of a header, however far it is pulled")
  func searchBar() throws {
    let phone = Phone(.largeAndHiddenSearch)
    let bar = try #require(phone.navigation?.navigationBar)
    for distance in [120, 180, 300] as [CGFloat] {
      phone.device.finger.pull(phone.table, toOffset: -phone.bars.top - distance)
      phone.device.finger.hold(0.3)
      let bottom = bar.convert(bar.bounds, to: nil).maxY
      #expect(bottom == 200, "the bar has places for the title and the search bar")
      let header = phone.place(of: phone.header)
      #expect(header.minY >= bottom - 52, "pulled by \(distance) points")
      #expect(phone.titleFrame.map { $0.minY >= header.maxY } == true, "the title is below")
      phone.device.finger.cancel()
      phone.roll(1)
    }
  }

  @Test("a header at rest behind a title in the bar is hidden, and VoiceOver's action stays")
  func action() {
    let phone = Arrangement(settings: ["largeTitles"]).makePhone()
    #expect(phone.header.view.isHidden)
    #expect(phone.table.accessibilityCustomActions?.map(\.name).contains("Refresh") == true)
  }

  @Test("a status bar that grows and shrinks does not change the length of the title")
  func statusBar() {
    let phone = Phone(.large140)
    phone.run { phone.header.beginRefreshing() }
    phone.roll(0.7)
    for top in [64, 44, 84, 44] as [CGFloat] {
      let insets = UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
      phone.device.window.turn(to: Phone.portrait, safeAreaInsets: insets, duration: 0)
      phone.roll(0.3)
      #expect(phone.table.contentInset.top == 54)
      #expect(phone.offset == -top - 44 - 52 - 54)
      #expect(phone.header.view.frame.maxY == -52)
    }
  }

  /// Where the title and a search bar are.
  struct Arrangement: Sendable, CustomTestStringConvertible {
    enum Search: String, Sendable { case none, hidden, stacked, inline, docked }
    var bars = Bars.large140
    var size = UIContentSizeCategory.large
    /// Until the content first moves, the title is a view of the bar.
    var hasScrolled = true
    var search = Search.none
    var isCompact = false
    /// The settings of UIKit that have their other value.
    var settings: [String] = []

    /// Whether the title is a part of the content while nothing is held, and while the header is open.
    var isInList: Bool { !isCompact && !settings.contains("largeTitles") }
    var staysInList: Bool { isInList && !settings.contains("insetsHideLargeTitles") }
    var zone: CGFloat {
      size.isAccessibilityCategory ? 61.5 : size == .extraExtraExtraLarge ? 54 : 52
    }
    var testDescription: String {
      "\(bars), \(zone), scrolled: \(hasScrolled), search: \(search), compact: \(isCompact), \(settings)"
    }

    static let all: [Arrangement] =
      [Bars.large116, .large140, .largeAndTabs].flatMap { bars in
        [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityLarge].flatMap { size in
          [false, true].map { Arrangement(bars: bars, size: size, hasScrolled: $0) }
        }
      }
      + [false, true].flatMap { hasScrolled in
        [Search.hidden, .stacked, .inline, .docked].map {
          Arrangement(hasScrolled: hasScrolled, search: $0)
        }
          + [
            ["largeTitles"], ["insetsHideLargeTitles"], ["keepsDistanceToSafeArea"],
            ["largeTitles", "keepsDistanceToSafeArea"],
            ["insetsHideLargeTitles", "keepsDistanceToSafeArea"],
          ].map { Arrangement(hasScrolled: hasScrolled, settings: $0) }
      }
      + [Arrangement(isCompact: true)]

    @MainActor
    func makePhone() -> Phone {
      let host = HeadlessHost.withTitlesInContent
      host.behavior.docksSearchBars = search == .docked
      host.behavior.change(settings)
      host.updateTraits { $0.preferredContentSizeCategory = size }
      let phone = Phone(search == .none ? bars : .largeAndHiddenSearch, host: host) {
        $0.navigationItem.preferredSearchBarPlacement =
          search == .inline ? .inline : search == .docked ? .integrated : .stacked
      }
      phone.run { phone.list.navigationItem.hidesSearchBarWhenScrolling = search != .stacked }
      if isCompact { phone.turn(to: Phone.landscape, over: 0) }
      phone.roll(0.1)
      return phone
    }
  }

  @Test(
    "at every moment a header is whole where it belongs, never over the title, and nothing jumps",
    arguments: Arrangement.all)
  func everyMoment(arrangement: Arrangement) {
    let phone = arrangement.makePhone()
    let (start, extent) = (-phone.table.adjustedContentInset.top, phone.header.extent)
    // A pull brings out a hidden search bar first.
    let edge = start - (arrangement.search == .hidden ? 60 : 0)
    func check(_ moment: String) {
      let header = phone.place(of: phone.header)
      guard var title = phone.titleFrame, !phone.header.indicator.isHidden,
        !phone.header.view.isHidden
      else { return }
      // A title in the bar goes below the row with it.
      if !arrangement.isInList {
        title.size.height = min(title.height, max(0, phone.barEdge - title.minY))
      }
      #expect(
        header.maxY <= title.minY + 0.01 || header.minY >= title.maxY - 1.01,
        "\(header) covers the title at \(title), \(moment)")
    }
    func rolls(_ seconds: Double, _ moment: String) {
      for _ in 0..<Int(seconds * 60) {
        phone.roll(1 / 60)
        check(moment)
      }
    }
    func expectRest(_ moment: String) {
      #expect(
        phone.table.contentInset == .zero && phone.offset == -phone.table.adjustedContentInset.top,
        "\(phone.offset), \(moment)")
    }
    func expectSmooth(_ moment: String, over way: CGFloat? = nil) {
      let recording = phone.recording
      #expect(recording.isOneWay, "\(moment)")
      #expect(recording.largestStep <= OffsetRecording.step(way ?? recording.way), "\(moment)")
    }
    if arrangement.hasScrolled {
      phone.finger.drag(
        from: CGPoint(x: 180, y: phone.device.window.bounds.maxY - 80), to: CGPoint(x: 180, y: 120))
      rolls(2, "scrolled away")
      phone.run { phone.table.setContentOffset(CGPoint(x: 0, y: start), animated: true) }
      rolls(2, "back at the start")
      #expect(phone.offset == start)
    }
    for distance in [20, extent, max(110, 1.5 * extent)] {
      phone.pull(to: edge - distance)
      check("pulled by \(distance)")
      phone.newFilm()
      rolls(0.1, "held")
      #expect(phone.recording.largestStep <= 1, "held at \(distance)")
      #expect(phone.header.state == (distance > extent ? .pulling : .idle))
      if distance > extent { break }
      phone.finger.cancel()
      rolls(1, "let go")
    }
    phone.letGo()
    rolls(1, "opening")
    if arrangement.staysInList || !arrangement.isInList {
      expectSmooth("opening", over: max(110, 1.5 * extent))
    }
    #expect(phone.header.state == .refreshing && !phone.header.view.isHidden)
    let header = phone.place(of: phone.header)
    #expect(abs(header.minY - phone.barEdge) < 0.01, "the header is whole, below the row")
    if arrangement.staysInList {
      #expect(phone.titleFrame.map { abs($0.minY - header.maxY) < 0.51 } == true, "it is below")
    }
    phone.finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: 0, y: -1))
    for points in [-7, 7] as [CGFloat] {
      for _ in 0..<40 {
        phone.drag(by: points)
        check("scrolled")
      }
    }
    phone.finger.hold(0.2)
    phone.run { phone.header.endRefreshing() }
    phone.newFilm()
    rolls(0.3, "ended under a finger")
    #expect(phone.recording.largestStep <= 1, "ended under a finger")
    phone.finger.up()
    rolls(1, "closing")
    expectRest("closed")
    for way in [0, 30, arrangement.zone, 700] {
      let start = phone.offset
      phone.run { phone.table.contentOffset.y += way }
      rolls(0.1, "scrolled by \(way)")
      phone.newFilm()
      phone.run { phone.header.beginRefreshing() }
      rolls(1, "begun from \(way)")
      #expect(abs(phone.place(of: phone.header).minY - phone.barEdge) < 0.51, "begun from \(way)")
      if arrangement.staysInList { expectSmooth("begun from \(way)") }
      phone.newFilm()
      phone.run { phone.header.endRefreshing() }
      rolls(1, "closing")
      if arrangement.staysInList { expectSmooth("closing") }
      expectRest("closed, from \(way), at \(start)")
    }
  }
}
