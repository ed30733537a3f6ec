import Tug
import TugScrolling

final class ChatViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let history: History
  private var messages: [String] = []

  init(history: History) {
    self.history = history
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    tableView.tug.header = .pullToLoad(.spinner) { [weak self] in
      try await self?.loadOlder() ?? .noMoreData
    }
  }

  private func loadOlder() async throws -> RefreshResult {
    let older = try await history.messages(before: messages.first)
    tableView.tug.preservePosition {
      messages.insert(contentsOf: older, at: 0)
      tableView.reloadData()
    }
    return older.isEmpty ? .noMoreData : .success
  }
}

@MainActor
func chat(_ tableView: UITableView, _ history: History) {
  let header = Refresher.auto(.spinner) { try await history.loadOlder() }
  header.trigger.auto?.distance = .items(10)
  tableView.tug.header = header
}

@MainActor
func scrolling(_ tableView: UITableView, _ history: History) async {
  tableView.tug.scrolling.onEnd = { history.markAsRead() }
  tableView.tug.scrolling.onDirectionChange = { history.isGoingBack = $0 == .up }

  for await event in tableView.tug.scrolling.events {
    if event == .ended { history.markAsRead() }
  }
}
