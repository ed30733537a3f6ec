import Paging
import Tug

/// A timeline that opens where it was left. Newer posts come above, with a gap for those between.
final class TimelineViewController: PlainListViewController {
  private let server: TimelineServer
  private let timeline: PagedFeed<Entry, String, Entry.Cursor>
  private var entries: PagedItems<Entry>
  /// Where to open; `nil` once the list has.
  private var place: Place?
  /// Rows behind the navigation bar don't count.
  private var firstVisibleRow: Int {
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
    let paths = tableView.indexPathsForVisibleRows ?? []
    return paths.first { tableView.rectForRow(at: $0).minY >= top }?.row ?? 0
  }

  init(environment: SceneEnvironment, server: TimelineServer, place: Place) {
    (self.server, self.place) = (server, place)
    timeline = PagedFeed(
      initial: place.cursor, id: \.id, isUnchanged: ==, gap: { Entry.gap($0) },
      load: server.entries(at:))
    entries = timeline.items
    super.init(environment: environment)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    timeline.onChange = { [weak self] change in self?.show(change) }
    timeline.restore(server.cachedPage(at: place?.cursor))
    tableView.tug.header = .pull { [timeline] in
      try await timeline.loadNewer()
    }
    tableView.tug.footer = .auto { [timeline] in
      try await timeline.loadNext()
    }
    offerActions("Leave and come back") { [weak self] _ in self?.comeBack() }
    offerChoices("Online", "Offline") { [server] in server.isOffline = $0 == 1 }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let row = place.flatMap({ timeline.index(of: $0.id) }) else { return }
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    place = nil
  }

  private func show(_ change: PagedFeed<Entry, String, Entry.Cursor>.Change) {
    guard !change.edits.isEmpty else { return }
    let update = { [self] in
      entries = change.items
      tableView.reloadData()
    }
    // Whether as many rows follow the first visible one as before.
    let visible = change.before.dropFirst(firstVisibleRow)
    let place = visible.first.flatMap { timeline.index(of: $0.id) }
    let isAbove = place == change.items.count - visible.count
    if isAbove {
      tableView.tug.preservePosition(during: update)
    } else {
      update()
    }
  }

  /// Opens another screen where this one is, as the next launch does.
  private func comeBack() {
    let id = timeline.items[firstVisibleRow].id
    let place = Place(id: id, cursor: timeline.cursor(of: id))
    let next = TimelineViewController(environment: environment, server: server, place: place)
    next.title = title
    navigationController?.setViewControllers([next], animated: false)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func text(at index: Int) -> String {
    switch (entries[index], timeline.state(ofGap: entries[index].id)) {
    case (.post(let post), _): post.text
    case (.gap, .loading), (.gap, .waiting): "Loading…"
    case (.gap, .failed): "Try again"
    case (.gap, _): "Show what is missing"
    }
  }

  override func isAction(at index: Int) -> Bool {
    if case .gap = entries[index] { true } else { false }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    guard case .gap = entries[indexPath.row] else { return }
    let (id, isAbove) = (entries[indexPath.row].id, indexPath.row < firstVisibleRow)
    Task { [timeline] in try? await timeline.loadGap(id, fromBelow: isAbove) }
  }
}

extension Scene {
  public static let timeline = Scene(
    id: "timeline-gap", group: .pages, title: "A timeline with a gap",
    summary:
      "Opens where it was left. Pull: newer posts come above, with a row for those between, and a tap loads "
      + "them. What is read stays where it is.",
    screen: {
      TimelineViewController(
        environment: $0, server: TimelineServer(pause: $0.pause), place: TimelineServer.place)
    })
}
