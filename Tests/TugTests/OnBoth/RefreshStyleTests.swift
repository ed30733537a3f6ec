// Complaint numbers refer to docs/references/complaints.md.
// Defect numbers refer to docs/references/mjrefresh-defects.md.

import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The style of a control")
struct RefreshStyleTests {
  #if !canImport(UIKit)  // A finger is needed.
    @Test("sets a title for one state or for all; other titles come from the app's language")
    func titles() {
      let screen = Screen()
      let header = screen.header(
        .classic.with {
          $0[.pulling].title = "Let go"
          $0[.refreshing].title = "Busy"
        })
      #expect(header.shownTitle == "Pull down to refresh")
      screen.pull(toOffset: -70)
      #expect(header.shownTitle == "Let go")
      screen.letGo()
      #expect(header.shownTitle == "Busy")
      let same = screen.header(
        .classic.with { for state in RefreshState.allCases { $0[state].title = "Same" } })
      #expect(same.shownTitle == "Same")
      screen.begin(same)
      #expect(same.shownTitle == "Same")
    }
  #endif

  @Test("can be changed at any time, and nil restores the language's text")
  func later() {
    let screen = Screen()
    let header = screen.header(.classic)
    screen.host.run {
      header.style[.idle].title = "Mine"
      header.style[.idle].subtitle = "Below"
      header.style.textColor = .systemRed
    }
    #expect(header.shownTitle == "Mine")
    #expect(header.style[.idle].title == "Mine" && header.style[.failed].title == nil)
    #expect(header.shownSubtitle == "Below")
    #expect(header.classic?.stateLabel.textColor == .systemRed)
    screen.host.run {
      header.style[.idle].title = nil
      header.style[.idle].subtitle = nil
    }
    #expect(header.shownTitle == "Pull down to refresh")
    #expect(header.shownSubtitle == "Not updated yet")
  }

  @Test("one style serves many controls: changing it in one doesn't affect another")
  func values() {
    let (one, other) = (Screen(), Screen())
    let style = RefreshStyle.classic.with { $0[.idle].title = "First" }
    let (first, second) = (one.header(style), other.header(style))
    one.host.run { first.style[.idle].title = "Second" }
    #expect(first.shownTitle == "Second")
    #expect(second.shownTitle == "First")
  }

  @Test("an attributed title keeps its font and color, for its own states only")
  func attributed() throws {
    let screen = Screen()
    let font = UIFont.systemFont(ofSize: 20, weight: .heavy)
    let title = NSAttributedString(
      string: "Red", attributes: [.font: font, .foregroundColor: UIColor.systemRed])
    let header = screen.header(.classic.with { $0[.refreshing].attributedTitle = title })
    let label = try #require(header.classic?.stateLabel)
    let usual = label.font
    screen.begin(header)
    #expect(label.text == "Red" && label.font == font && label.textColor == .systemRed)
    #expect(header.view.accessibilityValue?.hasPrefix("Red") == true)
    screen.end(header)
    #expect(label.font == usual && label.textColor == .label)
  }

  @Test("MJRefresh defect 8: a refresh that waits for its window has a title")
  func willRefresh() {
    let screen = Screen(attached: false)
    let plain = screen.header(.classic)
    let own = RefreshStyle.classic.with { $0[.refreshing].title = "Soon" }
    screen.begin(plain)
    #expect(plain.state == .willRefresh)
    #expect(plain.shownTitle == "Refreshing…")
    let header = screen.header(own)
    screen.begin(header)
    #expect(header.shownTitle == "Soon")
  }

  @Test("colors text, arrow, and spinner, together or separately")
  func colors() {
    let screen = Screen()
    let style = RefreshStyle.classic.with {
      $0.tintColor = .systemRed
      $0.arrowColor = .systemGreen
      $0.spinnerStyle = .large
    }
    let indicator = screen.header(style).classic
    #expect(indicator?.stateLabel.textColor == .systemRed)
    #expect(indicator?.subtitleLabel.textColor == .systemRed)
    #expect(indicator?.spinner.color == .systemRed)
    #expect(indicator?.arrowView.tintColor == .systemGreen)
    #expect(indicator?.spinner.style == .large)
    #expect(indicator?.spinner.bounds.width == 37)
  }

