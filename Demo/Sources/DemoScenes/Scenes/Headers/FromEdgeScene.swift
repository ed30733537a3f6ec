import Tug

/// A header that ignores drags that begin inside the content.
final class FromEdgeViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.header = header
    offerChoices("From the edge", "From anywhere") { choice in
      header.trigger.pull?.requiresDragFromEdge = choice == 0
    }
  }
}

extension Scene {
  public static let fromEdge = Scene(
    id: "from-edge", group: .headers, title: "Only from the edge",
    summary:
      "Scroll down, then drag all the way back to the top and beyond: nothing refreshes. A drag that "
      + "begins at the top refreshes the list.",
    screen: { FromEdgeViewController(environment: $0) })
}
