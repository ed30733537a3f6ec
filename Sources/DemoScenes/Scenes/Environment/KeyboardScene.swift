import Tug

extension Scene {
  public static let keyboard = Scene(
    id: "keyboard", group: .environment, title: "Keyboard",
    summary:
      "The app changes the inset when the keyboard appears and disappears, also while a control "
      + "holds an inset of its own. Refresh, then tap Keyboard.",
    screen: { KeyboardViewController(environment: $0) })
}

/// An inset that the app changes while controls are refreshing.
final class KeyboardViewController: HeaderAndFooterViewController {
  private static let height: CGFloat = 200
  private let keyboard = UILabel()
  private var isUp = false

  override func viewDidLoad() {
    super.viewDidLoad()
    workTime = 3
    keyboard.text = "Keyboard"
    keyboard.textAlignment = .center
    keyboard.textColor = .secondaryLabel
    keyboard.backgroundColor = .systemGray5
    keyboard.clipsToBounds = true
    view.addSubview(keyboard)
    offerActions("Keyboard") { [weak self] _ in self?.toggle() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let list = tableView.frame
    let height = isUp ? Self.height : 0
    keyboard.frame = CGRect(x: 0, y: list.maxY - height, width: list.width, height: height)
  }

  private func toggle() {
    isUp.toggle()
    UIView.animate(withDuration: 0.25) { [self] in
      tableView.tug.contentInset.bottom += isUp ? Self.height : -Self.height
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}
