// Complaint numbers refer to docs/references/complaints.md.

import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Collection views between bars", .timeLimit(.minutes(30)))
struct ItemTests {
  /// A grid of three items in a row, in sections with pinned headers.
  final class GridController: UIViewController, UICollectionViewDataSource {
    var sections = [30, 30]
    var collectionView: UICollectionView!

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.headerReferenceSize = CGSize(width: 375, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      collectionView.dataSource = self
      view.addSubview(collectionView)
      collectionView.tug.header = .pull(.classic) { (_: Refresher) in }
      collectionView.tug.footer = .pull(.classic) { (_: Refresher) in }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      view.tag = indexPath.section + 1
      return view
    }
  }

  private func device(large: Bool) -> (TestDevice, GridController) {
    var made: GridController?
    let device = TestDevice(
      size: Phone.portrait, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      host: .withTitlesInContent
    ) {
      let grid = GridController()
      made = grid
      let navigation = UINavigationController(rootViewController: grid)
      navigation.navigationBar.prefersLargeTitles = large
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    return (device, made!)
  }

  /// The change of the data in the turn in which the refresh ends.
  enum Change: CaseIterable {
    case batchThenEnd, endThenBatch, endInBatch, endInCompletion, reload
  }

  @Test(
    "complaint 4: a batch update in the turn of the end doesn't scale or move cells or headers",
    arguments: Change.allCases, [false, true])
  func batch(change: Change, large: Bool) throws {
    let (device, grid) = device(large: large)
    let view = grid.collectionView!
    let top: CGFloat = large ? 140 : 88
    device.run { view.tug.header?.beginRefreshing() }
    device.advance(0.5)
    #expect(view.contentInset.top == 54 && view.contentOffset.y == -top - 54)
    var recording = CellRecording(view) {
      view.indexPathsForVisibleItems.compactMap { path in
        view.cellForItem(at: path).map { (path.section * 10000 + path.item, $0) }
      }
    }
    let end = { view.tug.header?.endRefreshing() }
    device.run {
      let insert = {
        grid.sections[0] += 3
        view.insertItems(at: (30..<33).map { IndexPath(item: $0, section: 0) })
      }
      switch change {
      case .batchThenEnd:
        view.performBatchUpdates(insert)
        end()
      case .endThenBatch:
        end()
        view.performBatchUpdates(insert)
      case .endInBatch:
        view.performBatchUpdates {
          insert()
          end()
        }
      case .endInCompletion: view.performBatchUpdates(insert) { _ in end() }
      case .reload:
        grid.sections[0] += 3
        view.reloadData()
        end()
      }
    }
    for _ in 0..<60 {
      device.advance(1 / 60)
      recording.shoot()
      let pinned = try #require(view.viewWithTag(1))
      let shown = pinned.layer.shown.position.y - 20 - view.layer.shown.bounds.minY
      #expect(shown >= top - 0.01 && shown <= top + 54.01, "a pinned header stays below the bar")
    }
    #expect(recording.sizes == [[100, 100]] && !recording.areScaled)
    #expect(recording.longestStep <= OffsetRecording.step(54))
    #expect(view.contentInset == .zero && view.contentOffset.y == -top)
    #expect(!device.host.isBusy)
  }

  @Test("complaint 4: items inserted or deleted at the end let a footer close without a jump")
  func footer() {
    let (device, grid) = device(large: false)
    let view = grid.collectionView!
    device.run { view.tug.footer?.beginRefreshing() }
    device.advance(0.9)
    #expect(view.contentInset.bottom == 44)
    let offset = view.contentOffset.y
    device.run {
      view.performBatchUpdates {
        grid.sections[1] += 30
        view.insertItems(at: (30..<60).map { IndexPath(item: $0, section: 1) })
      }
      view.tug.footer?.endRefreshing()
    }
    var last = view.layer.shown.bounds.minY
    for _ in 0..<60 {
      device.advance(1 / 60)
      #expect(view.layer.shown.bounds.minY == last, "the new items appear where the footer was")
      last = view.layer.shown.bounds.minY
    }
    #expect(view.contentInset == .zero && view.contentOffset.y == offset)
    device.run {
      view.tug.footer?.beginRefreshing()
      view.performBatchUpdates {
        grid.sections[1] -= 55
        view.deleteItems(at: (5..<60).map { IndexPath(item: $0, section: 1) })
      }
    }
    device.advance(1)
    device.run { view.tug.footer?.endRefreshing() }
    device.advance(1)
    #expect(view.contentInset == .zero)
    #expect(view.contentOffset.y == view.contentSize.height + 83 - 812)
  }
}
