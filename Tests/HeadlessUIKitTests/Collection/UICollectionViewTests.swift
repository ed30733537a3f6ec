import Foundation
import HeadlessDriver
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("UICollectionView")
struct UICollectionViewTests {
  @Test("only visible items have a cell, and cells are reused")
  func visibleCellsOnly() throws {
    let scene = CollectionScene(1000)
    let view = scene.view
    // 3 per line, 334 lines.
    #expect(view.contentSize == CGSize(width: 100, height: 334 * 45 - 5))
    #expect(scene.takeLog() == (0..<15).map { "+\($0)" })
    let cell = try #require(view.visibleCells.first as? CollectionScene.TextCell)
    #expect(cell.made == "by the cell's own initializer")
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(cell.contentView.frame == cell.bounds)
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(scene.takeLog() == ["-0", "-1", "-2", "+15", "+16", "+17"])
    #expect(cell.reuses == 1 || cell.superview == nil)
    for y in stride(from: CGFloat(0), to: 14_000, by: 333) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
      #expect(scene.liveViews.count <= 18)
      #expect(scene.liveViews == view.visibleCells, "in the order of their items")
    }
    #expect(scene.cellsMade <= 18)
  }

  @Test("a horizontal layout fills columns from top to bottom, side by side")
  func sideways() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let scene = CollectionScene(10, layout: layout)
    // 4 in a column of 200 points: 40 · 4 + 3 · 5 = 175, so 25 are distributed.
    #expect(scene.view.contentSize == CGSize(width: 3 * 35 - 5, height: 200))
    #expect(scene.frames.prefix(5).map(\.minY) == [0, 53.5, 106.5, 160, 0])
    #expect(scene.frames.prefix(5).map(\.minX) == [0, 0, 0, 0, 35])
  }

  @Test("after reloadData, size and cells follow at the layout")
  func reload() {
    let scene = CollectionScene(3)
    let view = scene.view
    scene.sections = [["a"], [], ["b", "c"]]
    _ = scene.takeLog()
    view.selectItem(at: scene.path(0), animated: false, scrollPosition: [])
    view.reloadData()
    #expect(view.contentSize.height == 40)
    #expect(scene.takeLog() == [])
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(view.numberOfSections == 3)
    #expect(view.numberOfItems(inSection: 2) == 2)
    #expect(view.numberOfItems(inSection: 9) == 0)
    #expect(view.contentSize.height == 40)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 80)
    #expect(scene.takeLog() == ["-0", "-1", "-2", "+0", "+0", "+1"])
    #expect(view.indexPathForItem(at: CGPoint(x: 40, y: 60)) == scene.path(1, 2))
    #expect(view.indexPathForItem(at: CGPoint(x: 32, y: 60)) == nil)
    #expect(view.layoutAttributesForItem(at: scene.path(7)) == nil)
  }

  @Test("insets, headers, and footers surround the lines of each section")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 3, left: 10, bottom: 7, right: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 20)
    layout.footerReferenceSize = CGSize(width: 1, height: 11)
    let scene = CollectionScene([["a", "b", "c"], [], ["d"]], layout: layout)
    let view = scene.view
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    let footers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
    // 2 in a line of 70 points: 20 + 3 + 40 + 5 + 40 + 7 + 11 = 126, and 41 for the empty section.
    #expect(headers.map(\.frame.minY) == [0, 126, 167])
    #expect(footers.map(\.frame.minY) == [115, 156])
    #expect(headers.allSatisfy { $0.frame.width == 100 })
    #expect(
      scene.frames.map(\.origin) == [
        CGPoint(x: 10, y: 23), CGPoint(x: 50, y: 23), CGPoint(x: 10, y: 68), CGPoint(x: 10, y: 190),
      ])
    #expect(view.contentSize.height == 248)
    view.contentOffset.y = 48
    view.frame.size.height = 67
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionFooter
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [],
      "a header at 115 is outside")
  }

  @Test(
    "a pinned header stays at the top until its section pushes it away",
    arguments: [
      (0, 0, 0), (30, 0, 30), (110, 0, 110), (140, 0, 130), (-25, 0, 0), (10, 20, 30),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func pinnedHeader(offset: CGFloat, inset: CGFloat, expected: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 16)
    // The first section ends at 16 + 3 · 45 − 5 = 146.
    let scene = CollectionScene(
      [Array(repeating: "a", count: 7), Array(repeating: "b", count: 30)], layout: layout)
    scene.view.contentInset.top = inset
    scene.view.contentOffset.y = offset
    scene.view.layoutIfNeeded()
    let header = scene.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: scene.path(0))
    #expect(header?.frame.minY == expected)
    let front = scene.view.subviews.last
    #expect(front is UICollectionReusableView && !(front is UICollectionViewCell))
  }

  @Test("a different width, inset, or delegate size invalidates the lines")
  func widths() {
    let scene = CollectionScene(6)
    let view = scene.view
    view.frame.size.width = 65
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 65, height: 130))
    view.frame.size.width = 100
    view.contentInset.left = 40
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 60)
    #expect(scene.frames[0].minX == 15, "the single item of a line is not centered")
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 85))
    scene.sizes = (0..<6).map { CGSize(width: 45, height: 10 + $0) }
    scene.layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 49)
    #expect(scene.frames.map(\.minX) == [0, 55, 0, 55, 0, 55])
  }

  @Test("views that the app puts behind the cells stay behind")
  func order() {
    let scene = CollectionScene(300)
    let refresh = scene.device.run { UIView() }
    scene.view.insertSubview(refresh, at: 0)
    for y in [300, 100, 2000, 0] as [CGFloat] {
      scene.view.contentOffset.y = y
      scene.view.layoutIfNeeded()
      #expect(scene.view.subviews.first === refresh)
      #expect(scene.liveViews == scene.view.visibleCells)
    }
  }

  @Test("a tap selects an item; a second replaces the selection, or adds to it")
  func selection() {
    let scene = CollectionScene(30)
    let (view, finger) = (scene.view, scene.device.finger)
    _ = scene.takeLog()
    for point in [CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 10), CGPoint(x: 32, y: 10)] {
      finger.tap(at: point)
      scene.device.settle()
    }
    #expect(scene.takeLog() == ["select 4", "deselect 4", "select 0"])
    #expect(view.visibleCells.filter(\.isSelected) == [view.visibleCells[0]])
    view.allowsMultipleSelection = true
    for point in [CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 10)] {
      finger.tap(at: point)
      scene.device.settle()
    }
    #expect(scene.takeLog() == ["select 4", "deselect 0"])
    #expect(view.indexPathsForSelectedItems == [scene.path(4)])
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: scene.path(4))?.isSelected == true)
  }

  @Test(
    "an item scrolls to its position, as far as the content allows",
    arguments: [
      (150, .top, 2250.0), (150, .centeredVertically, 2170), (150, .bottom, 2090), (150, [], 2090),
      (0, .bottom, 0), (299, .top, 4295), (1000, .top, 0), (2, [], 0),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func scrolling(item: Int, position: UICollectionView.ScrollPosition, expected: CGFloat) {
    let scene = CollectionScene(300)
    scene.view.scrollToItem(at: scene.path(item), at: position, animated: false)
    #expect(scene.view.contentOffset.y == expected)
  }
}
