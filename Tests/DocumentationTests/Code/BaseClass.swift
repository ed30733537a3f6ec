import Tug

@MainActor
func handMade(_ tableView: UITableView, _ feed: Feed) {
  let footer = Refresher.auto(.spinner) { [feed] in try await feed.loadNext() }
  footer.trigger.auto?.distance = .points(300)
  tableView.tug.footer = footer
}

class ListViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  /// Which controls the list has. A screen that lacks one overrides these.
  var hasHeader: Bool { true }
  var hasFooter: Bool { true }

  /// A screen begins its requests here, and calls `finish` on every path.
  func refresh() {}
  func loadMore() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    if hasHeader {
      tableView.tug.header = .pull(callback: { [weak self] _ in self?.refresh() })
    }
    if hasFooter {
      tableView.tug.footer = .auto(callback: { [weak self] _ in self?.loadMore() })
    }
  }

  /// Ends the refresh or the load that runs. Called after the list has changed.
  func finish(hasMore: Bool = true, error: (any Error)? = nil) {
    let (header, footer) = (tableView.tug.header, tableView.tug.footer)
    let control = header?.isRefreshing == true ? header : footer
    control?.endRefreshing(error.map { .failure($0) } ?? (hasMore ? .success : .noMoreData))
  }
}

@MainActor
protocol ListSource: AnyObject {
  var onChange: () -> Void { get set }
  func refresh() async throws
  /// Returns whether there may be more.
  func loadNext() async throws -> Bool
}

extension Feed: ListSource {}

extension UITableView {
  /// Both controls, in the look of the app. They hold the source, and not the screen.
  func attach(_ source: any ListSource) {
    source.onChange = { [weak self] in self?.reloadData() }
    tug.header = .pull(.branded) { [source] in try await source.refresh() }
    tug.footer = .auto(.branded) { [source] in try await source.loadNext() }
  }
}
