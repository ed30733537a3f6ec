// The code of the page "Cookbook" that needs Paging, for a type check against an iPhone SDK. Its test is in
// Tests/DocumentationTests/Code/Search.swift.
#if canImport(UIKit)
  import Paging
  import Tug

  extension RefreshStyle {
    static var brand: RefreshStyle {
      .normal.with {
        $0.tintColor = .systemIndigo
        $0[.refreshing].title = "One moment"
      }
    }
  }

  @MainActor
  private final class Search {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let posts: PagedFeed<String, String, String>
    private var query = ""

    init(_ posts: PagedFeed<String, String, String>) {
      self.posts = posts
      tableView.tug.header = .pull(.brand) { [posts] in try await posts.refresh() }
    }

    func search(for text: String) {
      query = text
      tableView.tug.header?.endRefreshing(.cancelled)
      posts.reset()
      tableView.tug.header?.beginRefreshing()
    }
  }
#endif
