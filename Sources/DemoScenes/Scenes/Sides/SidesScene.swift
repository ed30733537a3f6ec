import Tug

extension Scene {
  public static let sides = Scene(
    id: "sides", group: .sides, title: "Leading and trailing",
    summary:
      "Cards that scroll sideways: pull them right to refresh. At the end, pull for more, or let it "
      + "load by itself.",
    screen: { SidesViewController(environment: $0) })
}

/// A control at either end of a horizontal scroll view.
class SidesViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.tug.leading = .normal { [weak self] in try await self?.refresh() }
    offerChoices("Pull at the end", "By itself") { [weak self] choice in
      let work: LoadWork = { try await self?.loadMore() ?? .noMoreData }
      self?.scrollView.tug.trailing = choice == 0 ? .pull(action: work) : .auto(action: work)
    }
  }
}
