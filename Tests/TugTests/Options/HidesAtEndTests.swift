import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("A control that leaves at the end of the data")
struct HidesAtEndTests {
  private func makeFooter(_ screen: Screen, isPulled: Bool) -> Refresher {
    screen.host.run {
      let footer =
        isPulled
        ? Refresher.pullToLoad(.bare(44)) { (_: Refresher) in }
        : .auto(.bare(44)) { (_: Refresher) in }
      footer.hidesWhenNoMoreData = true
      screen.scrollView.tug.footer = footer
      return footer
    }
  }

  @Test("takes no room and no taps there, and comes back with a reset", arguments: [false, true])
  func leaves(isPulled: Bool) {
    let screen = Screen()
    let footer = makeFooter(screen, isPulled: isPulled)
    let room = screen.inset.bottom
    screen.begin(footer)
    screen.advance(1)
    #expect(!footer.view.isHidden)
    screen.end(footer, .noMoreData)
    screen.advance(1)
    #expect(footer.view.isHidden && footer.state == .noMoreData)
    #expect(screen.inset == .zero, "nothing is left of it below the last row")
    #expect(!footer.isHidden, "the app has not hidden it")
    screen.host.run { footer.resetNoMoreData() }
    screen.advance(0.1)
    #expect(!footer.view.isHidden && screen.inset.bottom == room)
  }

  @Test("comes back when the list is refreshed")
  func comesBack() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    let footer = makeFooter(screen, isPulled: false)
    screen.end(footer, .noMoreData)
    #expect(footer.view.isHidden)
    screen.begin(header)
    screen.advance(1)
    screen.end(header)
    screen.advance(1)
    #expect(!footer.view.isHidden && footer.state == .idle)
  }

  @Test("shows again at once when the option is taken back, unless the app has hidden it")
  func option() {
    let screen = Screen()
    let footer = makeFooter(screen, isPulled: false)
    screen.end(footer, .noMoreData)
    screen.host.run { footer.hidesWhenNoMoreData = false }
    #expect(!footer.view.isHidden)
    screen.host.run { footer.isHidden = true }
    #expect(footer.view.isHidden)
    screen.host.run { footer.hidesWhenNoMoreData = true }
    screen.host.run { footer.isHidden = false }
    #expect(footer.view.isHidden && screen.inset == .zero)
  }
}
