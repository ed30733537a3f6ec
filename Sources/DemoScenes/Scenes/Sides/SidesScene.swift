import Tug

extension Scene {
  public static let sides = Scene(
    id: "sides", group: .sides, title: "Leading and trailing",
    summary:
      "Cards that scroll sideways: pull right to refresh. At the end, pull to load more, or let the "
      + "control load automatically.",
    screen: { SidesViewController(environment: $0) })
}

/// A horizontal scroll view with a control at each end.
class SidesViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.tug.leading = .pull { [weak self] in
      try await self?.refresh()
    }
    offerChoices(
      "Pull at the end", "Automatic"
    ) { [weak self] choice in
      let action: @MainActor () async throws -> RefreshResult = {
        try await self?.loadMore() ?? .noMoreData
      }
      self?.scrollView.tug.trailing =
        choice == 0 ? .pullToLoad(action: action) : .auto(action: action)
    }
  }
}