  #if !canImport(UIKit)  // Only HeadlessUIKit can resolve a color.
    @Test("complaint 25: default colors are semantic, and differ in dark mode")
    func darkMode() {
      let indicator = Screen().header(.classic).classic
      let colors = [
        indicator?.stateLabel.textColor, indicator?.subtitleLabel.textColor,
        indicator?.arrowView.tintColor,
      ]
      for color in colors {
        let light = color?.components(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color?.components(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(light != nil && light != dark)
      }
    }
  #endif

  @Test(
    "the text is 25 points from the center of the arrow, or as the style sets it",
    arguments: [(nil, 25), (40, 40), (.nan, 0)] as [(CGFloat?, CGFloat)])
  func labelInset(own: CGFloat?, inset: CGFloat) throws {
    let screen = Screen()
    let style = RefreshStyle.classic.with {
      $0.labelInset = own
      $0.showsLastUpdated = false
    }
    let indicator = try #require(screen.header(style).classic)
    screen.host.layoutWindows()
    let width = indicator.stateLabel.sizeThatFits(.zero).width
    #expect(indicator.arrowView.center.x == 187.5 - width / 2 - inset)
  }

  @Test("a hidden title leaves the center to the spinner, and the text to VoiceOver")
  func hiddenTitle() throws {
    let screen = Screen()
    let footer = screen.footer(.classic.with { $0[.refreshing].isTitleHidden = true })
    let indicator = try #require(footer.classic)
    #expect(!indicator.stateLabel.isHidden)
    screen.begin(footer)
    screen.host.layoutWindows()
    #expect(indicator.stateLabel.isHidden)
    #expect(indicator.spinner.center.x == 187.5)
    #expect(footer.view.accessibilityValue == "Loading…")
  }

  @Test("without the time, or with a subtitle, the second line changes")
  func secondLine() {
    let screen = Screen()
    #expect(
      screen.header(.classic.with { $0.showsLastUpdated = false }).classic?.subtitleLabel.isHidden
        == true)
    let footer = screen.footer(.classic.with { $0[.idle].subtitle = "Page 2" })
    #expect(footer.shownSubtitle == "Page 2")
    #expect(footer.classic?.subtitleLabel.isHidden == false)
    screen.begin(footer)
    #expect(footer.classic?.subtitleLabel.isHidden == true)
  }

  @Test("complaint 29: a failure shows the reason if its error has a description for users")
  func reason() {
    let screen = Screen()
    let (header, footer) = (screen.header(.classic), screen.footer(.classic))
    for control in [header, footer] {
      screen.begin(control)
      screen.end(control, .failure(Outage()))
      #expect(control.shownSubtitle == "The server sleeps")
      #expect(control.classic?.subtitleLabel.isHidden == false)
    }
    screen.begin(header)
    screen.end(header, .failure(Trouble()))
    #expect(header.shownSubtitle == "Not updated yet")
  }

  @Test("a custom view replaces the indicator in its states, centered")
  func customView() async {
    let screen = Screen()
    var made = 0
    let header = screen.header(
      .classic.with {
        $0[.refreshing].makeView = {
          made += 1
          return UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        }
      })
    #expect(made == 0)
    for _ in 0..<2 {
      screen.begin(header)
      screen.host.layoutWindows()
      let views = header.view.subviews
      #expect(header.indicator.isHidden && views.count == 2)
      #expect(views.last?.frame == CGRect(x: 137.5, y: 17, width: 100, height: 20))
      await screen.wait(0.3)
      screen.end(header)
      #expect(!header.indicator.isHidden && header.view.subviews.count == 1)
    }
    #expect(made == 1, "one control creates its view once")
    screen.host.run { header.style[.refreshing].makeView = nil }
    screen.begin(header)
    #expect(!header.indicator.isHidden)
  }
}
