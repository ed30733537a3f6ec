import Tug

/// Cards whose leading side is the right one.
final class RightToLeftViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.semanticContentAttribute = .forceRightToLeft
    scrollView.tug.leading = .pull { [feed] in
      try await feed.refresh()
    }
    scrollView.tug.trailing = .pullToLoad { [feed] in
      try await feed.loadNext()
    }
  }
}

extension Scene {
  public static let rightToLeft = Scene(
    id: "right-to-left", group: .sides, title: "Right to left",
    summary:
      "The same cards in a right-to-left layout: the leading control is at the right, and its "
      + "arrow is mirrored.",
    screen: { RightToLeftViewController(environment: $0) })
}
