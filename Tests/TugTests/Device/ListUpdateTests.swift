import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// What Tug does while a list is in the middle of an update.
@MainActor
@Suite("Updates of lists")
struct ListUpdateTests {
  private func reported(by list: RowList, _ body: () -> Void) -> [String] {
    var mistakes: [String] = []
    list.device.host.onMistake = { mistakes.append($0) }
    list.device.run(body)
    list.device.advance(0.5)
    return mistakes
  }

  @Test("items are not asked for while a table applies a batch, and count from the next step on")
  func table() {
    let list = RowList(sections: [60])
    let footer = list.footer(.items(5))
    list.scroll(to: 100)
    let mistakes = reported(by: list) {
      list.table.performBatchUpdates {
        list.sections = [100]
        list.table.insertRows(at: (60..<100).map { IndexPath(row: $0, section: 0) }, with: .fade)
      }
    }
    #expect(mistakes.isEmpty)
    // The fifth row from the end begins at 4750 of 5000.
    list.scroll(to: 4260)
    #expect(footer.state == .idle)
    list.scroll(to: 4271)
    #expect(footer.state == .refreshing)
  }

  @Test("the first step after an update counts, even if it goes all the way")
  func firstStep() {
    let list = RowList(sections: [60])
    let footer = list.footer(.items(5))
    list.scroll(to: 100)
    list.device.run {
      list.sections = [100]
      list.table.reloadData()
    }
    list.scroll(to: 4300)
    #expect(footer.state == .refreshing)
  }

  @Test("items are not asked for while a collection applies a batch")
  func collection() {
    let grid = Grid(count: 60)
    var mistakes: [String] = []
    let (device, view) = TestDevice.showing { () -> UICollectionView in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = grid
      let footer = Refresher.auto(.classic) { (_: Refresher) in }
      footer.trigger.auto?.distance = .items(3)
      view.tug.footer = footer
      return view
    }
    device.host.onMistake = { mistakes.append($0) }
    device.run {
      view.performBatchUpdates {
        grid.count = 80
        view.insertItems(at: (60..<80).map { IndexPath(item: $0, section: 0) })
      }
    }
    device.advance(1)
    #expect(mistakes.isEmpty)
  }

  @Test("nor while a finger holds a collection that gets shorter, and moves with it")
  func shorterUnderFinger() {
    let grid = Grid(count: 60)
    let (device, view) = TestDevice.showing { () -> UICollectionView in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = grid
      view.tug.footer = .auto(.classic) { (_: Refresher) in }
      view.tug.footer?.trigger.auto?.distance = .items(3)
      return view
    }
    device.host.behavior.sizesClampUnderFinger = true
    device.run { view.contentOffset.y = view.contentSize.height - view.bounds.height }
    device.finger.grab(at: CGPoint(x: 100, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: -20), over: 0.1)
    let offset = view.contentOffset.y
    var mistakes: [String] = []
    device.host.onMistake = { mistakes.append($0) }
    device.run {
      view.performBatchUpdates {
        grid.count = 30
        view.deleteItems(at: (30..<60).map { IndexPath(item: $0, section: 0) })
      }
    }
    #expect(view.contentOffset.y < offset - 500, "the content moves under the finger")
    #expect(mistakes.isEmpty)
  }

  @Test("a footer is at the new end of the content at once, though the app animates its update")
  func footerDoesNotSlide() {
    let screen = Screen(contentHeight: 500)
    let footer = screen.footer(.classic)
    screen.advance(0.1)
    screen.host.run {
      UIView.animate(withDuration: 0.3) { screen.scrollView.contentSize.height = 600 }
    }
    screen.advance(0.1)
    #expect(footer.view.frame.minY == 600)
    #expect(footer.view.layer.shown.position == footer.view.layer.position, "it does not slide")
  }

  @Test(
    "a control stands before the background of a list, whichever came first",
    arguments: [false, true])
  func background(isFirst: Bool) {
    let list = RowList(sections: [3])
    let background = list.device.run { UIView() }
    let header = list.device.run {
      if isFirst { list.table.backgroundView = background }
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      list.table.tug.header = header
      if !isFirst { list.table.backgroundView = background }
      list.table.layoutIfNeeded()
      return header
    }
    let views = list.table.subviews
    let (behind, before) = (views.firstIndex(of: background), views.firstIndex(of: header.view))
    #expect(behind != nil && before != nil && (behind ?? 0) < (before ?? 0), "it can be seen")
  }

  @Test("rows stay in place though the update above them ends a frame later")
  func lateUpdate() {
    let list = RowList(sections: [60])
    list.scroll(to: 500)
    let later = list.device.run { FrameTimer(on: list.table) }
    list.device.run {
      list.table.tug.preservePosition {
        // As a diffable data source does that works in the background.
        later.start(0) {
          list.sections = [80]
          list.table.reloadData()
        }
      }
    }
    list.device.advance(0.1)
    #expect(list.table.contentOffset.y == 1500)
  }

  @Test("under a trackpad, rows stay in place where the content has no room")
  func trackpad() {
    let list = RowList(sections: [12])
    list.scroll(to: 120)
    let trackpad = Trackpad(on: list.table)
    trackpad.began()
    trackpad.move(by: CGPoint(x: 0, y: -60))
    let offset = list.table.contentOffset.y
    #expect(offset > 120, "pulled beyond the end")
    list.device.run {
      list.table.tug.preservePosition {
        list.sections = [14]
        list.table.reloadData()
      }
    }
    #expect(list.table.contentOffset.y == offset + 100)
  }
}
