import Foundation
import HeadlessUIKit
import Testing

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

  @Test("the closures of a batch don't escape, may be nil, and reach an override")
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
