import Tug

/// An inset that the app changes while controls are refreshing.
final class KeyboardViewController: CountingListViewController {
  /// The height of the keyboard.
  private static let height: CGFloat = 200
  private let keyboard = KeyboardView()
  private var isUp = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
    view.addSubview(keyboard)
    offerActions("Keyboard") { [weak self] _ in self?.toggle() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let list = tableView.frame
    let height = isUp ? Self.height : 0
    // One point more lies behind the bar, so that no row shows between them.
    keyboard.frame = CGRect(
      x: 0, y: list.maxY - height, width: list.width, height: isUp ? height + 1 : 0)
  }

  private func toggle() {
    // An app does this when it receives keyboardWillChangeFrameNotification.
    isUp.toggle()
    UIView.animate(withDuration: 0.25) { [self] in
      tableView.tug.contentInset.bottom +=
        isUp ? Self.height : -Self.height
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}

/// The keys of a keyboard, as rows of blank caps.
private final class KeyboardView: UIView {
  private static let counts = [10, 9, 7]
  private let keys = counts.map { count in (0..<count).map { _ in UIView() } }
  private let spaceBar = UIView()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemGray5
    clipsToBounds = true
    for key in keys.joined() + [spaceBar] {
      key.backgroundColor = .systemBackground
      key.layer.cornerRadius = 5
      addSubview(key)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pitch = (bounds.width - 6) / 10
    for (row, keys) in keys.enumerated() {
      let left = (bounds.width - CGFloat(keys.count) * pitch) / 2
      for (index, key) in keys.enumerated() {
        key.frame = CGRect(
          x: left + CGFloat(index) * pitch + 3, y: CGFloat(row) * 48 + 8, width: pitch - 6,
          height: 38)
      }
    }
    spaceBar.frame = CGRect(
      x: bounds.midX - 2.5 * pitch, y: 152, width: 5 * pitch, height: 38)
  }
}

extension Scene {
  public static let keyboard = Scene(
    id: "keyboard", group: .environment, title: "Keyboard",
    summary:
      "The app changes its inset when the keyboard appears and disappears, even while a control holds a "
      + "part of the inset. Refresh, then tap Keyboard.",
    screen: { KeyboardViewController(feed: DemoFeed(in: $0, workTime: 3)) })
}
