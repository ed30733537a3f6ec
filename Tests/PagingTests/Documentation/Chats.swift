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
  tableView.tug.header = .auto(.spinner) { try await messages.loadPrevious() }
  tableView.tug.footer = .auto(.spinner) { try await messages.loadNext() }
}

@MainActor
func received(_ message: Message, _ messages: PagedFeed<Message, Int, Position>) {
  if case .end = messages.state.next { messages.insert([message], at: .end) }
}
