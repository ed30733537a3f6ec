// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The app's own inset", .timeLimit(.minutes(30)))
struct InsetLedgerTests {
  private func refreshing(_ screen: Screen) async -> Refresher {
    let header = screen.host.run {
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      screen.scrollView.tug.header = header
      header.beginRefreshing()
      return header
    }
    await screen.wait(0.6)
    return header
  }

  @Test(
    "complaint 2: may change while a control holds an inset, and the difference is the app's"
  )
  func difference() async {
    let screen = Screen(contentInset: UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3))
    let header = await refreshing(screen)
    screen.host.run {
      screen.scrollView.contentInset.top += 20
      screen.scrollView.contentInset.bottom = 300
    }
    #expect(screen.inset.top == 84)
    #expect(screen.scrollView.tug.contentInset.top == 30)
    screen.host.run { header.endRefreshing() }
    await screen.wait(0.5)
    #expect(screen.inset == UIEdgeInsets(top: 30, left: 1, bottom: 300, right: 3))
  }

  @Test("can be assigned as a value, to which the held inset is added")
  func assignment() async {
    let screen = Screen()
    let header = await refreshing(screen)
    screen.host.run {
      screen.scrollView.tug.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    }
    #expect(screen.inset.top == 118)
    screen.host.run { header.endRefreshing() }
    await screen.wait(0.5)
    #expect(screen.inset.top == 64)
  }

  @Test("complaint 7: is written only if it really changes")
  func noNeedlessWrites() async {
    let screen = Screen()
    let header = await refreshing(screen)
    (header.openingDuration, header.closingDuration) = (0.25, 0.4)
    var writes = 0
    let observation = screen.scrollView.observe(\.contentInset) { _, _ in writes += 1 }
    defer { observation.invalidate() }
    screen.scroll(to: -54)
    screen.scroll(to: -54)
    #expect(writes == 0)
    screen.host.run { header.endRefreshing() }
    #expect(writes == 1)
    await screen.wait(1)
    screen.scroll(to: 200)
    #expect(writes == 1)
  }
}
