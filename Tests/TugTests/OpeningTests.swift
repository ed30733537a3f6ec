import Foundation
import Testing

@testable import Tug

/// The inset that a control holds while it opens makes more offsets valid, and UIKit corrects the
/// current one before the control has moved the list to its place.
@MainActor
@Suite("Opening", .replayed)
struct OpeningTests {
  @Test(
    "a header opens fully above content of any height, also slightly shorter than the view",
    arguments: [0, 100, 500, 560, 600, 613, 620, 640, 660, 667, 700, 2000], [0, 64])
  func header(contentHeight: CGFloat, top: CGFloat) {
    let screen = Screen(
      contentHeight: contentHeight, safeArea: UIEdgeInsets(top: top, left: 0, bottom: 20, right: 0))
    screen.host.run {
      let header = Refresher.pull(.text) { _ in }
      screen.scrollView.tug.header = header
      header.beginRefreshing()
    }
    #expect(screen.offset == -top, "nothing has moved yet")
    for _ in 0..<40 {
      let before = screen.offset
      screen.advance(screen.host.frameInterval)
      #expect(screen.offset <= before, "it turns back while it opens")
      #expect(screen.inset.top >= -top - screen.offset, "the content is beyond its edge")
    }
    #expect(screen.offset == -top - 54)
    #expect(screen.inset.top == 54)
    screen.host.run { screen.scrollView.tug.header?.endRefreshing() }
    screen.advance(1)
    #expect(screen.offset == -top)
    #expect(screen.inset.top == 0)
  }
}
