import Foundation
import SeededRandom
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Updates of a collection view")
struct CollectionUpdateTests {
  private func shownX(_ view: UIView?) -> CGFloat? { view?.layer.presentation()?.position.x }

  @Test("items animate with their cells in 0.38 seconds")
  func batch() throws {
    let scene = CollectionScene(4)
    let view = scene.view
    let cells = view.visibleCells
    view.selectItem(at: scene.path(2), animated: false, scrollPosition: [])
    _ = scene.takeLog()
    scene.sections = [["3", "new", "0", "2"]]
    var finished: Bool?
    view.performBatchUpdates {
      view.deleteItems(at: [scene.path(1)])
      view.insertItems(at: [scene.path(1)])
      view.moveItem(at: scene.path(3), to: scene.path(0))
    } completion: {
      finished = $0
    }
    #expect(scene.shown == ["3", "new", "0", "2"])
    #expect(scene.takeLog() == ["+1"])
    #expect(view.visibleCells == [cells[3], view.visibleCells[1], cells[0], cells[2]])
    #expect(view.indexPathsForSelectedItems == [scene.path(3)])
    #expect(
      cells[0].center.x == 85 && shownX(cells[0]) == 15,
      "the animation has not started at the old position")
    let new = view.visibleCells[1]
    #expect(new.layer.presentation()?.opacity == 0)
    #expect(cells[1].superview === view && cells[1].alpha == 0)
    scene.device.advance(0.19)
    #expect(abs((shownX(cells[0]) ?? 0) - 50) < 0.5)
    #expect(finished == nil)
    scene.device.advance(0.2)
    #expect(finished == true)
    #expect(shownX(cells[0]) == 85 && new.layer.presentation()?.opacity == 1)
    #expect(scene.takeLog() == ["-1"])
    #expect(cells[1].superview == nil)
    #expect(scene.liveViews.count == 4)
    #expect(scene.mistakes == [])
  }

  @Test("sections are inserted, deleted, and moved with their headers")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let scene = CollectionScene([["a"], ["b", "c"], ["d"]], layout: layout)
    let view = scene.view
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: scene.path(0, 2))
    scene.sections = [["d"], ["new"], ["b", "c", "e"]]
    view.performBatchUpdates {
      view.deleteSections([0])
      view.insertSections([1])
      view.moveSection(2, toSection: 0)
      view.insertItems(at: [scene.path(2, 2)])
    }
    #expect(view.contentSize.height == 150)
    #expect(view.supplementaryView(forElementKind: kind, at: scene.path(0, 0)) === header)
    scene.device.settle()
    #expect(scene.shown == ["d", "new", "b", "c", "e"])
    scene.sections[2] = ["x"]
    view.reloadSections([2])
    scene.device.settle()
    #expect(scene.shown == ["d", "new", "x"])
    #expect(scene.liveViews.count == 6)
    #expect(scene.mistakes == [])
  }

  @Test("an item enters or leaves the visible area along its path")
  func acrossTheEdge() {
    let scene = CollectionScene(60)
    let view = scene.view
    let last = view.cellForItem(at: scene.path(14))
    scene.sections[0].removeFirst(3)
    view.deleteItems(at: (0..<3).map { scene.path($0) })
    let coming = view.cellForItem(at: scene.path(14))
    #expect(coming?.frame.minY == 180 && coming?.layer.presentation()?.position.y == 245)
    #expect(coming?.alpha == 1)
    scene.device.settle()
    scene.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    _ = scene.takeLog()
    view.insertItems(at: (0..<3).map { scene.path($0) })
    #expect(coming?.superview === view && coming?.frame.minY == 225)
    scene.device.settle()
    #expect(coming?.superview == nil)
    #expect(last?.superview === view)
    #expect(scene.takeLog() == ["+0", "+1", "+2", "-15", "-16", "-17"])
    #expect(scene.liveViews.count == 15)
  }

  @Test("reloaded items get other cells, and recycled cells are opaque again")
  func reloadItems() {
    let scene = CollectionScene(2)
    let view = scene.view
    let old = view.visibleCells[1]
    scene.sections[0][1] = "changed"
    view.reloadItems(at: [scene.path(1)])
    #expect(scene.shown == ["0", "changed"])
    #expect(view.visibleCells[1] !== old)
    scene.device.settle()
    scene.sections[0].append("2")
    view.insertItems(at: [scene.path(2)])
    scene.device.settle()
    #expect(view.visibleCells[2] === old)
    #expect(old.alpha == 1 && (old as? CollectionScene.TextCell)?.text == "2")
  }

  @Test("with animations disabled or without a window, an update is immediate")
  func unanimated() {
    let scene = CollectionScene(9)
    let view = scene.view
    view.removeFromSuperview()
    scene.sections[0].removeFirst(3)
    var finished: Bool?
    view.performBatchUpdates {
      view.deleteItems(at: (0..<3).map { scene.path($0) })
    } completion: {
      finished = $0
    }
    #expect(scene.shown == ["3", "4", "5", "6", "7", "8"])
    #expect(scene.liveViews.count == 6)
    #expect(finished == nil)
    scene.device.advance(0)
    #expect(finished == false)
  }

  @Test("inconsistent changes are reported, and the view displays the data")
  func wrongUpdate() {
    let scene = CollectionScene(2)
    scene.sections = [["a", "b", "c", "d"]]
    var isDone = false
    scene.view.performBatchUpdates {
      scene.view.insertItems(at: [scene.path(0)])
    } completion: { _ in
      isDone = true
    }
    scene.device.settle()
    #expect(scene.mistakes.count == 1)
    #expect(scene.shown == ["a", "b", "c", "d"])
    #expect(isDone)
  }

  @Test("an empty batch animates a change of the layout")
  func emptyBatch() {
    let scene = CollectionScene(3)
    let view = scene.view
    let cell = view.visibleCells[1]
    scene.layout.itemSize.width = 45
    scene.sizes = nil
    view.performBatchUpdates(nil)
    #expect(cell.frame == CGRect(x: 55, y: 0, width: 45, height: 40))
    scene.device.settle()
    #expect(scene.frames.map(\.minX) == [0, 55, 0])
  }
}

