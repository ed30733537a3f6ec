// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("When the screen goes away", .timeLimit(.minutes(30)))
struct TeardownTests {
  @Test(
    "complaints 18, 19: during a refresh, the scroll view and its control are released")
  func released() async {
    let work = Work()
    weak var scrollView: UIScrollView?
    weak var header: Refresher?
    do {
      let screen = Screen()
      let control = screen.host.run { Refresher.pull(.classic) { try await work.run() } }
      (scrollView, header) = (screen.scrollView, control)
      screen.host.run {
        screen.scrollView.tug.header = control
        control.beginRefreshing()
      }
      await screen.wait(0.3)
      await work.started(1)
      screen.host.run { screen.scrollView.removeFromSuperview() }
    }
    for _ in 0..<4 { await Task { @MainActor in }.value }
    #expect(scrollView == nil)
    #expect(header == nil)
    #expect(work.cancellations == 1)
  }

  @Test("a control that the app retains is idle, and its action is canceled")
  func orphan() async {
    let work = Work()
    let header: Refresher
    do {
      let screen = Screen()
      header = screen.host.run { Refresher.pull(.classic) { try await work.run() } }
      screen.host.run {
        screen.scrollView.tug.header = header
        header.beginRefreshing()
      }
      await screen.wait(0.3)
      await work.started(1)
      screen.host.run { screen.scrollView.removeFromSuperview() }
    }
    for _ in 0..<4 { await Task { @MainActor in }.value }
    #expect(header.state == .idle)
    #expect(work.cancellations == 1)
  }

  @Test("a caller that awaits a refresh resumes when the scroll view is released")
  func waiting() async {
    var results: [RefreshResult] = []
    do {
      let screen = Screen()
      let header = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
      screen.host.run {
        screen.scrollView.tug.header = header
        header.beginRefreshing { results.append($0) }
        screen.scrollView.removeFromSuperview()
      }
      #expect(results.isEmpty)
      screen.host.run { screen.scrollView.tug.header = nil }
    }
    #expect(results.count == 1 && results.first?.outcome == .cancelled)
  }

  @Test(
    "MJRefresh defect 1: a control view that the app moves elsewhere stays there, without events")
  func viewPutElsewhere() async {
    let screen = Screen()
    let header = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    let plain = screen.host.run {
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.window.addSubview(plain)
      screen.scrollView.tug.header = header
      header.beginRefreshing()
      return plain
    }
    await screen.wait(0.3)
    screen.host.run { plain.addSubview(header.view) }
    #expect(screen.inset == .zero)
    #expect(screen.scrollView.tug.header == nil)
    #expect(header.view.superview === plain)
    let frame = header.view.frame
    screen.scroll(to: -80)
    screen.host.run { screen.scrollView.contentSize.height = 3000 }
    #expect(header.view.frame == frame)
    #expect(header.state == .idle && header.progress == 0)
  }

  @Test("a control whose view is removed from the scroll view gives its inset back")
  func viewTakenOut() async {
    let screen = Screen()
    let header = screen.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    screen.host.run {
      screen.scrollView.tug.header = header
      header.beginRefreshing()
    }
    await screen.wait(0.3)
    screen.host.run { for view in screen.scrollView.subviews { view.removeFromSuperview() } }
    #expect(screen.inset == .zero)
    #expect(screen.scrollView.tug.header == nil)
  }

  @Test("a control moved to another scroll view leaves the first one as it was")
  func moved() async {
    let (one, other) = (Screen(), Screen())
    let header = one.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
    one.host.run {
      one.scrollView.tug.header = header
      header.beginRefreshing()
    }
    await one.wait(0.3)
    other.host.run { other.scrollView.tug.header = header }
    #expect(one.inset == .zero)
    #expect(one.scrollView.tug.header == nil)
    #expect(other.scrollView.tug.header === header)
    #expect(header.state == .idle)
  }

  @Test("a control that has moved on stays there when its former scroll view goes away")
  func movedOn() async {
    let other = Screen()
    let header: Refresher
    do {
      let one = Screen()
      header = one.host.run { Refresher.pull(.classic) { (_: Refresher) in } }
      one.host.run {
        one.scrollView.tug.header = header
        one.scrollView.removeFromSuperview()
      }
    }
    // In the same turn, as a host does that puts a new list in place of an old one.
    other.host.run { other.scrollView.tug.header = header }
    for _ in 0..<4 { await Task { @MainActor in }.value }
    #expect(other.scrollView.tug.header === header)
    #expect(header.edge == .top)
  }
}
