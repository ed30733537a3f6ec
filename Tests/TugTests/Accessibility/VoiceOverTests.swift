// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import Testing

@testable import Tug

/// A controller that forwards swipes, as shown in the documentation.
private final class PassingController: UIViewController {
  let scrollView = UIScrollView()

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollView.tug.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}

@MainActor
@Suite("Complaint 26: VoiceOver")
struct VoiceOverTests {
  @Test("complaint 26: a control is one element with a name and a value for its state")
  func oneElement() {
    let screen = Screen()
    let voiceOver = VoiceOver(on: screen.host)
    let header = screen.header(.classic)
    let elements = voiceOver.elements(in: screen.window)
    #expect(elements == [header.view])
    #expect(header.view.accessibilityLabel == "Refresh")
    #expect(header.view.accessibilityValue == "Not updated yet")
    #expect(header.view.accessibilityTraits == .button)
    screen.begin(header)
    #expect(header.view.accessibilityValue == "Refreshing…")
    #expect(header.view.accessibilityTraits == .updatesFrequently)
    let footer = screen.footer(.text)
    #expect(footer.view.accessibilityLabel == "Load more")
    #expect(footer.view.accessibilityValue == nil)
  }

  @Test("a control at rest is blank for people who see the screen beside VoiceOver")
  func blank() {
    let screen = Screen()
    let header = screen.header(.classic.with { $0[.idle].backgroundColor = .systemYellow })
    _ = VoiceOver(on: screen.host)
    #expect(header.indicator.isHidden, "words would stand in the status bar")
    #expect(header.view.backgroundColor == nil)
    screen.pull(toOffset: -30)
    #expect(!header.indicator.isHidden, "what is pulled out doesn't show")
    #expect(header.view.backgroundColor == .systemYellow)
    screen.letGo()
    screen.advance(1)
    #expect(header.indicator.isHidden && header.view.backgroundColor == nil)
  }

  @Test("a view in the indicator's place is blank at rest, too")
  func blankSubstitute() {
    let screen = Screen()
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let header = screen.header(.classic.with { $0[.idle].makeView = { own } })
    _ = VoiceOver(on: screen.host)
    #expect(own.isHidden && header.indicator.isHidden)
    screen.pull(toOffset: -30)
    #expect(!own.isHidden && header.indicator.isHidden)
  }

  @Test("complaint 26: the beginning, the result, and the end of the data are announced")
  func announcements() {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let (header, footer) = (screen.header(.classic), screen.footer(.classic))
    func said(_ body: () -> Void) -> [String] {
      screen.host.accessibility.posts = []
      body()
      screen.advance(0.5)
      return screen.host.accessibility.announcements
    }
    #expect(said { screen.begin(header) } == ["Refreshing…"])
    #expect(said { screen.end(header) } == ["Updated"])
    #expect(said { screen.begin(footer) } == [])
    #expect(said { screen.end(footer) } == ["Loaded"])
    screen.begin(footer)
    #expect(
      said { screen.end(footer, .failure(Outage())) }
        == ["Couldn’t load. Double-tap to try again, The server sleeps"])
    screen.begin(footer)
    #expect(said { screen.end(footer, .noMoreData) } == ["No more items"])
    #expect(said { screen.begin(footer) }.isEmpty)
    screen.host.run { header.style[.refreshing].title = "Fetching" }
    #expect(said { screen.begin(header) } == ["Fetching"])
  }

  @Test("a pull is announced once, and a removed control announces nothing")
  func once() {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let header = screen.header(.classic)
    screen.pull(toOffset: -70)
    #expect(screen.host.accessibility.announcements.isEmpty)
    screen.letGo()
    screen.advance(0.5)
    #expect(screen.host.accessibility.announcements == ["Refreshing…"])
    screen.host.run { screen.scrollView.tug.header = nil }
    #expect(header.state == .idle)
    #expect(screen.host.accessibility.announcements == ["Refreshing…"])
  }

  @Test("without VoiceOver nothing is announced")
  func silent() {
    let screen = Screen()
    let header = screen.header(.classic)
    screen.begin(header)
    screen.end(header)
    #expect(screen.host.accessibility.posts.isEmpty)
  }

  @Test(
    "a double tap or the list's action refreshes; a second one joins, and none works after the end")
  func activation() {
    let screen = Screen()
    var runs = 0
    let footer = screen.footer(.classic) { _ in runs += 1 }
    #expect(footer.view.accessibilityCustomActions?.map(\.name) == ["Load more"])
    screen.host.run { #expect(footer.view.accessibilityActivate()) }
    #expect(footer.state == .refreshing && runs == 1)
    screen.host.run { #expect(!footer.view.accessibilityActivate()) }
    #expect(footer.view.accessibilityCustomActions?.isEmpty == true)
    screen.end(footer, .failure(Trouble()))
    let action = footer.view.accessibilityCustomActions?.first
    screen.host.run { #expect(action?.actionHandler?(action!) == true) }
    #expect(runs == 2)
    screen.end(footer, .noMoreData)
    screen.host.run { #expect(!footer.view.accessibilityActivate()) }
    #expect(footer.state == .noMoreData)
  }

  @Test(
    "complaint 26: a three-finger swipe on the control refreshes, only at the start of the list")
  func threeFingersOnControl() {
    let screen = Screen()
    let voiceOver = VoiceOver(on: screen.host)
    let header = screen.header(.classic)
    #expect(!voiceOver.swipe(.left, on: header.view) && header.state == .idle)
    screen.scroll(to: 300)
    #expect(voiceOver.swipe(.up, on: header.view), "the list scrolls")
    #expect(screen.offset == 0 && header.state == .idle)
    #expect(voiceOver.swipe(.up, on: header.view))
    #expect(header.state == .refreshing)
  }

  @Test("complaint 26: a three-finger swipe anywhere refreshes if a controller forwards it")
  func threeFingersAnywhere() {
    let screen = Screen()
    let voiceOver = VoiceOver(on: screen.host)
    let (controller, row) = screen.host.run {
      let controller = PassingController()
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      controller.scrollView.frame = screen.window.bounds
      controller.scrollView.contentSize = CGSize(width: 375, height: 1000)
      controller.scrollView.addSubview(row)
      controller.view.addSubview(controller.scrollView)
      screen.window.rootViewController = controller
      controller.scrollView.tug.header = .pull(.classic) { (_: Refresher) in }
      controller.scrollView.tug.footer = .pull(.classic) { (_: Refresher) in }
      return (controller, row)
    }
    let tug = controller.scrollView.tug
    #expect(voiceOver.swipe(.down, on: row))
    #expect(controller.scrollView.contentOffset.y == 333 && tug.footer?.state == .idle)
    #expect(voiceOver.swipe(.down, on: row))
    #expect(tug.footer?.state == .refreshing, "the end was reached first")
    screen.host.run { tug.footer?.endRefreshing() }
    screen.advance(1)
    #expect(voiceOver.swipe(.up, on: row) && tug.header?.state == .idle)
    #expect(voiceOver.swipe(.up, on: row))
    #expect(tug.header?.state == .refreshing)
  }
}
