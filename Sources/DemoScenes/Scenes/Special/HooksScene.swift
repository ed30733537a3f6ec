import Tug

extension Scene {
  public static let hooks = Scene(
    id: "hooks", group: .special, title: "Hooks",
    summary:
      "Will begin, did begin, will end, did end, and every state between: each run has them all, "
      + "in this order.",
    screen: { HooksViewController(environment: $0) })
}

/// Writes down what a header tells its app.
final class HooksViewController: PlainListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    rows = ["Pull down"]
    let header = Refresher.normal { [weak self] in try await self?.environment.pause(1) }
    header.resultDwell = 0.5
    header.onStateChange = { [weak self] old, new in self?.log("    \(old) → \(new)") }
    header.onWillBegin = { [weak self] in self?.log("Will begin") }
    header.onDidBegin = { [weak self] in self?.log("Did begin") }
    header.onWillEnd = { [weak self] in self?.log("Will end, in its animation") }
    header.onDidEnd = { [weak self] in self?.log("Did end") }
    tableView.tug.header = header
    offerActions("Refresh", "Clear") { [weak self] choice in
      if choice == 0 { header.beginRefreshing() } else { self?.clear() }
    }
  }

  private func log(_ line: String) {
    rows.insert(line, at: 0)
    tableView.reloadData()
  }

  private func clear() {
    rows = []
    tableView.reloadData()
  }
}