@Suite("The positions of items after a batch")
struct ItemMappingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("unchanged items keep their order", arguments: 0..<60)
  func order(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let old = Array(0..<Int.random(in: 0...12, using: &random))
    let deleted = old.filter { _ in Bool.random(using: &random) }
    let kept = old.filter { !deleted.contains($0) }
    var new = kept
    var inserted: [Int] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      new.insert(-1, at: Int.random(in: 0...new.count, using: &random))
    }
    for (index, item) in new.enumerated() where item == -1 { inserted.append(index) }
    let shift = IndexShift(removed: deleted, inserted: inserted.shuffled(using: &random))
    #expect(old.map(shift.index(after:)) == old.map { new.firstIndex(of: $0) })
    #expect(shift.growth == new.count - old.count)
  }

  @Test("items move with their sections, and between sections")
  func sectionsAndItems() {
    var changes = ItemChanges()
    changes.deletedSections = [0]
    changes.insertedSections = [1]
    changes.movedSections = [3: 0]
    changes.deleted = [path(0, 2)]
    changes.inserted = [path(1, 3)]
    changes.moved = [path(1, 1): path(0, 3)]
    // Before: a b c d; after: d, new, b, c.
    let map = ItemMapping(changes, sectionCount: 4)
    #expect((0..<4).map(map.section(after:)) == [nil, 2, 3, 0])
    #expect(map.path(after: path(5, 3)) == path(5, 0))
    #expect(map.path(after: path(5, 0)) == nil)
    #expect(map.path(after: path(0, 2)) == nil)
    #expect(map.path(after: path(1, 2)) == path(2, 3))
    #expect(map.path(after: path(1, 1)) == path(0, 3))
    #expect(map.path(after: path(2, 1)) == path(1, 2))
    let (old, new) = (SectionRows(counts: [1, 3, 2, 6]), SectionRows(counts: [6, 9, 2, 3]))
    #expect(map.inconsistency(from: old, to: new) == nil)
    #expect(map.inconsistency(from: old, to: SectionRows(counts: [6, 9, 3, 3])) != nil)
    #expect(map.inconsistency(from: old, to: SectionRows(counts: [6, 9, 2])) != nil)
  }
}
