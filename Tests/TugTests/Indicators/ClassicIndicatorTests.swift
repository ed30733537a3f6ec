import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The classic indicator", .timeLimit(.minutes(30)), .replayed)
struct ClassicIndicatorTests {
  private func header(on screen: Screen) -> (Refresher, ClassicIndicator) {
    screen.host.run {
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      screen.scrollView.tug.header = header
      return (header, header.indicator as! ClassicIndicator)
    }
  }

  private func pullFooter(on screen: Screen) -> (Refresher, ClassicIndicator) {
    screen.host.run {
      let footer = Refresher.pull(.classic) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      return (footer, footer.indicator as! ClassicIndicator)
    }
  }

  /// The direction of the arrow, in points: (0, 1) is down.
  private func direction(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.c, y: transform.d)
  }

  private func direction(_ indicator: ClassicIndicator) -> CGPoint {
    direction(indicator.arrowView.layer.presentation()!.affineTransform())
  }

  @Test("points down at rest, flips where a release refreshes, and flips back")
  func arrowOfHeader() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    #expect(direction(indicator) == CGPoint(x: 0, y: 1))
    screen.pull(toOffset: -70)
    screen.advance(0.3)
    #expect(header.state == .pulling)
    #expect(abs(direction(indicator).y + 1) < 1e-6)
    screen.drag(by: -80)
    screen.advance(0.3)
    #expect(header.state == .idle)
    #expect(direction(indicator) == CGPoint(x: 0, y: 1))
  }

  @Test("shows the app's own arrow, which turns as Tug's does, and Tug's again for nil")
  func ownArrow() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    let usual = indicator.arrowView.image
    let size = CGSize(width: 24, height: 20)
    let own = UIGraphicsImageRenderer(size: size).image { _ in }
    screen.host.run { header.style.arrowImage = own }
    screen.host.layoutWindows()
    #expect(indicator.arrowView.image === own && indicator.arrowView.bounds.size == size)
    screen.pull(toOffset: -70)
    screen.advance(0.3)
    #expect(abs(direction(indicator).y + 1) < 1e-6)
    screen.host.run { header.style.arrowImage = nil }
    #expect(indicator.arrowView.image === usual && indicator.arrowView.bounds.width == 15)
  }

  @Test("a subtitle that had no room beside the title shows where the title is hidden")
  func subtitleAlone() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    screen.host.run { header.style[.idle].subtitle = "Below" }
    screen.host.layoutWindows()
    screen.host.run {
      indicator.bounds.size.height = 20
      indicator.layoutIfNeeded()
    }
    #expect(indicator.subtitleLabel.alpha == 0)
    screen.host.run { header.style[.idle].isTitleHidden = true }
    screen.host.layoutWindows()
    #expect(!indicator.subtitleLabel.isHidden && indicator.subtitleLabel.alpha == 1)
  }

  @Test("shows the time in a color of its own")
  func subtitleColor() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    screen.host.run {
      header.style.textColor = .systemRed
      header.style.subtitleColor = .systemBlue
    }
    #expect(indicator.stateLabel.textColor == .systemRed)
    #expect(indicator.subtitleLabel.textColor == .systemBlue)
  }

  @Test("points up in a footer, and flips to point down")
  func arrowOfFooter() {
    let screen = Screen()
    let (footer, indicator) = pullFooter(on: screen)
    #expect(abs(direction(indicator).y + 1) < 1e-6)
    screen.scroll(to: 1333)
    screen.pull(toOffset: 1333 + 70)
    screen.advance(0.3)
    #expect(footer.state == .pulling)
    #expect(direction(indicator) == CGPoint(x: 0, y: 1))
  }

  @Test("rotates the arrow, and never distorts it")
  func rotation() {
    let screen = Screen()
    let (_, indicator) = header(on: screen)
    screen.pull(toOffset: -53)
    screen.drag(by: 20)
    var turns: [CGFloat] = []
    for _ in 0..<14 {
      let shown = indicator.arrowView.layer.presentation()!.affineTransform()
      #expect(abs(shown.a * shown.d - shown.b * shown.c - 1) < 1e-9)
      #expect(abs(shown.a - shown.d) < 1e-9 && abs(shown.b + shown.c) < 1e-9)
      turns.append(atan2(shown.b, shown.a))
      screen.advance(screen.host.frameInterval)
    }
    let middle = turns.count { abs(sin($0)) > 0.5 }
    #expect(middle >= 3, "intermediate angles are visible")
    #expect(turns == turns.sorted() || turns == turns.sorted(by: >), "it rotates in one direction")
  }

  @Test("shows the arrow or the spinner, or neither when there is nothing to wait for")
  func arrowOrSpinner() {
    let screen = Screen()
    for (control, indicator) in [header(on: screen), pullFooter(on: screen)] {
      #expect(!indicator.arrowView.isHidden)
      #expect(indicator.spinner.isHidden && !indicator.spinner.isAnimating)
      screen.host.run { control.beginRefreshing() }
      #expect(indicator.arrowView.isHidden)
      #expect(!indicator.spinner.isHidden && indicator.spinner.isAnimating)
      screen.host.run { control.endRefreshing(.failure(Trouble())) }
      #expect(indicator.arrowView.isHidden && !indicator.failureSign.isHidden)
      #expect(!indicator.spinner.isAnimating)
      guard control.edge == .bottom else { continue }
      screen.host.run { control.endRefreshing(.noMoreData) }
      #expect(indicator.arrowView.isHidden)
      #expect(indicator.failureSign.isHidden && !indicator.spinner.isAnimating)
      screen.advance(0.3)
      #expect(indicator.spinner.isHidden)
      screen.host.run { control.resetNoMoreData() }
      #expect(!indicator.arrowView.isHidden)
    }
  }

  @Test("has no arrow in an automatic footer")
  func automatic() {
    let screen = Screen()
    let footer = screen.host.run { Refresher.auto(.classic) { (_: Refresher) in } }
    let indicator = footer.indicator as! ClassicIndicator
    screen.host.run { screen.scrollView.tug.footer = footer }
    #expect(indicator.arrowView.isHidden)
    screen.host.run { footer.beginRefreshing() }
    #expect(indicator.arrowView.isHidden)
    #expect(indicator.spinner.isAnimating)
    screen.host.run { footer.endRefreshing(.failure(Trouble())) }
    #expect(indicator.arrowView.isHidden)
    #expect(!indicator.spinner.isAnimating)
  }

  @Test("shows the time of the last success in headers only")
  func lastUpdated() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    #expect(!indicator.subtitleLabel.isHidden)
    #expect(indicator.subtitleLabel.text == "Not updated yet")
    header.lastUpdated = Date(timeIntervalSince1970: 0)
    let text = header.presenter.lastUpdatedTime.text(
      for: Date(timeIntervalSince1970: 0), in: .english)
    #expect(!text.isEmpty)
    #expect(indicator.subtitleLabel.text == "Last updated: " + text)
    #expect(pullFooter(on: screen).1.subtitleLabel.isHidden)
  }

  @Test("is not drawn while it is out of view, and is once pulled")
  func visibility() {
    let screen = Screen()
    let (header, _) = header(on: screen)
    #expect(header.indicator.isHidden)
    screen.pull(toOffset: -5)
    #expect(!header.indicator.isHidden)
    screen.letGo()
    screen.advance(1)
    #expect(header.indicator.isHidden)
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.3)
    #expect(!header.indicator.isHidden)
    screen.host.run { header.endRefreshing() }
    screen.advance(0.5)
    #expect(header.indicator.isHidden)
  }

  @Test("is always opaque in an automatic footer")
  func automaticVisibility() {
    let screen = Screen()
    let footer = screen.host.run { Refresher.auto(.classic) { (_: Refresher) in } }
    screen.host.run { screen.scrollView.tug.footer = footer }
    #expect(footer.view.alpha == 1)
    screen.scroll(to: 200)
    #expect(footer.view.alpha == 1)
  }
}
