import Tug

/// A header with a callback, which the app ends.
final class BeginAndEndViewController: PlainListViewController {
  /// For each action, whether a step begins or ends a refresh.
  private static let steps = [
    [true], [false], [true, false], [true, false, true, false], [true, true, false],
  ]
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull(callback: { [weak self] _ in
      self?.log("The action begins")
    })
    tableView.tug.header = header
    log("Tap Begin, and then End")
    offerActions("Begin", "End", "Both", "Twice", "Begin × 2") { [weak self] choice in
      for isBeginning in Self.steps[choice] {
        if isBeginning {
          self?.begin(header)
        } else {
          header.endRefreshing()
        }
      }
    }
  }

  private func begin(_ header: Refresher) {
    count += 1
    let number = count
    header.beginRefreshing { [weak self] result in
      self?.log("Caller \(number): \(Self.word(for: result))")
    }
  }

  private func log(_ line: String) {
    rows.insert(line, at: 0)
    tableView.reloadData()
  }

  private static func word(for result: RefreshResult) -> String {
    switch result {
    case .success: "done"
    case .noMoreData: "no more data"
    case .cancelled: "canceled"
    case .failure: "failed"
    }
  }
}

extension Scene {
  public static let beginAndEnd = Scene(
    id: "begin-and-end", group: .special, title: "Begin and end in one step",
    summary:
      "Begin and end a refresh in code, in any order: each caller receives the result of its own refresh.",
    screen: { BeginAndEndViewController(environment: $0) })
}
