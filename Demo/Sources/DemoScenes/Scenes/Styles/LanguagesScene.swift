import Tug

/// A list of the languages in Tug.
final class LanguagesViewController: PlainListViewController {
  private let feed: DemoFeed

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(environment: feed.environment)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = Self.names
    tableView.tug.header = .pull(.classic) { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .pullToLoad(.classic) { [feed] in
      try await feed.loadNext()
    }
  }

  /// For each language, its own name, and the words of a header in it.
  private static var names: [String] {
    TugLanguage.all.map {
      "\(name(of: $0))\n\($0.texts.refreshAction)"
    }
  }

  /// The name of a language in that language.
  private static func name(of language: TugLanguage) -> String {
    let locale = Locale(identifier: language.code)
    let name = locale.localizedString(forIdentifier: language.code) ?? language.code
    return name.capitalized(with: locale)
  }

  /// The other scenes use the user's language.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    DemoWords.restoreLanguage()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    TugLanguage.current = TugLanguage.all[indexPath.row]
    tableView.tug.footer?.resetNoMoreData()
    tableView.tug.header?.beginRefreshing()
  }
}

extension Scene {
  public static let languages = Scene(
    id: "languages", group: .styles, title: "Languages",
    summary: "Tap a language: header and footer change at once, without a resource bundle.",
    screen: { LanguagesViewController(feed: DemoFeed(in: $0, maximum: 20)) })
}
