import Tug

/// A list with a header and a footer, for scenes about its surroundings.
class HeaderAndFooterViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [weak self] in try await self?.refresh() }
    tableView.tug.footer = .auto { [weak self] in try await self?.loadMore() ?? .noMoreData }
  }
}
