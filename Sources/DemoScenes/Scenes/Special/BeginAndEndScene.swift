import Tug

extension Scene {
  public static let beginAndEnd = Scene(
    id: "begin-and-end", group: .special, title: "Begin and end in one step",
    summary:
      "In any order and number: each caller receives the result of its own refresh, in order.",
    screen: { BeginAndEndViewController(environment: $0) })
}

/// A header with a callback, which the app ends.
final class BeginAndEndViewController: PlainListViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull(callback: { [weak self] _ in self?.log("The action begins") })
    tableView.tug.header = header
    log("Tap Begin to see what each caller receives")
    offerActions("Begin", "End", "B E", "B E B E", "B B E") { [weak self] choice in
      for letter in ["B", "E", "BE", "BEBE", "BBE"][choice] {
        if letter == "B" { self?.begin(header) } else { header.endRefreshing() }
      }
    }
  }

  private func begin(_ header: Refresher) {
    count += 1
    let number = count
    header.beginRefreshing { [weak self] result in
      self?.log("Caller \(number): \(Self.words(for: result))")
    }
  }

  private func log(_ line: String) {
    rows.insert(line, at: 0)
    tableView.reloadData()
  }

  private static func words(for result: RefreshResult) -> String {
    switch result {
    case .success: "done"
    case .noMoreData: "no more data"
    case .failure(let error): error is CancellationError ? "cancelled" : "failed"
    }
  }
}
