import Tug

extension Scene {
  public static let languages = Scene(
    id: "languages", group: .styles, title: "Languages",
    summary: "Tap a language: header and footer change at once, without a resource bundle.",
    screen: { LanguagesViewController(environment: $0) })
}

/// A list of the languages in Tug.
final class LanguagesViewController: PlainListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    rows = TugLanguage.all.map { "\(Self.ownName(of: $0))\n\($0.texts.refreshAction)" }
    tableView.tug.header = .pull { [environment] in
      try await environment.pause(1)
    }
    tableView.tug.footer = .pullToLoad { [environment] in
      try await environment.pause(1)
      return .noMoreData
    }
  }

  /// The name of a language in that language.
  private static func ownName(of language: TugLanguage) -> String {
    let locale = Locale(identifier: language.code)
    let name = locale.localizedString(forIdentifier: language.code) ?? language.code
    return name.capitalized(with: locale)
  }

  /// The other scenes use the user's language.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    TugLanguage.current = .preferred
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    TugLanguage.current = TugLanguage.all[indexPath.row]
    tableView.tug.footer?.resetNoMoreData()
    tableView.tug.header?.beginRefreshing()
  }
}
