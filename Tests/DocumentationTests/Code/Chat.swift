import Tug
import TugScrolling

final class ChatViewController: UIViewController, UITableViewDataSource {
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
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    view.addSubview(tableView)
    tableView.tug.header = .pullToLoad(.spinner) { [weak self] in
      try await self?.loadOlder() ?? .noMoreData
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard messages.isEmpty else { return }
    Task {
      do { try await showNewest() } catch { show(error) }
    }
  }

  private func showNewest() async throws {
    messages = try await history.messages(before: nil)
    tableView.reloadData()
    let last = IndexPath(row: messages.count - 1, section: 0)
    if last.row >= 0 { tableView.scrollToRow(at: last, at: .bottom, animated: false) }
  }

  private func loadOlder() async throws -> RefreshResult {
    guard let first = messages.first else { return .success }
    let older = try await history.messages(before: first)
    tableView.tug.preservePosition {
      messages.insert(contentsOf: older, at: 0)
      tableView.reloadData()
    }
    return older.isEmpty ? .noMoreData : .success
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }
}

@MainActor
class History {
  /// The twenty messages before one, or the last twenty.
  func messages(before first: String?) async throws -> [String] {
    let end = first.flatMap { Int($0.dropFirst(8)) }.map { $0 - 1 } ?? 60
    try await Task.sleep(nanoseconds: 1_000_000_000)
    return (max(0, end - 20)..<end).map { "Message \($0 + 1)" }
  }
}

extension History {
  var isGoingBack: Bool {
    get { false }
    set {}
  }

  func markAsRead() {}
}

extension ChatViewController {
  func loadBeforeTheTop() {
    let header = Refresher.auto(.spinner) { [weak self] in
      try await self?.loadOlder() ?? .noMoreData
    }
    header.trigger.auto?.distance = .items(10)
    tableView.tug.header = header
  }

  private func show(_ error: any Error) {}
}

@MainActor
func scrolling(_ tableView: UITableView, _ history: History) async {
  tableView.tug.scrolling.onEnd = { history.markAsRead() }
  tableView.tug.scrolling.onDirectionChange = { history.isGoingBack = $0 == .up }

  for await event in tableView.tug.scrolling.events {
    if event == .ended { history.markAsRead() }
  }
}
