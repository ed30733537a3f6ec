import Tug

extension Scene {
  public static let loadDistance = Scene(
    id: "load-distance", group: .footers, title: "When it loads",
    summary:
      "Percent of the footer, or prefetch: so many points, screens or rows before the end. Scroll "
      + "slowly, and see how many rows there are.",
    screen: { LoadDistanceViewController(environment: $0) })
}

/// How near the end must be, in four units.
final class LoadDistanceViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    most = 400
    let footer = Refresher.auto { [weak self] in try await self?.loadMore() ?? .noMoreData }
    tableView.tug.footer = footer
    offerChoices("100 %", "10 %", "300 pt", "1 screen", "5 rows") { choice in
      footer.loadDistance =
        [.percent(1), .percent(0.1), .points(300), .viewports(1), .items(5)][choice]
    }
  }
}
