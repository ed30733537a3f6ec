import Paging

enum Position: Hashable {
  case before(Int)
  case after(Int)
}

@MainActor
func makeChat(_ api: API, unread: Int?) -> PagedFeed<Message, Int, Position> {
  let messages = PagedFeed(id: \.id) { (position: Position?) in
    let items =
      switch position {
      case nil: try await api.messages(around: unread)
      case .before(let id): try await api.messages(before: id)
      case .after(let id): try await api.messages(after: id)
      }
    return Page(
      items, next: items.last.map { .after($0.id) }, previous: items.first.map { .before($0.id) })
  }
  return messages
}

@MainActor
func chat(_ tableView: UITableView, _ messages: PagedFeed<Message, Int, Position>) {
  tableView.tug.arbitration = .parallel
  tableView.tug.header = .auto(.spinner) { try await messages.loadPrevious() }
  tableView.tug.footer = .auto(.spinner) { try await messages.loadNext() }
}

@MainActor
final class ChatViewController {
  private let tableView = UITableView()
  private let messages: PagedFeed<Message, Int, Position>
  private var rows: PagedItems<Message>

  init(_ messages: PagedFeed<Message, Int, Position>) {
    self.messages = messages
    rows = messages.items
  }

  func observe() {
    messages.onChange = { [weak self] change in self?.show(change) }
  }

  private func show(_ change: PagedFeed<Message, Int, Position>.Change) {
    let update = { [self] in
      rows = change.items
      tableView.reloadData()
    }
    if !rows.isEmpty, change.edits.inserted.first?.lowerBound == 0 {
      tableView.tug.preservePosition(during: update)
    } else {
      update()
    }
  }
}

@MainActor
func received(_ message: Message, _ messages: PagedFeed<Message, Int, Position>) {
  if case .end = messages.state.next { messages.insert([message], at: .end) }
}
