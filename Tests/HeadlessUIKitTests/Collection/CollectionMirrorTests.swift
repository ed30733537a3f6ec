import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Right-to-left collection views")
struct CollectionMirrorTests {
  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test(
    "a layout is mirrored only if it requests that, and only in the opposite direction",
    arguments: [(true, true, 70), (true, false, 0), (false, true, 0)] as [(Bool, Bool, CGFloat)])
  func vertical(rightToLeft: Bool, flips: Bool, first: CGFloat) {
    let layout = flips ? Mirrored() : UICollectionViewFlowLayout()
    let scene = CollectionScene(7, layout: layout, rightToLeft: rightToLeft)
    #expect(scene.frames.map(\.minX) == [0, 1, 2, 0, 1, 2, 0].map { abs(first - $0 * 35) })
    let point = CGPoint(x: first + 1, y: 1)
    #expect(scene.view.indexPathForItem(at: point) == scene.path(0))
    #expect(scene.view.layoutAttributesForItem(at: scene.path(0))?.frame.minX == first)
    #expect(
      layout.layoutAttributesForItem(at: scene.path(0))?.frame.minX == 0,
      "the layout's own frame is mirrored")
  }

  @Test("a horizontal layout starts at its right edge, and keeps it in view when it grows")
  func horizontal() {
    let layout = Mirrored()
    layout.scrollDirection = .horizontal
    let scene = CollectionScene(40, layout: layout, rightToLeft: true)
    let view = scene.view
    #expect(view.contentSize.width == 345)
    #expect(view.contentOffset.x == 245)
    #expect(view.indexPathsForVisibleItems == (0..<12).map { scene.path($0) })
    #expect(scene.frames[0].maxX == 345)
    view.contentOffset.x = 200
    view.layoutIfNeeded()
    let firstShown = scene.shown.first
    scene.sections[0] += (40..<80).map(String.init)
    view.performBatchUpdates { view.insertItems(at: (40..<80).map { scene.path($0) }) }
    #expect(view.contentOffset.x == 550)
    #expect(scene.shown.first == firstShown)
    scene.device.settle()
    #expect(view.visibleCells.allSatisfy { $0.frame.intersects(view.bounds) })
    view.scrollToItem(at: scene.path(0), at: .right, animated: false)
    #expect(view.contentOffset.x == 595)
  }

  @Test("a change of the device's direction mirrors the layout")
  func turning() {
    let scene = CollectionScene(3, layout: Mirrored())
    #expect(scene.frames.map(\.minX) == [0, 35, 70])
    scene.device.host.updateTraits { $0.layoutDirection = .rightToLeft }
    scene.device.advance(0)
    #expect(scene.frames.map(\.minX) == [70, 35, 0])
  }
}
