import Tug

extension Scene {
  public static let attributed = Scene(
    id: "attributed", group: .looks, title: "Attributed titles",
    summary: "Titles and subtitles with fonts and colours of their own, state by state.",
    screen: { AttributedViewController(environment: $0) })
}

/// Attributed strings in place of the words of the language.
final class AttributedViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let small = UIFont.systemFont(ofSize: 11)
    let large = UIFont.systemFont(ofSize: 18, weight: .heavy)
    let look = Look.normal
      .title(text("Keep pulling", large, .systemOrange), for: .idle)
      .title(text("Now let go", large, .systemGreen), for: .pulling)
      .title(text("Fetching", large, .systemIndigo), for: .refreshing)
      .subtitle(text("a little more …", small, .secondaryLabel), for: .idle)
      .subtitle(text("that is far enough", small, .systemGreen), for: .pulling)
      .subtitle(text("one moment", small, .secondaryLabel), for: .refreshing)
    tableView.tug.header = .pull(look) { [weak self] in try await self?.refresh() }
  }

  private func text(_ string: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
  }
}
