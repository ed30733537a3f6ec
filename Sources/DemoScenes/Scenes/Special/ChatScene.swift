import Tug

extension Scene {
  public static let chat = Scene(
    id: "chat", group: .special, title: "Chat history",
    summary:
      "Pull down for older messages: they are inserted above, and the visible messages do not move by "
      + "a pixel, even under a finger.",
    screen: { ChatViewController(environment: $0) })
}

/// Messages with the newest at the end. Older ones are inserted above with the position preserved.
final class ChatViewController: SceneViewController, UITableViewDataSource, UITableViewDelegate {
  private static let first = 1
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var messages = Array(81...100)
  private var hasAppeared = false

  init(environment: SceneEnvironment) {
    super.init(environment: environment, scrollView: tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "chat"
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 60
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.tug.header = .pullToLoad(.spinner) { [weak self] in
      try await self?.loadOlder() ?? .noMoreData
    }
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
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
  }

  private func loadOlder() async throws -> RefreshResult {
    try await environment.pause(1)
    let oldest = messages[0]
    let older = max(Self.first, oldest - 20)..<oldest
    tableView.tug.preservePosition {
      messages.insert(contentsOf: older, at: 0)
      tableView.insertRows(
        at: older.indices.map {
          IndexPath(row: $0 - older.lowerBound, section: 0)
        }, with: .none)
    }
    return messages[0] > Self.first ? .success : .noMoreData
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
    MessageCell.height(of: messages[indexPath.row])
  }
}

/// A message in a bubble, at the right if it is the user's own.
private final class MessageCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var number = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.layer.cornerRadius = 16
    label.font = .systemFont(ofSize: 16)
    label.numberOfLines = 0
    bubble.addSubview(label)
    contentView.addSubview(bubble)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The height for one, two, or three lines, in points.
  static func height(of number: Int) -> CGFloat { 24 + 20 * CGFloat(lines(of: number)) }

  private static func lines(of number: Int) -> Int { 1 + number * 7 % 3 }

  func show(_ number: Int) {
    self.number = number
    let isMine = number % 3 == 0
    label.text = DemoContent.message(number, lines: Self.lines(of: number))
    label.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? .systemBlue : .systemGray5
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (room, width) = (contentView.bounds, CGFloat(170))
    bubble.frame = CGRect(
      x: number % 3 == 0 ? room.width - width - 16 : 16, y: 3, width: width,
      height: room.height - 6)
    label.frame = bubble.bounds.insetBy(dx: 14, dy: 6)
  }
}
