import Tug

/// A list with a header and a footer, for scenes about its surroundings.
class HeaderAndFooterViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
  }
}
