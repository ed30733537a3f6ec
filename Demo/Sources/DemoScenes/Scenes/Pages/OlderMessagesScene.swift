import Paging
import Tug

/// A chat. The oldest message is at the top, so that the server's next page is the previous one here.
final class OlderMessagesViewController: PagedListViewController {
  private var hasAppeared = false

  init(environment: SceneEnvironment) {
    super.init(environment: environment, order: .oldestFirst)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.onChange = { [weak self] change in
      self?.tableView.tug.preservePosition { self?.show(change) }
    }
    tableView.tug.header = .pullToLoad(.spinner) { [feed] in
      try await feed.loadPrevious()
    }
    feed.restore(server.cachedPage)
    offerActions("A message arrives") { [weak self] _ in self?.receive() }
    offerDials()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !hasAppeared { scrollToEnd(animated: false) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  private func receive() {
    feed.insert([server.newMessage()], at: .end)
    scrollToEnd(animated: true)
  }

  private func scrollToEnd(animated: Bool) {
    guard !items.isEmpty else { return }
    tableView.scrollToRow(
      at: IndexPath(row: items.count - 1, section: 0), at: .bottom, animated: animated)
  }
}

extension Scene {
  public static let olderMessages = Scene(
    id: "older-messages", group: .pages, title: "Older messages above",
    summary:
      "A chat in pages: older messages load above without moving a row, and new ones arrive below.",
    screen: { OlderMessagesViewController(environment: $0) })
}
