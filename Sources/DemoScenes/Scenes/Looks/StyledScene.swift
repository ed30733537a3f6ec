import Tug

extension Scene {
  public static let styled = Scene(
    id: "styled", title: "Words and colours of the app's own",
    summary: "Titles, a subtitle, colours, and a view of the app's own while it refreshes.",
    make: { BarsViewController(StyledViewController(environment: $0), title: "Kitchen") })
}

/// One style for the header, one for the footer.
final class StyledViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Look.normal.tint(.systemIndigo)
      .title("Pull to ring the bell").title("Let go to ring it", for: .pulling)
      .subtitle("Fresh from the oven").view(for: .refreshing) { Self.banner() }
    tableView.tug.header = .pull(header) { [weak self] in try await self?.refresh() }
    let footer = Look.normal.titleHidden(for: .refreshing).spinnerColor(.systemOrange)
      .title("That was the menu", for: .noMoreData)
    tableView.tug.footer = .auto(footer) { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
    tableView.tug.header?.feedback = .light
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
