import Tug

/// Messages with the newest at the end. Older ones are inserted above with the position preserved.
final class ChatViewController: SceneViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = TextSizedTableView(frame: .zero, style: .plain)
  private let history: ChatHistory
  private var messages: [ChatMessage]
  private var hasAppeared = false

  init(history: ChatHistory) {
    self.history = history
    messages = history.messages
    super.init(environment: history.environment, scrollView: tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = history.contact
    keepsEnd = true
    tableView.accessibilityIdentifier = "chat"
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 60
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    history.onLoadOlder = { [weak self] count in
      self?.insertOlder(count)
    }
    tableView.tug.header = .pullToLoad(.spinner) { [history] in
      try await history.loadOlder()
    }
    tableView.tug.contentInset.bottom = 8
    add(MessageBar(), height: MessageBar.height)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !hasAppeared { scrollToEnd() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasAppeared { scrollToEnd() }
    hasAppeared = true
  }

  private func scrollToEnd() {
    guard !messages.isEmpty else { return }
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
  }

  private func insertOlder(_ count: Int) {
    tableView.tug.preservePosition {
      messages = history.messages
      let rows = (0..<count).map {
        IndexPath(row: $0, section: 0)
      }
      tableView.insertRows(at: rows, with: .none)
    }
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    MessageCell.height(of: messages[indexPath.row], in: tableView)
  }
}

extension Scene {
  public static let chat = Scene(
    id: "chat", group: .start, title: "Chat history",
    summary:
      "Scroll up, then pull: older messages go above, and the visible ones don’t move by a pixel.",
    screen: { ChatViewController(history: ChatHistory(in: $0)) })
}
