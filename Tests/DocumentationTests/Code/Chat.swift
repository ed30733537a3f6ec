import Foundation
import HeadlessDriver
import Paging
import Testing
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
