import Paging
import Tug

/// Pages with items that are already in the list.
final class OverlapViewController: PagedListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    server.overlap = 3
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      // The feed skips items that the list has.
      try await feed.loadNext()
    }
    offerDials()
  }
}

extension Scene {
  public static let overlap = Scene(
    id: "overlapping-pages", group: .pages, title: "Pages that overlap",
    summary:
      "Each page repeats three items of the page before, or all twenty. The list shows every item once.",
    screen: { OverlapViewController(environment: $0) })
}
