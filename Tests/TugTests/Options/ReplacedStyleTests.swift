import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("A style with another indicator", .timeLimit(.minutes(30)))
struct ReplacedStyleTests {
  @Test("replaces the indicator, which shows the state and fills the control")
  func replaced() {
    let screen = Screen()
    let header = screen.header(.classic)
    let former = header.indicator
    screen.begin(header)
    screen.host.run { header.style = .text }
    screen.host.layoutWindows()
    #expect(header.indicator is TextIndicator)
    #expect(former.superview == nil && header.indicator.isDescendant(of: header.view))
    #expect((header.indicator as? TextIndicator)?.stateLabel.text == "Refreshing…")
    #expect(header.indicator.frame == header.view.bounds)
    #expect(header.state == .refreshing)
  }

  @Test("is prepared for the edge: at a side it has the length for sides")
  func side() {
    let screen = Screen.sideways()
    let leading = screen.host.run {
      let leading = Refresher.pull(.bare(30), callback: { _ in })
      screen.scrollView.tug.leading = leading
      return leading
    }
    screen.host.run { leading.style = .classic }
    #expect(leading.view.frame == CGRect(x: -60, y: 0, width: 60, height: 667))
    #expect(leading.shownTitle == "Pull to refresh")
  }

  @Test("an assignment with other values keeps the indicator")
  func sameIndicator() {
    let screen = Screen()
    let header = screen.header(.classic)
    let former = header.indicator
    screen.host.run {
      header.style = .classic.with { $0.tintColor = .systemRed }
      header.style[.idle].title = "Pull me"
    }
    #expect(header.indicator === former && header.shownTitle == "Pull me")
    #expect(header.classic?.stateLabel.textColor == .systemRed)
  }

  @Test("changes the control's length: at once in the idle state, animated while it refreshes")
  func extent() {
    let screen = Screen()
    let header = screen.header(.bare(54))
    screen.host.run { header.style = .bare(80) }
    #expect(header.view.frame == CGRect(x: 0, y: -80, width: 375, height: 80))
    screen.begin(header)
    screen.advance(1)
    #expect(screen.inset.top == 80 && screen.offset == -80)
    screen.host.run { header.style = .bare(30) }
    screen.advance(1)
    #expect(header.view.frame.height == 30)
    #expect(screen.inset.top == 30 && screen.offset == -30)
    screen.end(header)
    screen.advance(1)
    #expect(screen.inset == .zero && screen.offset == 0)
  }

  @Test("during a pull the new indicator gets the progress of the pull")
  func duringPull() {
    let screen = Screen()
    let header = screen.header(.bare(50))
    screen.pull(toOffset: -25)
    let indicator = screen.host.run { ProgressRecord() }
    screen.host.run { header.style = .custom { indicator } }
    #expect(abs((indicator.progress ?? 0) - 0.5) < 0.02)
    screen.drag(by: 20)
    #expect(abs((indicator.progress ?? 0) - header.progress) < 0.001 && header.progress > 0.55)
  }

  @Test("works before the control has an edge")
  func beforeAttachment() {
    let screen = Screen()
    let header = screen.host.run {
      let header = Refresher.pull(.classic, callback: { _ in })
      header.style = .bare(70)
      screen.scrollView.tug.header = header
      return header
    }
    #expect(header.indicator is BareIndicator && header.view.frame.height == 70)
  }
}

/// An indicator of 50 points that records its progress.
private final class ProgressRecord: UIView, RefreshIndicator {
  private(set) var progress: CGFloat?
  var extent: CGFloat { 50 }

  func show(_ status: RefreshStatus) {}
  func progressChanged(to progress: CGFloat) { self.progress = progress }
}
