import Tug

/// Controls with styles of their own, one of which changes later.
final class StyledViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let style = RefreshStyle.classic.with {
      for state in RefreshState.allCases {
        $0[state].title = "Pull to ring the bell"
        $0[state].subtitle = "Fresh from the oven"
      }
      $0[.pulling].title = "Let go to ring it"
      $0[.refreshing].makeView = { Self.banner() }
    }
    let header = Refresher.pull(style) { [feed] in
      try await feed.refresh()
    }
    tableView.tug.header = header
    let footerStyle = RefreshStyle.classic.with {
      $0.spinnerColor = .systemOrange
      $0[.refreshing].isTitleHidden = true
      $0[.noMoreData].title = "That was the menu"
    }
    tableView.tug.footer = .auto(footerStyle) { [feed] in
      try await feed.loadNext()
    }
    offerChoices("Indigo", "Red arrow", "Wide", "No title") { choice in
      header.style.tintColor = choice == 0 ? .systemIndigo : nil
      header.style.arrowColor = choice == 1 ? .systemRed : nil
      header.style.labelInset = choice == 2 ? 60 : nil
      header.style[.idle].isTitleHidden = choice == 3
      header.style[.pulling].isTitleHidden = choice == 3
    }
  }

  private static func banner() -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 220, height: 34))
    label.text = DemoWords.current.cook
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = .systemIndigo
    label.layer.cornerRadius = 17
    label.clipsToBounds = true
    return label
  }
}

extension Scene {
  public static let styled = Scene(
    id: "styled", group: .styles, title: "Custom text and colors",
    summary:
      "Titles for each state, a subtitle, and the app’s own view during a refresh. The buttons "
      + "change the style of the header in place.",
    screen: { StyledViewController(environment: $0) })
}
