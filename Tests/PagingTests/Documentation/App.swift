import Paging
@_exported import Tug

// The app's own types that the pages of the catalog use: a model, a server, a cache.

struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  var text: String
  var isLiked = false
}

struct Message: Equatable, Sendable {
  let id: Int
  var text: String
}

struct AppServer: Sendable {
  func posts(after cursor: String?) async throws -> Page<Post, String> { Page([]) }
  func answer(after cursor: String?) async throws -> Answer { Answer() }
  func posts(page: Int) async throws -> [Post] { [] }
  func posts(offset: Int, limit: Int) async throws -> [Post] { [] }
  func messages(around anchor: Int?) async throws -> [Message] { [] }
  func messages(before id: Int) async throws -> [Message] { [] }
  func messages(after id: Int) async throws -> [Message] { [] }
  func like(_ id: Int) async throws {}
}

struct Answer: Sendable {
  var posts: [Post] = []
  var nextCursor: String?
}

actor Cache {
  private var posts: [Post] = []

  func firstPage() -> Page<Post, String>? { posts.isEmpty ? nil : Page(posts) }
  func save(_ posts: [Post]) { self.posts = posts }
}

// UIKit's declarations that the pages use and HeadlessUIKit does not have, with no work behind them.

#if !canImport(UIKit)
  extension UITableView {
    func reconfigureRows(at paths: [IndexPath]) {}
  }

  struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, ID: Hashable & Sendable> {
    private(set) var itemIdentifiers: [ID] = []
    mutating func appendSections(_ sections: [Section]) {}
    mutating func appendItems(_ ids: [ID], toSection: Section? = nil) { itemIdentifiers += ids }
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
