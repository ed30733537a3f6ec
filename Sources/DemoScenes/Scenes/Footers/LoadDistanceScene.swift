import Tug

extension Scene {
  public static let loadDistance = Scene(
    id: "load-distance", group: .footers, title: "Load distance",
    summary:
      "Load when part of the footer shows, or some points, screens, or rows before the end. Scroll "
      + "slowly to see when rows are added.",
    screen: { LoadDistanceViewController(environment: $0) })
}

/// The distance to the end at which the footer loads, in four units.
final class LoadDistanceViewController: CountingListViewController {
  override var content: DemoContent { .shop }

  override func viewDidLoad() {
    super.viewDidLoad()
    most = 400
    let footer = Refresher.auto { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.tug.footer = footer
    offerChoices("100%", "10%", "300 pt", "1 screen", "5 rows") { choice in
      footer.trigger.auto?.distance =
        [.percent(1), .percent(0.1), .points(300), .viewports(1), .items(5)][choice]
    }
  }
}
