import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("What VoiceOver says")
struct SpeechTests {
  private func posts(_ screen: Screen, _ body: () -> Void) -> [AccessibilityRecord.Post] {
    screen.host.accessibility.posts = []
    body()
    screen.advance(0.5)
    return screen.host.accessibility.posts.filter { $0.notification == .announcement }
  }

  @Test(
    "an automatic page says nothing when it starts, and when it ends, only if nothing else is said")
  func automaticPage() {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let footer = screen.footer(.classic)
    #expect(posts(screen) { screen.begin(footer) }.isEmpty, "it talks over the row being read")
    let end = posts(screen) { screen.end(footer) }
    #expect(end.map(\.text) == [footer.presenter.texts.loaded])
    #expect(end.map(\.isQueued) == [true] && end.map(\.priority) == [.low])
    screen.begin(footer)
    let failure = posts(screen) { screen.end(footer, .failure(Trouble())) }
    #expect(failure.count == 1 && failure[0].isQueued && failure[0].priority == .default)
    #expect(
      posts(screen) { _ = screen.host.run { footer.view.accessibilityActivate() } }
        .map(\.text) == [footer.presenter.texts.loading],
      "whoever double-tapped waits for an answer")
  }

  @Test("a page after one that was begun by a double tap, and canceled, is silent again")
  func canceled() {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let footer = screen.footer(.classic)
    screen.host.run { #expect(footer.view.accessibilityActivate()) }
    screen.end(footer, .cancelled)
    #expect(posts(screen) { screen.begin(footer) }.isEmpty)
    #expect(posts(screen) { screen.end(footer) }.map(\.priority) == [.low])
  }

  @Test("the app may name the element to which VoiceOver goes after a load")
  func namedElement() {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let footer = screen.footer(.classic)
    let own = UIView()
    footer.firstNewElement = { own }
    screen.host.accessibility.focusedElement = footer.view
    screen.begin(footer)
    screen.end(footer)
    #expect(screen.host.accessibility.focusedElement === own)
    screen.host.accessibility.focusedElement = footer.view
    screen.begin(footer)
    screen.end(footer, .failure(Trouble()))
    #expect(screen.host.accessibility.focusedElement === footer.view, "there is nothing new")
  }

  @Test("a refresh is said at once, in the language of its words")
  func refresh() {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    screen.host.run { TugLanguage.current = .german }
    let header = screen.header(.classic)
    #expect(header.view.accessibilityLanguage == "de")
    let begin = posts(screen) { screen.begin(header) }
    #expect(begin.map(\.language) == ["de"] && begin.map(\.isQueued) == [false])
    screen.host.run { TugLanguage.current = .japanese }
    #expect(header.view.accessibilityLanguage == "ja")
  }

  @Test("a control that isn't visible says nothing: another tab, a hidden list, a clear one")
  func unseen() {
    let ways: [(String, @MainActor (Screen) -> Void)] = [
      ("another tab", { $0.scrollView.removeFromSuperview() }),
      ("a hidden list", { $0.scrollView.isHidden = true }),
      ("a clear list", { $0.scrollView.alpha = 0 }),
      ("a hidden window", { $0.window.isHidden = true }),
    ]
    for (name, hide) in ways {
      let screen = Screen()
      _ = VoiceOver(on: screen.host)
      let header = screen.header(.classic)
      screen.begin(header)
      screen.advance(0.5)
      screen.host.run { hide(screen) }
      #expect(posts(screen) { screen.end(header) }.isEmpty, "\(name) speaks")
    }
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let header = screen.header(.classic)
    screen.host.enterBackground()
    #expect(posts(screen) { screen.begin(header) }.isEmpty, "an app in the background speaks")
  }

  @Test("at rest, the value is the time alone: no gesture that VoiceOver takes away")
  func value() {
    let screen = Screen()
    _ = VoiceOver(on: screen.host)
    let (header, footer) = (screen.header(.classic), screen.footer(.classic))
    #expect(header.view.accessibilityLabel == "Refresh")
    #expect(header.view.accessibilityValue == header.shownSubtitle)
    #expect(header.view.accessibilityUserInputLabels == ["Refresh"])
    #expect(footer.view.accessibilityValue == nil)
    #expect(footer.view.accessibilityUserInputLabels == ["Load more"])
    screen.host.run { footer.style[.idle].title = "Older" }
    let names = footer.view.accessibilityUserInputLabels
    #expect(names == ["Older", "Load more"], "people say what they read")
    screen.begin(footer)
    #expect(footer.view.accessibilityValue == "Loading…")
    screen.end(footer, .failure(Outage()))
    let value = "Couldn’t load. Double-tap to try again, The server sleeps"
    #expect(footer.view.accessibilityValue == value)
    screen.begin(footer)
    screen.end(footer, .noMoreData)
    #expect(footer.view.accessibilityLabel == footer.shownTitle)
    #expect(footer.view.accessibilityTraits == .staticText && footer.view.accessibilityValue == nil)
    #expect(footer.view.accessibilityRespondsToUserInteraction == false)
  }

  @Test(
    "a load with the focus on its control goes on at the first new row, and others don't move it")
  func focus() {
    for isFocused in [true, false] {
      let screen = Screen()
      _ = VoiceOver(on: screen.host)
      let footer = screen.footer(.classic)
      let row = screen.host.run { UIView(frame: CGRect(x: 0, y: 2000, width: 375, height: 44)) }
      let elsewhere = UIView()
      screen.host.accessibility.focusedElement = isFocused ? footer.view : elsewhere
      screen.begin(footer)
      screen.host.run {
        row.isAccessibilityElement = true
        screen.scrollView.addSubview(row)
        screen.scrollView.contentSize.height = 3000
      }
      screen.end(footer)
      screen.advance(0.5)
      let layouts = screen.host.accessibility.posts.filter { $0.notification == .layoutChanged }
      #expect(layouts.count == (isFocused ? 1 : 0))
      let focus = screen.host.accessibility.focusedElement
      #expect(focus === (isFocused ? row : elsewhere), "the focus rides past the new rows")
    }
  }
}
