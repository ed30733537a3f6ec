import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The view of a control")
struct RefresherViewTests {
  @Test("a slow drag that starts on the footer scrolls the list")
  func slowDrag() {
    let screen = Screen(contentHeight: 640)
    let footer = screen.footer(.classic)
    #expect(footer.view.frame.minY == 640)
    screen.finger.down(at: CGPoint(x: 180, y: 655))
    screen.advance(0.5)
    for _ in 0..<10 { screen.drag(by: -5) }
    #expect(screen.scrollView.isDragging)
    #expect(screen.offset > 10)
    screen.finger.up()
  }

  @Test("a tap on a footer that is idle or has failed loads; a tap beside it doesn't")
  func tap() {
    let screen = Screen(contentHeight: 600)
    var runs = 0
    let footer = screen.footer(.classic) { _ in runs += 1 }
    screen.finger.tap(at: CGPoint(x: 180, y: 300))
    #expect(runs == 0)
    screen.finger.tap(at: CGPoint(x: 180, y: 620))
    #expect(runs == 1)
    screen.end(footer, .failure(Trouble()))
    screen.finger.tap(at: CGPoint(x: 180, y: 620))
    #expect(runs == 2)
  }
}
