import Paging
import Tug

/// Insertions, removals, and new contents at any time.
final class EditedListViewController: PagedListViewController {
  private var drafts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    (server.latency, server.overlap) = (2, 3)
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
    offerActions("Load", "Write", "Delete last", "Like last") { [weak self] choice in
      guard let self else { return }
      switch choice {
      case 0:
        tableView.tug.footer?.beginRefreshing(reveal: .never)
      case 1:
        drafts += 1
        let draft = DemoItem(id: 1000 + drafts, text: "Draft \(drafts)\nNot published")
        feed.insert([draft], at: .start)
      case 2: feed.remove(items.suffix(1).map(\.id))
      default:
        feed.replace(items.suffix(1).map { DemoItem(id: $0.id, text: "\($0.text) · Liked") })
      }
    }
    offerDials()
  }
}

extension Scene {
  public static let editedList = Scene(
    id: "edited-list", group: .pages, title: "Edits during a load",
    summary:
      "Each page repeats three items. Load a page, and delete or like an item in the meantime: the page "
      + "neither restores the item nor removes the like.",
    screen: { EditedListViewController(environment: $0) })
}
