import Tug

extension Scene {
  public static let styled = Scene(
    id: "styled", group: .looks, title: "Words, colours, own views",
    summary:
      "Titles and colours for each state, a subtitle, and a view of the app’s own while it "
      + "refreshes. The buttons change the style of a header that is there.",
    screen: { StyledViewController(environment: $0) })
}

/// A look link by link, and its style changed later.
final class StyledViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let look = Look.normal
      .title("Pull to ring the bell").title("Let go to ring it", for: .pulling)
      .subtitle("Fresh from the oven")
      .view(for: .refreshing) { Self.banner() }
    let header = Refresher.pull(look) { [weak self] in try await self?.refresh() }
    tableView.tug.header = header
    let below = Look.normal.titleHidden(for: .refreshing).spinnerColor(.systemOrange)
      .title("That was the menu", for: .noMoreData)
    tableView.tug.footer = .auto(below) { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    offerChoices("Indigo", "Red arrow", "Wide", "Arrow alone") { choice in
      header.style.setTint(choice == 0 ? .systemIndigo : nil)
      header.style.arrowColor = choice == 1 ? .systemRed : header.style.textColor
      header.style.labelInset = choice == 2 ? 60 : nil
      header.style.hiddenTitles = choice == 3 ? [.idle, .pulling] : []
    }
  }

  private static func banner() -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 220, height: 34))
    label.text = "The cook is on the way"
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = .systemIndigo
    label.layer.cornerRadius = 17
    label.clipsToBounds = true
    return label
  }
}
