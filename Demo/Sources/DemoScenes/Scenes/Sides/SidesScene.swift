import Tug

/// A horizontal scroll view with a control at each end.
final class SidesViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.tug.leading = .pull { [feed] in
      try await feed.refresh()
    }
    offerChoices(
      "Pull at the end", "Automatic"
    ) { [scrollView, feed] choice in
      scrollView.tug.trailing =
        choice == 0
        ? .pullToLoad { [feed] in try await feed.loadNext() }
        : .auto { [feed] in try await feed.loadNext() }
    }
  }
}

extension Scene {
  public static let sides = Scene(
    id: "sides", group: .sides, title: "Leading and trailing",
    summary:
      "Cards that scroll sideways: pull right to refresh. At the end, pull to load more, or let the "
      + "control load automatically.",
    screen: { SidesViewController(environment: $0) })
}
