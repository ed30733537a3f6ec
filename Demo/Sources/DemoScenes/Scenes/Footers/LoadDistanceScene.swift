import Tug

/// The distance to the end at which the footer loads, in four units.
final class LoadDistanceViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = Refresher.auto { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.footer = footer
    offerChoices("100%", "10%", "300 pt", "1 screen", "5 rows") { choice in
      footer.trigger.auto?.distance =
        [
          .percent(1), .percent(0.1), .points(300),
          .viewports(1), .items(5),
        ][choice]
    }
  }
}

extension Scene {
  public static let loadDistance = Scene(
    id: "load-distance", group: .footers, title: "Load distance",
    summary:
      "Load when part of the footer shows, or some points, screens, or rows before the end. Scroll "
      + "slowly to see when rows are added.",
    screen: { LoadDistanceViewController(feed: DemoFeed(.shop, in: $0, maximum: 400)) })
}
