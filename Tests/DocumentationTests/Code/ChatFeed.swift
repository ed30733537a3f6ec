import Foundation
import HeadlessDriver
import Paging
import Testing
import Tug

/// Counts how often a screen lays out all of its rows anew.
final class CountingTableView: UITableView {
  private(set) var reloads = 0

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

/// The screen of Paging's page "Chats", with rows to look at.
final class ChatFeedViewController: UIViewController, UITableViewDataSource {
  let tableView = CountingTableView(frame: .zero, style: .plain)
  let messages = PagedFeed(id: \.id) { (start: Int?) in
    let start = start ?? 0
    let items = (start..<start + 20).map { Post(id: $0, text: "Message \($0)") }
    return Page(items, next: start + 20, previous: start - 20)
  }
  let unread = 10
  private(set) var rows: PagedItems<Post>

  init() {
    rows = messages.items
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    view.addSubview(tableView)
    messages.onChange = { [weak self] change in self?.show(change) }
  }

  private func scrollToUnread() {
    guard let row = rows.firstIndex(where: { $0.id == unread }) else { return }
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
  }

  private func show(_ change: PagedFeed<Post, Int, Int>.Change) {
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

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].text
    return cell
  }
}

@MainActor
@Suite("The chat with pages above and below")
struct ChatFeedTests {
  /// A chat with its first page.
  private func shown() async throws -> (TestDevice, ChatFeedViewController) {
    let (device, screen) = TestDevice.showing(controller: { ChatFeedViewController() })
    try await screen.messages.refresh()
    device.settle()
    return (device, screen)
  }

  @Test("keeps the visible rows in place, whichever page arrives")
  func position() async throws {
    let (device, screen) = try await shown()
    let place = try #require(screen.place(of: screen.unread))
    #expect(place > 200 && place < 400)
    device.finger.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 450))
    device.settle()

    let places = [screen.place(of: 10)]
    try await screen.messages.loadPrevious()
    device.settle()
    #expect(screen.rows.first?.id == -20)
    #expect([screen.place(of: 10)] == places)
    try await screen.messages.loadNext()
    device.settle()
    #expect(screen.rows.last?.id == 39)
    #expect([screen.place(of: 10)] == places)
  }
}

extension ChatFeedTests {
  @Test("reloads the list once for each page, and not for a load that begins")
  func reloads() async throws {
    let (device, screen) = try await shown()
    let before = screen.tableView.reloads
    try await screen.messages.loadNext()
    device.settle()
    #expect(screen.tableView.reloads == before + 1, "rows under a finger are laid out for nothing")
  }
}

extension ChatFeedViewController {
  /// Where the row of a message is on the screen.
  fileprivate func place(of id: Int) -> CGFloat? {
    rows.firstIndex { $0.id == id }.map {
      tableView.rectForRow(at: IndexPath(row: $0, section: 0)).minY - tableView.contentOffset.y
    }
  }
}
