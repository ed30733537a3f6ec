// The declarations of Tug and UIKit that the pages use, without an implementation: Paging is built
// without both.

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import Foundation

  @MainActor
  class UITableView {
    enum RowAnimation { case automatic }

    func performBatchUpdates(_ updates: () -> Void) { updates() }
    func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
    func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
    func moveRow(at path: IndexPath, to newPath: IndexPath) {}
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
    func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, ID>) async {}
  }

  extension IndexPath {
    init(row: Int, section: Int) { self = [section, row] }
  }
#endif

enum RefreshResult {
  case success
  case noMoreData
  case failure(any Error)
}

struct Look {
  static let normal = Look()
  static let spinner = Look()
}

struct Refresher {
  typealias LoadAction = @MainActor () async throws -> RefreshResult

  static func pull(_ action: @escaping @MainActor () async throws -> Void) -> Refresher {
    Refresher()
  }

  static func auto(_ look: Look, action: @escaping LoadAction) -> Refresher { Refresher() }
}

struct ScrollControls {
  var header: Refresher?
  var footer: Refresher?
}

extension UITableView {
  var tug: ScrollControls {
    get { ScrollControls() }
    set {}
  }
}
