import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Queries of a collection view to its layout")
struct CollectionLayoutTests {
  @Test("scrolling and insets along the scroll direction keep the lines")
  func flowKeepsItsLines() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    layout.sectionHeadersPinToVisibleBounds = true
    let scene = CollectionScene(500, layout: layout)
    #expect(scene.sizeQuestions == 500)
    for y in stride(from: CGFloat(0), to: 3000, by: 130) {
      scene.view.contentInset.top = y / 100
      scene.view.contentOffset.y = y
      scene.device.advance(0)
    }
    #expect(scene.sizeQuestions == 500)
    scene.view.contentInset.right = 10
    scene.device.advance(0)
    #expect(scene.sizeQuestions == 1000)
  }

  @Test("a header without a size has attributes of size zero, and no view")
  func emptyHeader() {
    let scene = CollectionScene([["a"], ["b"]])
    let kind = UICollectionView.elementKindSectionHeader
    let first = scene.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: scene.path(0))
    #expect(first?.size == .zero)
    let second = scene.view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: scene.path(0, 1))
    #expect(second?.size == .zero && second?.center.y == 40)
    #expect(scene.view.visibleSupplementaryViews(ofKind: kind) == [])
    let missing = scene.layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: scene.path(0, 2))
    #expect(missing == nil)
  }

  /// One column of rows of 50 points. Inserted rows come from the left, and deleted rows go to the
  /// right.
  private final class Column: UICollectionViewLayout {
    var isForEachBounds = false
    var log: [String] = []
    var target: CGPoint?
    var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: count * 50) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      isForEachBounds
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.overlaps(rect) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: indexPath.item * 50, width: 100, height: 50)
      // The first item is in front.
      attributes.zIndex = -indexPath.item
      return attributes
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.x -= 100
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.x += 100
      return attributes
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
    override func finalizeCollectionViewUpdates() { log.append("finalize") }
  }

  private func scene(_ count: Int) -> (CollectionScene, Column) {
    let scene = CollectionScene(count)
    let column = Column()
    scene.view.collectionViewLayout = column
    scene.device.advance(0)
    return (scene, column)
  }

  @Test("a new layout keeps the cells, and is prepared for other bounds on request")
  func bounds() {
    let (scene, column) = scene(20)
    #expect(scene.view.contentSize.height == 1000)
    #expect(scene.shown == ["0", "1", "2", "3"])
    #expect(scene.liveViews == scene.view.visibleCells.reversed(), "the order isn't that of zIndex")
    #expect(column.log == ["prepare"])
    scene.view.contentOffset.y = 30
    scene.device.advance(0)
    #expect(column.log == ["prepare"])
    column.isForEachBounds = true
    scene.view.contentOffset.y = 60
    scene.device.advance(0)
    #expect(column.log == ["prepare", "prepare"])
    #expect(scene.shown == ["1", "2", "3", "4", "5"])
  }

  @Test(
    "a layout sets where inserted items start, deleted ones end, and the target offset")
  func updates() throws {
    let (scene, column) = scene(20)
    let first = scene.view.visibleCells[0]
    column.log = []
    column.target = CGPoint(x: 0, y: 10)
    scene.sections[0][0] = "new"
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [scene.path(0)])
      scene.view.insertItems(at: [scene.path(0)])
    }
    #expect(column.log == ["prepare", "finalize"])
    #expect(scene.view.contentOffset.y == 10)
    #expect(first.center.x == 150 && first.layer.presentation()?.position.x == 50)
    let new = scene.view.visibleCells[0]
    #expect(new.center.x == 50 && new.layer.presentation()?.position.x == -50)
    #expect(scene.device.settle())
    #expect(first.superview == nil)
  }
}

@MainActor
@Suite("Right-to-left collection views")
struct CollectionMirrorTests {
  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test(
    "a layout is mirrored only on request, in the opposite direction",
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

  @Test("a horizontal layout starts at its right edge, and keeps it in view")
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
