import Paging

enum Position: Hashable {
  case before(Int)
  case after(Int)
}

@MainActor
func makeChat(_ server: AppServer, unread: Int?) -> PagedFeed<Message, Int, Position> {
  let messages = PagedFeed(id: \.id) { (position: Position?) in
    let items =
      switch position {
      case nil: try await server.messages(around: unread)
      case .before(let id): try await server.messages(before: id)
      case .after(let id): try await server.messages(after: id)
      }
    return Page(
      items, next: items.last.map { .after($0.id) }, previous: items.first.map { .before($0.id) })
  }
  return messages
}

@MainActor
func chat(_ tableView: UITableView, _ messages: PagedFeed<Message, Int, Position>) {
  tableView.tug.arbitration = .parallel
  tableView.tug.header = .auto(.spinner) { [messages] in try await messages.loadPrevious() }
  tableView.tug.footer = .auto(.spinner) { [messages] in try await messages.loadNext() }
}

@MainActor
final class ChatViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let unread = 40
  private let messages: PagedFeed<Message, Int, Position>
  private var rows: PagedItems<Message>

  init(_ messages: PagedFeed<Message, Int, Position>) {
    self.messages = messages
    rows = messages.items
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard rows.isEmpty else { return }
    Task { [weak self] in
      do { try await self?.messages.refresh() } catch { self?.show(error) }
    }
  }

  private func show(_ error: any Error) {}

  private func scrollToUnread() {
    guard let row = messages.index(of: unread) else { return }
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
  }

  func observe() {
    messages.onChange = { [weak self] change in self?.show(change) }
  }

  private func show(_ change: PagedFeed<Message, Int, Position>.Change) {
    guard !change.edits.isEmpty else { return }
    let isFirstPage = rows.isEmpty
    let update = { [self] in
      rows = change.items
      tableView.reloadData()
    }
    if !isFirstPage, change.edits.inserted.first?.lowerBound == 0 {
      tableView.tug.preservePosition(during: update)
    } else {
      update()
    }
    if isFirstPage { scrollToUnread() }
  }
}

@MainActor
func received(_ message: Message, _ messages: PagedFeed<Message, Int, Position>) {
  if case .end = messages.state.next { messages.insert([message], at: .end) }
}

@MainActor
func askPastEnd(_ messages: PagedFeed<Message, Int, Position>) async throws {
  try await messages.loadNext(pastEnd: true)
}
