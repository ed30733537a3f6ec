import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Controls of a collection view", .timeLimit(.minutes(30)), .replayed)
struct CollectionViewTests {
  let work = Work()
  /// Three items of 100 × 100 points in a row, 10 points apart.
  let grid = Grid(count: 30)
  let inset = UIEdgeInsets(top: 0.1 + 0.2, left: 0, bottom: 7.3, right: 0)

  private func device() -> (TestDevice, UICollectionView) {
    var made: UICollectionView?
    let device = TestDevice {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = grid
      view.contentInset = inset
      view.alwaysBounceVertical = true
      made = view
      return view
    }
    return (device, made!)
  }

  private func wait(for refresher: Refresher, toBe state: RefreshState) async {
    while refresher.state != state { await Task { @MainActor in }.value }
  }

  @Test("a header refreshes while a batch of items is inserted, and gives its inset back exactly")
  func header() async {
    let (device, view) = device()
    let header = device.run {
      let header = Refresher.pull(.classic) { [work] in try await work.run() }
      view.tug.header = header
      return header
    }
    device.run { header.beginRefreshing() }
    device.advance(0.5)
    await work.started(1)
    #expect(header.state == .refreshing)
    let open = view.contentInset.top
    #expect(abs(open - (inset.top + 54)) < 0.5, "up to the pixel of the offset")
    grid.count = 36
    device.run {
      view.performBatchUpdates {
        view.insertItems(at: (0..<6).map { IndexPath(item: $0, section: 0) })
      }
    }
    #expect(view.contentSize.height == 1310)
    #expect(view.contentInset.top == open, "the batch doesn't change the header's inset")
    device.advance(0.4)
    #expect(header.state == .refreshing)
    #expect(view.subviews.first === header.view, "it is behind the cells")
    work.finish()
    await wait(for: header, toBe: .idle)
    device.settle()
    #expect(view.contentInset == inset)
    #expect(view.contentOffset.y == -0.5, "at the start, on a pixel")
    #expect(!device.host.isBusy)
  }

  @Test("a footer loads a page that is inserted meanwhile, and moves to the new end")
  func footer() async {
    let (device, view) = device()
    let footer = device.run {
      let footer = Refresher.auto(.classic) { [work] in try await work.run() }
      view.tug.footer = footer
      return footer
    }
    device.advance(0)
    let before = view.contentInset
    device.run { footer.beginRefreshing() }
    device.advance(0.5)
    await work.started(1)
    grid.count = 50
    device.run {
      view.performBatchUpdates {
        view.insertItems(at: (30..<50).map { IndexPath(item: $0, section: 0) })
      }
    }
    #expect(view.contentSize.height == 1860)
    #expect(footer.view.frame.minY == view.contentSize.height)
    device.advance(0.4)
    work.finish()
    await wait(for: footer, toBe: .idle)
    device.settle()
    #expect(view.contentInset == before)
    #expect(work.starts == 1)
    device.run { view.tug.footer = nil }
    #expect(view.contentInset == inset)
    #expect(!device.host.isBusy)
  }
}
