import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Two controls that open in one turn")
struct ParallelTests {
  @Test(
    "hold both insets, also around short content", arguments: [200, 600, 2000] as [CGFloat],
    [false, true])
  func both(contentHeight: CGFloat, headerFirst: Bool) async {
    let screen = Screen(contentHeight: contentHeight)
    let tug = screen.scrollView.tug
    screen.host.run {
      tug.arbitration = .parallel
      tug.header = .pull(.classic) { (_: Refresher) in }
      tug.footer = .pull(.classic) { (_: Refresher) in }
      if headerFirst { tug.header?.beginRefreshing() }
      tug.footer?.beginRefreshing()
      if !headerFirst { tug.header?.beginRefreshing() }
    }
    let gap = max(0, 667 - contentHeight)
    #expect(tug.header?.state == .refreshing && tug.footer?.state == .refreshing)
    #expect(screen.inset.bottom == tug.footer?.heldInset)
    #expect(screen.inset.bottom >= 44 + gap - 54)
    await screen.wait(1)
    if !headerFirst {
      #expect(
        screen.offset == -54 && screen.inset.top == 54, "the control begun last is in view")
    }
    screen.scroll(to: -54)
    #expect(screen.inset.top == 54, "the header is in view and must have its inset")
    screen.host.run {
      tug.header?.endRefreshing()
      tug.footer?.endRefreshing()
    }
    await screen.wait(2)
    #expect(screen.inset == .zero)
  }
}
