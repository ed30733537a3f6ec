import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("A whole inset that the app assigns while a control is open", .timeLimit(.minutes(30)))
struct WholeInsetTests {
  @Test(
    "the header's inset is restored, and the content rests below it",
    arguments: [0, 10])
  func header(own: CGFloat) {
    let insets = UIEdgeInsets(top: own, left: 0, bottom: 0, right: 0)
    let screen = Screen(contentInset: insets)
    let header = screen.header(.bare(54))
    screen.begin(header)
    screen.advance(1)
    #expect(screen.inset.top == own + 54 && screen.offset == -own - 54)
    screen.host.run { screen.scrollView.contentInset = insets }
    #expect(screen.inset.top == own + 54 && screen.offset == -own - 54)
    screen.advance(1)
    screen.end(header)
    screen.advance(1)
    #expect(screen.inset == insets && screen.offset == -own)
  }

  @Test(
    "a leading control's inset is restored, in either direction", arguments: [false, true])
  func leading(isRightToLeft: Bool) {
    let screen = Screen.sideways(isRightToLeft: isRightToLeft)
    let leading = screen.host.run {
      let leading = Refresher.pull(.bare(60)) { (_: Refresher) in }
      screen.scrollView.tug.leading = leading
      return leading
    }
    screen.begin(leading)
    screen.advance(1)
    let open: CGFloat = isRightToLeft ? 2000 - 375 + 60 : -60
    let held = UIEdgeInsets(
      top: 0, left: isRightToLeft ? 0 : 60, bottom: 0, right: isRightToLeft ? 60 : 0)
    #expect(screen.inset == held && screen.offsetX == open)
    screen.host.run { screen.scrollView.contentInset = .zero }
    screen.advance(1)
    #expect(screen.inset == held)
    #expect(screen.offsetX == open)
    screen.end(leading)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offsetX == (isRightToLeft ? 1625 : 0))
  }

  @Test("a pulled footer's inset is restored, and the footer stays in view")
  func footer() {
    let screen = Screen()
    let footer = screen.host.run {
      let footer = Refresher.pull(.bare(44)) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      return footer
    }
    screen.begin(footer)
    screen.advance(1)
    #expect(screen.inset.bottom == 44 && screen.offset == 1377)
    screen.host.run { screen.scrollView.contentInset = .zero }
    screen.advance(1)
    #expect(screen.inset.bottom == 44)
    #expect(screen.offset == 1377)
    screen.end(footer)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 1333)
  }

  @Test("a list that was scrolled away from its open header does not move")
  func scrolledAway() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    screen.begin(header)
    screen.advance(1)
    screen.scroll(to: 500)
    screen.host.run { screen.scrollView.contentInset = .zero }
    #expect(screen.offset == 500 && screen.inset == .zero)
    screen.scroll(to: -54)
    #expect(screen.inset.top == 54)
  }
}
