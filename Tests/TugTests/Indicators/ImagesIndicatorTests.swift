import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("The images indicator")
struct ImagesIndicatorTests {
  private func images(_ count: Int, _ side: CGFloat = 30) -> [UIImage] {
    (0..<count).map { _ in
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
  }

  private func header(
    on screen: Screen, idle: [UIImage], pulling: [UIImage] = [], refreshing: [UIImage] = []
  ) -> (Refresher, UIImageView) {
    let header = screen.header(.images(idle: idle, pulling: pulling, refreshing: refreshing))
    return (header, (header.indicator as! ImagesIndicator).imageView)
  }

  @Test("the images of the idle state follow the pull, one after the other and back")
  func scrubbed() {
    let screen = Screen()
    let frames = images(6)
    let (header, view) = header(on: screen, idle: frames)
    for target in [-5, -20, -40, -50, -30, -10] as [CGFloat] {
      screen.pull(toOffset: target)
      let index = min(5, Int(header.progress * 6))
      #expect(view.image == frames[index], "at progress \(header.progress)")
      #expect(!view.isAnimating)
    }
  }

  @Test("a state loops through its images, each for a tenth of a second")
  func played() {
    let screen = Screen()
    let (pulling, refreshing) = (images(2), images(3))
    let (header, view) = header(
      on: screen, idle: images(4), pulling: pulling, refreshing: refreshing)
    screen.pull(toOffset: -70)
    #expect(view.animationImages == pulling)
    screen.letGo()
    #expect(view.animationImages == refreshing && view.isAnimating)
    #expect(abs(view.animationDuration - 0.3) < 1e-9)
    screen.advance(0.3)
    screen.end(header)
    #expect(!view.isAnimating)
  }

  @Test(
    "a duration is that of all images once; an invalid one counts as a tenth of a second for each",
    arguments: [(0.5, 0.5), (0, 0.2), (-1, 0.2), (.nan, 0.2), (nil, 0.2)]
      as [(TimeInterval?, TimeInterval)])
  func duration(given: TimeInterval?, expected: TimeInterval) {
    let screen = Screen()
    let header = screen.header(
      .images(idle: images(1), refreshing: images(2)).with {
        $0[.refreshing].imageDuration = given
      })
    screen.begin(header)
    #expect((header.indicator as? ImagesIndicator)?.imageView.animationDuration == expected)
  }

  @Test("a state without images shows the last idle image; after the end of the data none shows")
  func missing() {
    let screen = Screen()
    let frames = images(3)
    let (header, view) = header(on: screen, idle: frames)
    screen.pull(toOffset: -70)
    #expect(header.state == .pulling)
    #expect(view.image == frames[2])
    screen.letGo()
    #expect(view.image == frames[2] && !view.isAnimating)
    screen.end(header)
    screen.host.run { header.isHidden = true }
    #expect(header.view.isHidden)
  }

  @Test("a single image doesn't animate")
  func single() {
    let screen = Screen()
    let only = images(1)
    let (header, view) = header(on: screen, idle: [], refreshing: only)
    screen.begin(header)
    #expect(view.image == only[0] && !view.isAnimating && !view.isHidden)
    #expect(header.view.bounds.height == 54)
  }

  @Test("the control grows to the height of its first image, and never shrinks below its text")
  func height() {
    let screen = Screen()
    let (large, _) = header(on: screen, idle: images(2, 90))
    #expect(large.view.bounds.height == 90)
    let (small, _) = header(on: screen, idle: images(2, 20))
    #expect(small.view.bounds.height == 54)
    let footer = screen.footer(.images(idle: [], refreshing: images(2, 70)))
    #expect(footer.view.bounds.height == 70)
  }

  @Test("the image is 20 points before the text, or centered without text")
  func place() throws {
    let screen = Screen()
    let (header, view) = header(on: screen, idle: images(2, 50))
    let label = try #require((header.indicator as? ImagesIndicator)?.stateLabel)
    screen.host.run { header.style.showsLastUpdated = false }
    screen.host.layoutWindows()
    let textStart = 187.5 - label.sizeThatFits(.zero).width / 2
    #expect(view.frame.maxX == textStart - 20)
    #expect(view.frame.midY == 27)
    screen.host.run { header.style[.idle].isTitleHidden = true }
    screen.host.layoutWindows()
    #expect(view.center.x == 187.5)
  }

  @Test("an automatic footer shows images only while it loads")
  func automatic() throws {
    let screen = Screen()
    let footer = screen.footer(.images(idle: images(2), refreshing: images(2)))
    let view = try #require((footer.indicator as? ImagesIndicator)?.imageView)
    #expect(view.isHidden)
    screen.begin(footer)
    #expect(!view.isHidden && view.isAnimating)
    screen.end(footer, .noMoreData)
    #expect(view.isHidden && !view.isAnimating)
  }

  @Test("images set later change the height")
  func later() {
    let screen = Screen()
    let (header, view) = header(on: screen, idle: [])
    #expect(view.isHidden)
    let frames = images(2, 80)
    screen.host.run { header.style[.idle].images = frames }
    #expect(view.image == frames[0])
    #expect(header.indicator.extent == 80)
  }
}
