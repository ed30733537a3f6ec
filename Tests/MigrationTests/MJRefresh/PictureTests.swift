import Foundation
import HeadlessDriver
import Testing

@testable import TugMJRefresh

/// Components that show pictures.
@MainActor
@Suite("MJRefresh's pictures", .timeLimit(.minutes(10)))
struct PictureTests {
  @Test("pictures follow the pull, play, and make the header as high as the first")
  func pictures() {
    let screen = MJScreen()
    let images = (1...4).map { number in
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 60 + number)).image { _ in }
    }
    let header = screen.run {
      let header = MJRefreshGifHeader {}
      header.setImages(images, for: .idle)
      header.setImages(images, duration: 0.8, for: .refreshing)
      header.stateLabel?.isHidden = true
      header.lastUpdatedTimeLabel?.isHidden = true
      screen.list.mj_header = header
      return header
    }
    #expect(header.mj_h == 61)
    screen.run { header.pullingPercent = 0.6 }
    #expect(header.gifView?.image === images[2])
    screen.run { header.beginRefreshing() }
    screen.pass(1)
    #expect(header.gifView?.isAnimating == true && header.gifView?.animationDuration == 0.8)
    screen.run { header.endRefreshing() }
    screen.settle()
    #expect(header.gifView?.isAnimating == false)
  }

  @Test("pictures of a pulled footer follow the pull, play, and are hidden at the end of the data")
  func backPictures() {
    let screen = MJScreen()
    let images = Self.images(heights: [50, 51, 52])
    let footer = screen.run {
      let footer = MJRefreshBackGifFooter {}
      footer.setImages(images, for: .idle).setImages(images, duration: 0.6, for: .refreshing)
      screen.list.mj_footer = footer
      screen.list.contentOffset.y = 2000 + 34 - 667
      return footer
    }
    #expect(footer.mj_h == 50 && footer.gifView?.superview === footer)
    screen.run { footer.pullingPercent = 0.5 }
    #expect(footer.gifView?.image === images[1])
    screen.run { footer.beginRefreshing() }
    screen.pass(1)
    #expect(footer.gifView?.isAnimating == true && footer.gifView?.animationDuration == 0.6)
    screen.run { footer.endRefreshingWithNoMoreData() }
    screen.settle()
    #expect(footer.gifView?.isAnimating == false && footer.gifView?.isHidden == true)
    screen.run { footer.resetNoMoreData() }
    screen.turn()
    #expect(footer.gifView?.isHidden == false)
  }

  @Test("pictures of an automatic footer show only while it loads")
  func automaticPictures() {
    let screen = MJScreen()
    let footer = screen.run {
      let footer = MJRefreshAutoGifFooter {}
      footer.setImages(Self.images(heights: [20, 21]), for: .refreshing)
      screen.list.mj_footer = footer
      footer.beginRefreshing()
      return footer
    }
    #expect(footer.gifView?.isHidden == false && footer.gifView?.isAnimating == true)
    #expect(footer.gifView?.animationDuration == 0.2)
    screen.run { footer.endRefreshing() }
    screen.turn()
    #expect(footer.gifView?.isHidden == true && footer.gifView?.isAnimating == false)
  }

  private static func images(heights: [CGFloat]) -> [UIImage] {
    heights.map { UIGraphicsImageRenderer(size: CGSize(width: 20, height: $0)).image { _ in } }
  }
}
