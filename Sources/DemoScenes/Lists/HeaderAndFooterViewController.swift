import Tug

/// Both ends of a list, for scenes that are about what is around it.
class HeaderAndFooterViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .normal { [weak self] in try await self?.refresh() }
    tableView.tug.footer = .auto { [weak self] in try await self?.loadMore() ?? .noMoreData }
  }
}
