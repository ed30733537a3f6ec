import Foundation
import HeadlessDriver
import Testing

@testable import TugMJRefresh

// Defect numbers refer to docs/references/mjrefresh-defects.md.

/// Components where text runs from right to left.
@MainActor
@Suite("MJRefresh from right to left", .timeLimit(.minutes(10)))
struct DirectionTests {
  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }

  /// A screen with a component that refreshes, and the middle of its sign.
  private func signCenter(_ component: @MainActor () -> MJRefreshComponent, mirrored: Bool) -> CGFloat? {
    let screen = MJScreen()
    let component = screen.run(component)
    screen.run {
      screen.list.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
      component.link(to: screen.list)
      component.beginRefreshing()
      component.setNeedsLayout()
    }
    switch component {
    case let header as MJRefreshNormalHeader: return header.loadingView?.center.x
    case let footer as MJRefreshAutoNormalFooter: return footer.loadingView?.center.x
    case let footer as MJRefreshBackNormalFooter: return footer.loadingView?.center.x
    case let header as MJRefreshGifHeader: return header.gifView?.center.x
    default: return nil
    }
  }

  @Test("signs stand where a line begins")
  func signs() throws {
    let makers: [@MainActor () -> MJRefreshComponent] = [
      { MJRefreshNormalHeader {} }, { MJRefreshAutoNormalFooter {} },
      { MJRefreshBackNormalFooter {} },
      { MJRefreshGifHeader {}.setImages([Self.image], for: .refreshing) },
    ]
    for make in makers {
      let left = try #require(signCenter(make, mirrored: false))
      let right = try #require(signCenter(make, mirrored: true))
      #expect(left < 180 && abs(left + right - 375) < 0.01, "\(left), \(right)")
    }
  }

  @Test("the arrow of a trailer stands beside the content, and points to it", arguments: [false, true])
  func trailer(isMirrored: Bool) throws {
    let screen = MJScreen()
    let trailer = screen.run { MJRefreshNormalTrailer {} }
    screen.run {
      screen.list.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      screen.list.contentSize = CGSize(width: 1000, height: 400)
      screen.list.mj_trailer = trailer
    }
    let (arrow, label) = (try #require(trailer.arrowView), try #require(trailer.stateLabel))
    #expect((arrow.center.x > label.center.x) == isMirrored, "MJRefresh defect 9")
    // The picture points to the left.
    #expect((arrow.transform.a < 0) == isMirrored, "MJRefresh defect 9")
    screen.run { trailer.state = .refreshing }
    screen.pass(1)
    #expect((arrow.transform.a > 0) == isMirrored)
  }

  private final class FlippedLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private final class FlippedHeader: MJRefreshNormalHeader {
    override var additionalFlipsViews: [UIView] { [arrowView].compactMap { $0 } }
  }

  @Test("a view that is mirrored keeps its other transform, at each layout")
  func flips() throws {
    let screen = MJScreen(list: {
      let list = UICollectionView(frame: .zero, collectionViewLayout: FlippedLayout())
      list.semanticContentAttribute = .forceRightToLeft
      return list
    })
    let header = screen.run { FlippedHeader {} }
    screen.run { screen.list.mj_header = header }
    let arrow = try #require(header.arrowView)
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    screen.run { arrow.transform = turned }
    for _ in 0..<2 {
      screen.run { header.setNeedsLayout() }
      let mirrored = turned.scaledBy(x: -1, y: 1)
      #expect(abs(arrow.transform.b - mirrored.b) < 0.01, "MJRefresh defect 10")
      #expect(abs(arrow.transform.c - mirrored.c) < 0.01, "MJRefresh defect 10")
    }
    screen.run {
      screen.list.semanticContentAttribute = .forceLeftToRight
      header.setNeedsLayout()
    }
    #expect(abs(arrow.transform.b - turned.b) < 0.01 && abs(arrow.transform.c - turned.c) < 0.01)
  }

  @Test("a trailer refreshes at the side")
  func trailer() {
    let screen = MJScreen()
    var calls = 0
    let trailer = screen.run {
      screen.list.contentSize = CGSize(width: 1000, height: 400)
      let trailer = MJRefreshNormalTrailer { calls += 1 }
      screen.list.mj_trailer = trailer
      screen.list.contentOffset.x = 1000 - 375
      return trailer
    }
    #expect(trailer.mj_w == 60 && trailer.frame.minX == 1000)
    screen.device.finger.grab(at: CGPoint(x: 200, y: 200), toward: CGPoint(x: -1, y: 0))
    screen.device.finger.move(by: CGPoint(x: -250, y: 0), over: 0.3)
    #expect(trailer.state == .pulling)
    screen.letGo()
    screen.pass(1)
    #expect(calls == 1 && trailer.isRefreshing)
  }
}
