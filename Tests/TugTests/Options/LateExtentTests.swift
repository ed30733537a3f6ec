import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("A resting extent that changes while the control is open", .timeLimit(.minutes(30)))
struct LateExtentTests {
  private func refreshing(on screen: Screen) -> Refresher {
    let header = screen.header(.bare(54))
    screen.begin(header)
    screen.advance(1)
    return header
  }

  @Test(
    "the control opens further or closes a little, and the content moves with it",
    arguments: [20, 80, 0])
  func atRest(extent: CGFloat) {
    let screen = Screen(safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let header = refreshing(on: screen)
    #expect(screen.offset == -118 && screen.inset.top == 54)
    screen.host.run { header.trigger.pull?.restingExtent = extent }
    screen.advance(1)
    #expect(screen.inset.top == extent && screen.offset == -64 - extent)
    screen.end(header)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == -64)
  }

  @Test("a list scrolled away from it doesn't move, and the next pull opens to the new extent")
  func scrolledAway() {
    let screen = Screen()
    let header = refreshing(on: screen)
    screen.scroll(to: 400)
    screen.host.run { header.trigger.pull?.restingExtent = 80 }
    screen.advance(1)
    #expect(screen.offset == 400 && screen.inset.top == 0)
    screen.scroll(to: 0)
    screen.pull(toOffset: -100)
    screen.letGo()
    screen.advance(2)
    #expect(screen.offset == -80 && screen.inset.top == 80)
  }

  @Test("a pulled footer's inset changes with it")
  func footer() {
    let screen = Screen()
    let footer = screen.host.run {
      let footer = Refresher.pull(.bare(44)) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      footer.beginRefreshing()
      return footer
    }
    screen.advance(1)
    #expect(screen.inset.bottom == 44 && screen.offset == 1377)
    screen.host.run { footer.trigger.pull?.restingExtent = 70 }
    screen.advance(1)
    #expect(screen.inset.bottom == 70 && screen.offset == 1403)
    screen.end(footer)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 1333)
  }
}
