import Tug

extension Scene {
  public static let beginAndEnd = Scene(
    id: "begin-and-end", group: .special, title: "Begin and end in one turn",
    summary:
      "In any order and any number: each caller is told what became of its own refresh, in order.",
    screen: { BeginAndEndViewController(environment: $0) })
}

/// A header in the callback form, which ends when the app says so.
final class BeginAndEndViewController: PlainListViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.normal { [weak self] (_: Refresher) in self?.log("The work begins") }
    tableView.tug.header = header
    log("Begin, and see what each caller hears")
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
      self?.log("Caller \(number) hears: \(Self.words(for: result))")
    }
  }

  private func log(_ line: String) {
    rows.insert(line, at: 0)
    tableView.reloadData()
  }

  private static func words(for result: RefreshResult) -> String {
    switch result {
    case .moreData: "done"
    case .noMoreData: "no more data"
    case .failed(let error): error is CancellationError ? "cancelled" : "failed"
    }
  }
}
