import Paging
import Tug

/// The snippet of the Chinese README with words of its own.
@MainActor
func choicesInChinese(
  _ tableView: UITableView, _ server: PostServer, _ posts: PagedFeed<Post, Int, String>
) {
  // 上拉松手才加载的 footer
  tableView.tug.footer = .pullToLoad { try await posts.loadNext() }

  // 不使用 async；完成回调在 main actor 上调用
  tableView.tug.header = .pull(callback: { header in
    server.load { error in header.endRefreshing(error.map { .failure($0) } ?? .success) }
  })

  // 自定义文案和颜色
  let style = RefreshStyle.normal.with {
    $0[.pulling].title = "松手"
    $0.tintColor = .systemRed
  }
  tableView.tug.header = .pull(style) { try await posts.refresh() }
  tableView.tug.header?.resultDuration = 0.6  // 每个选项都是属性
}
