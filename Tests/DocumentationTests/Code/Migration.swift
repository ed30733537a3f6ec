import Foundation
import Tug
import TugSVPullToRefresh
import TugTrace

@MainActor
final class MigratingController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  func load() {}
  func loadMore() {}

  func fromSVPullToRefresh() {
    tableView.addPullToRefresh { [weak self] in self?.load() }
    tableView.addInfiniteScrolling { [weak self] in self?.loadMore() }
    // … and at the end of load()
    tableView.pullToRefreshView?.stopAnimating()
  }
}

@MainActor
final class MigratedController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  func load() async throws {}

  func fromMJRefresh() {
    tableView.tug.header = .pull { [weak self] in try await self?.load() }
  }

  func recorded() {
    let recorder = TraceRecorder(tableView, limit: 1000)
    // … something goes wrong …
    print(recorder.trace)  // or recorder.write { file.append($0) }, line by line
  }
}
