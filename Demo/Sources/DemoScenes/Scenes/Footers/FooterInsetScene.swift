import Tug

/// A footer that extends into the app's own inset.
final class FooterInsetViewController: CountingListViewController {
  /// The height of the basket, for which the list has an inset.
  private static let height: CGFloat = 56
  private let basket = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    basket.text = "Basket: $163"
    basket.font = .systemFont(ofSize: 17, weight: .semibold)
    basket.textAlignment = .center
    basket.textColor = .white
    basket.backgroundColor = .systemGreen
    view.addSubview(basket)
    tableView.contentInset.bottom = Self.height
    let footer = Refresher.pullToLoad { [feed] in
      try await feed.loadNext()
    }
    tableView.tug.footer = footer
    offerChoices("Above the basket", "Behind it") { choice in
      footer.ignoredInset = choice == 0 ? 0 : Self.height
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let list = tableView.frame
    basket.frame = CGRect(
      x: 0, y: list.maxY - Self.height, width: list.width, height: Self.height)
  }
}

extension Scene {
  public static let footerInset = Scene(
    id: "footer-inset", group: .footers, title: "Footer above a floating bar",
    summary:
      "The app has added an inset for a basket at the end of the screen. The footer is above the basket, "
      + "or behind it.",
    screen: { FooterInsetViewController(feed: DemoFeed(.shop, in: $0)) })
}
