import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The end of a run", .timeLimit(.minutes(30)))
struct EndOfRunTests {
  private func header(on screen: Screen, _ style: RefreshStyle = .classic) -> (
    Refresher, ClassicIndicator
  ) {
    screen.host.run {
      let header = Refresher.pull(style) { (_: Refresher) in }
      screen.scrollView.tug.header = header
      return (header, header.indicator as! ClassicIndicator)
    }
  }

  private func refresh(_ header: Refresher, on screen: Screen) {
    screen.host.run { header.beginRefreshing() }
    screen.advance(0.3)
  }

  @Test("a failure stays for two seconds, with a sign and a color of its own")
  func failure() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    refresh(header, on: screen)
    screen.host.run { header.endRefreshing(.failure(Trouble())) }
    screen.advance(1.9)
    #expect(screen.inset.top == 54 && header.indicator.alpha == 1)
    #expect(indicator.stateLabel.text == "Couldn’t refresh. Pull to try again")
    #expect(!indicator.failureSign.isHidden && indicator.arrowView.isHidden)
    #expect(indicator.stateLabel.textColor == ResultSign.failureColor)
    #expect(indicator.failureSign.tintColor == ResultSign.failureColor)
    screen.advance(1)
    #expect(screen.inset == .zero)
  }

  @Test(
    "what a new state shows stands in its place at once, whatever the app animates",
    arguments: [true, false])
  func signPlace(isPulled: Bool) {
    let screen = Screen()
    let footer = screen.host.run {
      let footer: Refresher =
        isPulled ? .pull(.classic) { (_: Refresher) in } : .auto(.classic) { (_: Refresher) in }
      screen.scrollView.tug.footer = footer
      return footer
    }
    let indicator = footer.indicator as! ClassicIndicator
    refresh(footer, on: screen)
    screen.host.run {
      footer.endRefreshing(.failure(Trouble()))
      // An app that inserts rows lays out the list in an animation.
      UIView.animate(withDuration: 0.3) { screen.scrollView.window?.layoutIfNeeded() }
    }
    let sign = indicator.failureSign.layer
    for _ in 0..<6 {
      screen.advance(1 / 60)
      let shown = sign.presentation() ?? sign
      #expect(shown.position == sign.position, "the sign slides over the words")
    }
  }

  @Test("while the header slides away it shows its result, and no invitation to pull")
  func closing() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    refresh(header, on: screen)
    screen.host.run { header.endRefreshing() }
    #expect(header.state == .idle)
    screen.advance(0.15)
    #expect(indicator.stateLabel.text == RefreshTexts().refreshed)
    #expect(indicator.arrowView.isHidden, "an arrow pops up while the header slides away")
    #expect(indicator.spinner.alpha == 0 && !indicator.spinner.isAnimating)
    screen.advance(0.5)
    #expect(indicator.stateLabel.text == RefreshTexts().pullDown)
    #expect(!indicator.arrowView.isHidden)
  }

  @Test("the spinner fades out")
  func fade() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    refresh(header, on: screen)
    #expect(indicator.spinner.alpha == 1 && indicator.spinner.isAnimating)
    screen.host.run { header.endRefreshing() }
    screen.advance(0.1)
    let shown = indicator.spinner.layer.presentation()?.opacity ?? 1
    #expect(!indicator.spinner.isHidden && shown > 0.1 && shown < 0.9, "it vanishes at once")
    screen.advance(0.5)
    #expect(indicator.spinner.isHidden)
    refresh(header, on: screen)
    #expect(indicator.spinner.alpha == 1 && !indicator.spinner.isHidden)
  }

  @Test("a drag that is out when the refresh ends shows the result until it is back")
  func heldOut() {
    let screen = Screen()
    let (header, indicator) = header(on: screen)
    refresh(header, on: screen)
    screen.pull(toOffset: -150)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.offset < -60 && header.state == .idle)
    #expect(indicator.stateLabel.text == RefreshTexts().refreshed)
    #expect(indicator.arrowView.isHidden, "it looks as if letting go would refresh")
    screen.letGo()
    screen.advance(1)
    #expect(indicator.stateLabel.text == RefreshTexts().pullDown)
    #expect(!indicator.arrowView.isHidden && !header.isRefreshing)
  }

  @Test("each state has a tint and a background of its own")
  func colors() {
    let screen = Screen()
    let style = RefreshStyle.classic.with {
      $0[.refreshing].tintColor = .systemBlue
      $0[.refreshing].backgroundColor = .systemGray6
      $0[.failed].tintColor = .systemOrange
    }
    let (header, indicator) = header(on: screen, style)
    refresh(header, on: screen)
    #expect(indicator.stateLabel.textColor == .systemBlue && indicator.spinner.color == .systemBlue)
    #expect(header.presenter.view.backgroundColor == .systemGray6)
    screen.host.run { header.endRefreshing(.failure(Trouble())) }
    #expect(indicator.failureSign.tintColor == .systemOrange)
    #expect(header.presenter.view.backgroundColor == nil)
    screen.host.run { header.style[.failed].backgroundColor = .systemRed }
    #expect(header.presenter.view.backgroundColor == .systemRed)
  }
}
