import Foundation
import Paging

enum Entry: Identifiable, Equatable {
  case post(Post)
  case gap(Int)

  var id: String {
    switch self {
    case .post(let post): "post \(post.id)"
    case .gap(let number): "gap \(number)"
    }
  }
}

extension Entry {
  enum Cursor: Hashable {
    case around(String)
    case below(String)
    case above(String)
  }

  var day: Int { 0 }
}

extension AppServer {
  func entries(at cursor: Entry.Cursor?) async throws -> Page<Entry, Entry.Cursor> { Page([]) }
}

struct Place {
  let id: String
  let cursor: Entry.Cursor?
}

@MainActor
final class TimelineViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let dataSource: UITableViewDiffableDataSource<Int, String>
  private let timeline: PagedFeed<Entry, String, Entry.Cursor>
  private var rows: PagedItems<Entry>
  private var place: Place?
  private var returning: (any NSObjectProtocol)?
  private var firstVisibleRow: Int { tableView.indexPathsForVisibleRows?.first?.row ?? 0 }

  init(
    _ server: AppServer, _ place: Place?, _ dataSource: UITableViewDiffableDataSource<Int, String>
  ) {
    let timeline = PagedFeed(
      initial: place?.cursor, id: \.id, isUnchanged: ==, gap: { Entry.gap($0) },
      load: server.entries(at:))
    (self.timeline, self.place, self.dataSource) = (timeline, place, dataSource)
    rows = timeline.items
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [timeline] in try await timeline.loadNewer() }
    tableView.tug.footer = .auto { [timeline] in try await timeline.loadNext() }
  }

  func fill(_ row: Int) {
    guard case .gap = timeline.items[row] else { return }
    let (id, isAbove) = (timeline.items[row].id, row < firstVisibleRow)
    Task { [timeline] in try? await timeline.loadGap(id, fromBelow: isAbove) }
  }

  func title(of id: String) -> String {
    switch timeline.state(ofGap: id) {
    case .loading, .waiting: "Loading…"
    case .failed: "Try again"
    case .idle, .end, nil: "Show what is missing"
    }
  }

  func storePlace() {
    let id = timeline.items[firstVisibleRow].id
    place = Place(id: id, cursor: timeline.cursor(of: id))
  }

  func loadAgain(at place: Place) async throws {
    try await timeline.refresh(at: place.id)
  }

  func loadAgainOnReturn() {
    returning = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { [timeline] _ in
      Task { try? await timeline.refresh(pages: 3) }
    }
  }

  func observeDiffable() {
    timeline.onChange = { [weak self] change in
      guard let self, !change.edits.isEmpty else { return }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(change.items.map(\.id))
      let known = Set(dataSource.snapshot().itemIdentifiers)
      let changed = change.edits.updated.joined().map { change.items[$0].id }
      snapshot.reconfigureItems(changed.filter(known.contains))
      let update = { self.dataSource.apply(snapshot, animatingDifferences: false) }
      let visible = change.before.dropFirst(firstVisibleRow)
      let place = visible.first.flatMap { self.timeline.index(of: $0.id) }
      let isAbove = place == change.items.count - visible.count
      if isAbove { tableView.tug.preservePosition(during: update) } else { update() }
    }
  }

  func days(_ change: PagedFeed<Entry, String, Entry.Cursor>.Change) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (day, rows) in change.items.sections(by: { $0.day }) {
      snapshot.appendSections([day])
      snapshot.appendItems(rows.map { change.items[$0].id }, toSection: day)
    }
  }
}

@MainActor
func everywhere(
  _ home: PagedFeed<Post, Int, String>, _ profile: PagedFeed<Post, Int, String>, _ liked: Post
) {
  for feed in [home, profile] { feed.replace([liked]) }
}

#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17, macOS 14, *)
  struct Timeline: View {
    let timeline: PagedFeed<Entry, String, Entry.Cursor>
    @Binding var place: Place?
    @State private var visible: String?
    @Environment(\.scenePhase) private var phase

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(timeline.items) { entry in
            switch entry {
            case .post(let post): Text(post.text)
            case .gap:
              Button("Show what is missing") {
                Task { try? await timeline.loadGap(entry.id) }
              }
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $visible, anchor: .top)
      .refreshable { try? await timeline.loadNewer() }
      .task {
        guard timeline.items.isEmpty else { return }
        let id = place?.id
        try? await timeline.refresh()
        visible = id
      }
      .onChange(of: visible) { _, id in
        if let id { place = Place(id: id, cursor: timeline.cursor(of: id)) }
      }
      .onChange(of: phase) { former, _ in
        if former == .background { Task { try? await timeline.refresh(pages: 3) } }
      }
    }
  }
#endif
