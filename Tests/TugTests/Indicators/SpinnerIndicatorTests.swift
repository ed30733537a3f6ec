import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The spinner indicator")
struct SpinnerIndicatorTests {
  private func spinnerView(_ control: Refresher) -> UIActivityIndicatorView? {
    (control.indicator as? SpinnerIndicator)?.spinner
  }

  @Test("fades in with the pull, and spins from where a release refreshes")
  func pulled() throws {
    let screen = Screen()
    let header = screen.header(.spinner)
    let spinner = try #require(spinnerView(header))
    screen.pull(toOffset: -27)
    #expect(!spinner.isAnimating && !spinner.isHidden)
    #expect(abs(spinner.alpha - header.progress) < 1e-9 && spinner.alpha > 0.4)
    screen.pull(toOffset: -70)
    #expect(spinner.isAnimating && spinner.alpha == 1)
    screen.letGo()
    #expect(spinner.isAnimating && spinner.alpha == 1)
    screen.advance(0.3)
    screen.end(header)
    screen.advance(0.5)
    #expect(!spinner.isAnimating && spinner.alpha == 0)
  }

  @Test("is centered, and the control has the default length")
  func place() throws {
    let screen = Screen()
    let header = screen.header(
      .spinner.with {
        $0.spinnerStyle = .large
        $0.spinnerColor = .systemRed
      })
    let spinner = try #require(spinnerView(header))
    screen.host.layoutWindows()
    #expect(spinner.center == CGPoint(x: 187.5, y: 27))
    #expect(header.view.bounds.height == 54)
    #expect(spinner.color == .systemRed && spinner.bounds.width == 37)
    #expect(header.view.accessibilityValue == "Not updated yet")
  }

  @Test("an automatic footer shows it only while it loads")
  func automatic() throws {
    let screen = Screen()
    let footer = screen.footer(.spinner)
    let spinner = try #require(spinnerView(footer))
    #expect(spinner.isHidden)
    screen.begin(footer)
    #expect(!spinner.isHidden && spinner.isAnimating && spinner.alpha == 1)
    screen.end(footer, .noMoreData)
    #expect(spinner.isHidden)
    let caption = (footer.indicator as? SpinnerIndicator)?.caption
    #expect(caption?.isHidden == false && caption?.titleLabel.text == "No more items")
  }
}
