import Tug

/// Attributed strings in place of the localized words.
final class AttributedViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let small = UIFont.systemFont(ofSize: 11)
    let large = UIFont.systemFont(ofSize: 18, weight: .heavy)
    let style = RefreshStyle.classic.with {
      $0[.idle].attributedTitle = text(
        "Keep pulling", large, .systemOrange)
      $0[.idle].attributedSubtitle = text(
        "a little more …", small, .secondaryLabel)
      $0[.pulling].attributedTitle = text(
        "Now let go", large, .systemGreen)
      $0[.pulling].attributedSubtitle = text(
        "that is far enough", small, .systemGreen)
      $0[.refreshing].attributedTitle = text(
        "Fetching", large, .systemIndigo)
      $0[.refreshing].attributedSubtitle = text(
        "one moment", small, .secondaryLabel)
    }
    tableView.tug.header = .pull(style) { [feed] in
      try await feed.refresh()
    }
  }

  private func text(_ string: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
  }
}

extension Scene {
  public static let attributed = Scene(
    id: "attributed", group: .styles, title: "Attributed titles",
    summary: "Titles and subtitles with their own fonts and colors in each state.",
    screen: { AttributedViewController(environment: $0) })
}
