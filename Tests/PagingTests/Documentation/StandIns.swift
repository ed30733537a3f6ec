// UIKit's declarations that the pages use and HeadlessUIKit does not have, with no work behind them.

@_exported import Tug

#if !canImport(UIKit)
  extension UITableView {
    func reconfigureRows(at paths: [IndexPath]) {}
  }

  struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, ID: Hashable & Sendable> {
    private(set) var itemIdentifiers: [ID] = []
    mutating func appendSections(_ sections: [Section]) {}
    mutating func appendItems(_ ids: [ID]) { itemIdentifiers += ids }
    mutating func reconfigureItems(_ ids: [ID]) {}
  }

  @MainActor
  final class UITableViewDiffableDataSource<Section: Hashable & Sendable, ID: Hashable & Sendable> {
    func snapshot() -> NSDiffableDataSourceSnapshot<Section, ID> { NSDiffableDataSourceSnapshot() }
    func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Section, ID>, animatingDifferences: Bool
    ) {}
  }
#endif
