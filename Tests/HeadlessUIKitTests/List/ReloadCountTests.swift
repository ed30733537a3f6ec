import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// Apps count the calls of an overridden `reloadData`.
@MainActor
@Suite("Calls of reloadData")
struct ReloadCountTests {
  private final class Table: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class Grid: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(
    "a table loads its rows without reloadData")
  func table() {
    let source = Source()
    let (device, table) = TestDevice.showing { () -> Table in
      let table = Table(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.dataSource = source
      #expect(table.numberOfRows(inSection: 0) == 3 && table.visibleCells.count == 3)
      #expect(table.reloads == 0)
      return table
    }
    let reloads = table.reloads
    device.host.onMistake = { _ in }
    device.run {
      source.count = 4
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      source.count = 9
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    device.settle()
    #expect(table.reloads == reloads && table.numberOfRows(inSection: 0) == 9)
    device.run { table.dataSource = nil }
    device.run { table.dataSource = source }
    device.layOut()
    #expect(table.reloads == reloads + 1, "the layout's")
    device.run { table.reloadData() }
    #expect(table.reloads == reloads + 2)
  }

  @Test("a collection view loads without reloadData")
  func grid() {
    let source = Source()
    let (device, grid) = TestDevice.showing { () -> Grid in
      let grid = Grid(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      return grid
    }
    device.host.onMistake = { _ in }
    device.run {
      source.count = 9
      grid.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    device.settle()
    #expect(grid.reloads == 0 && grid.visibleCells.count == 9)
    device.run { grid.reloadData() }
    #expect(grid.reloads == 1)
  }
}

/// Code that passes on a closure that doesn't escape, as adapters do with the changes of a diff.
@MainActor
@Suite("The closures of batch updates")
struct BatchUpdateClosureTests {
  private func apply(_ changes: () -> Void, to table: UITableView) {
    table.performBatchUpdates(changes)
    table.performBatchUpdates(changes, completion: nil)
  }

  private func apply(_ changes: () -> Void, to view: UICollectionView) {
    view.performBatchUpdates(changes)
    view.performBatchUpdates(changes, completion: nil)
  }

  private final class CountingTable: UITableView {
    var updates = 0
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      self.updates += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class CountingCollection: UICollectionView {
    var updates = 0
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      self.updates += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test("the closures of a batch may be nil, and reach an override")
  func closures() {
    HeadlessHost().run {
      let table = CountingTable(frame: .zero, style: .plain)
      let view = CountingCollection(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      var calls = 0
      apply({ calls += 1 }, to: table)
      apply({ calls += 1 }, to: view)
      #expect(calls == 4)
      table.performBatchUpdates(nil)
      view.performBatchUpdates(nil)
      table.performBatchUpdates({ calls += 1 }, completion: { _ in })
      view.performBatchUpdates({ calls += 1 }, completion: { _ in })
      #expect(calls == 6)
      #expect(table.updates == 4 && view.updates == 4)
    }
  }
}
