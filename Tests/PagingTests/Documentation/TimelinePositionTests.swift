import Foundation
import HeadlessDriver
import Paging
import Testing
import Tug

private struct Row: Equatable, Sendable {
  let id: Int
}

/// A table that shows each change as the page "Timelines" says, and a server with numbered posts, the newest first.
/// A cursor is the number above the page, or the negative one of that below it.
@MainActor
private final class TimelineScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let timeline: PagedFeed<Row, Int, Int>
  private let device: TestDevice
  let tableView: UITableView
  private var rows: PagedItems<Row>
  private var firstVisibleRow: Int { tableView.indexPathsForVisibleRows?.first?.row ?? 0 }
  private let hasEstimates: Bool

  init(newest: @escaping @MainActor () -> Int, hasEstimates: Bool) {
    self.hasEstimates = hasEstimates
    timeline = PagedFeed(
      id: \.id, isUnchanged: ==, gap: { Row(id: -$0) },
      load: { cursor in
        let first = cursor.map { $0 < 0 ? 10 - $0 : $0 - 1 } ?? newest()
        let posts = (max(1, first - 9)...first).reversed()
        return Page(
          posts.map { Row(id: $0) }, next: first > 10 ? first - 9 : nil, previous: -first)
      })
    rows = timeline.items
    let host = HeadlessHost()
    let tableView = host.run { UITableView(frame: .zero, style: .plain) }
    self.tableView = tableView
    device = TestDevice(size: CGSize(width: 320, height: 480), host: host) { tableView }
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.estimatedRowHeight = hasEstimates ? 44 : 0
    tableView.dataSource = self
    tableView.delegate = self
    observe()
    let recipe = timeline.onChange
    timeline.onChange = { [device] change in device.run { recipe?(change) } }
    device.advance(0)
  }

  private func observe() {
    timeline.onChange = { [weak self] change in
      guard let self, !change.edits.isEmpty else { return }
      let update = {
        self.rows = change.items
        self.tableView.reloadData()
      }
      // Whether as many rows follow the first visible one as before.
      let visible = change.before.dropFirst(firstVisibleRow)
      let place = visible.first.flatMap { self.timeline.index(of: $0.id) }
      let isAbove = place == change.items.count - visible.count
      if isAbove { tableView.tug.preservePosition(during: update) } else { update() }
    }
  }

  /// The position of each post on the screen.
  var shown: [Int: CGFloat] {
    device.run { tableView.layoutIfNeeded() }
    let pairs = (tableView.indexPathsForVisibleRows ?? []).map {
      (rows[$0.row].id, tableView.rectForRow(at: $0).minY - tableView.contentOffset.y)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  func scroll(to post: Int) {
    let row = timeline.index(of: post) ?? 0
    for _ in 0..<9 {
      device.run {
        tableView.contentOffset.y =
          tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY + 7.5
        tableView.layoutIfNeeded()
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    CGFloat(50 + abs(rows[path.row].id) % 7 * 9)
  }
}

@MainActor
@Suite("A timeline that is read", .timeLimit(.minutes(10)))
struct TimelinePositionTests {
  private func screen(_ hasEstimates: Bool) async throws -> TimelineScreen {
    var newest = 40
    let screen = TimelineScreen(newest: { newest }, hasEstimates: hasEstimates)
    try await screen.timeline.refresh()
    #expect(screen.tableView.contentOffset.y == 0, "the list doesn't open at its newest post")
    try await screen.timeline.loadNext()
    newest = 100
    return screen
  }

  @Test(
    "stays where it is when a gap above it opens, is filled, and closes", arguments: [true, false],
    [true, false])
  func gap(_ hasEstimates: Bool, _ isFromBelow: Bool) async throws {
    let screen = try await screen(hasEstimates)
    screen.scroll(to: 35)
    let before = screen.shown
    #expect(before[35] == -7.5)
    try await screen.timeline.loadNewer()
    #expect(screen.timeline.index(of: -1) != nil)
    for load in 0..<20 where screen.timeline.index(of: -1) != nil {
      try await screen.timeline.loadGap(-1, fromBelow: isFromBelow)
      for (post, y) in before {
        #expect(screen.shown[post] == y, "\(post) moves with load \(load)")
      }
    }
    #expect(screen.timeline.items.map(\.id) == Array((21...100).reversed()))
  }

  @Test("stays where it is when a page comes below it")
  func next() async throws {
    let screen = try await screen(false)
    for post in [36, 33] {
      screen.scroll(to: post)
      let before = screen.shown
      try await screen.timeline.loadNext()
      for (post, y) in before { #expect(screen.shown[post] == y, "\(post) moves") }
    }
  }
}
