import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

@MainActor
@Suite("Search controller")
struct SearchBarTests {
  private func bars(large: Bool) -> (BarDevice, UISearchController) {
    var search: UISearchController?
    let bars = BarDevice(large: large) {
      let controller = list()
      search = UISearchController(searchResultsController: nil)
      controller.navigationItem.searchController = search
      return controller
    }
    return (bars, search!)
  }

  @Test(
    "a hiding search bar appears with a pull, and is the first to hide",
    arguments: [false, true])
  func hides(large: Bool) {
    let (bars, search) = bars(large: large)
    let rest: CGFloat = large ? 140 : 88
    #expect(bars.offset == -rest && bars.top == rest)
    bars.device.finger.grab(at: CGPoint(x: 180, y: 300), toward: CGPoint(x: 0, y: 1))
    bars.device.finger.move(by: CGPoint(x: 0, y: 40), over: 0.1)
    #expect(bars.offset == -rest - 40 && bars.top == rest + 40)
    bars.device.host.layoutWindows()
    #expect(search.searchBar.frame.height == 40)
    bars.device.finger.hold(0.2)
    bars.device.finger.up()
    bars.device.settle()
    #expect(bars.offset == -rest - 60 && bars.top == rest + 60, "the search bar is half visible")
    bars.scroll(to: -rest)
    #expect(bars.top == rest)
    bars.scroll(to: 100)
    #expect(bars.top == 88)
  }

  @Test("a search bar at the bottom, or in the row, takes nothing at the top")
  func placements() {
    let (bars, search) = bars(large: false)
    for placement in [UINavigationItem.SearchBarPlacement.inline, .integrated, .automatic] {
      let isDocked = placement != .inline
      bars.device.host.behavior.docksSearchBars = true
      bars.device.run {
        bars.navigation.topViewController?.navigationItem.preferredSearchBarPlacement = placement
      }
      bars.device.layOut()
      #expect(bars.top == 88 && bars.offset == -88)
      let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
      #expect(frame.minY == (isDocked ? 812 - 86 : 44) && frame.height == (isDocked ? 86 : 44))
      bars.device.run { search.isActive = true }
      #expect(bars.top == (isDocked ? 44 : 88) && bars.offset == -bars.top)
      bars.device.run { search.isActive = false }
      #expect(bars.top == 88 && bars.offset == -88)
    }
  }

  @Test("during a search, the bar is the search bar")
  func active() {
    final class Updater: UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "-")
      }
    }
    let (bars, search) = bars(large: true)
    let updater = Updater()
    search.searchResultsUpdater = updater
    bars.device.run { search.isActive = true }
    #expect(bars.top == 104 && bars.offset == -104)
    bars.device.run { search.searchBar.text = "tug" }
    #expect(updater.texts == ["-", "tug"])
    bars.device.run { search.isActive = false }
    #expect(bars.top == 200 && bars.offset == -200, "as recorded, it is visible after a search")
    search.hidesNavigationBarDuringPresentation = false
    bars.device.run { search.isActive = true }
    #expect(bars.top == 200)
  }
}
