import HeadlessDriver
import Testing

@testable import Tug

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
}
