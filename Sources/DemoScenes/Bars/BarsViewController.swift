import Tug

/// A screen with a navigation bar and a tab bar, which it draws itself. The safe area of the content
/// excludes both.
public final class BarsViewController: UIViewController {
  private let content: UIViewController
  private let navigationBar = BarView(hairline: .bottom)
  private let tabBar = BarView(hairline: .top)
  private let titleLabel = UILabel()
  private let tabs: [TabItem]

  /// The height from the top of the display, including the status bar, in points, on a phone without a
  /// notch.
  static let navigationBarHeight: CGFloat = 64
  static let tabBarHeight: CGFloat = 49

  public init(_ content: UIViewController, title: String) {
    self.content = content
    tabs = [
      TabItem("Feed", .lines, isOn: true), TabItem("Search", .glass), TabItem("Profile", .person),
    ]
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = title
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    navigationBar.addSubview(titleLabel)
    for tab in tabs { tabBar.addSubview(tab) }
    view.addSubview(navigationBar)
    view.addSubview(tabBar)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, device) = (view.bounds, view.safeAreaInsets)
    let top = max(Self.navigationBarHeight, device.top + 44)
    let bottom = Self.tabBarHeight + device.bottom
    content.view.frame = bounds
    content.additionalSafeAreaInsets = UIEdgeInsets(
      top: top - device.top, left: 0, bottom: bottom - device.bottom, right: 0)
    navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    titleLabel.frame = CGRect(x: 60, y: top - 44, width: bounds.width - 120, height: 44)
    tabBar.frame = CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
    let width = bounds.width / CGFloat(tabs.count)
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: Self.tabBarHeight)
    }
  }
}

/// An opaque bar with a hairline on the side of the content.
private final class BarView: UIView {
  enum Hairline { case top, bottom }
  private let hairline: Hairline
  private let line = UIView()

  init(hairline: Hairline) {
    self.hairline = hairline
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let y = hairline == .top ? 0 : bounds.height - 0.5
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: 0.5)
  }
}

/// A symbol with a name below it.
private final class TabItem: UIView {
  private let symbol: UIImageView
  private let label = UILabel()

  init(_ title: String, _ symbol: TabSymbol, isOn: Bool = false) {
    self.symbol = UIImageView(image: symbol.image)
    super.init(frame: .zero)
    let color: UIColor = isOn ? .systemBlue : .systemGray
    self.symbol.tintColor = color
    label.text = title
    label.textColor = color
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(self.symbol)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: bounds.midX - 11, y: 8, width: 22, height: 22)
    label.frame = CGRect(x: 0, y: 33, width: bounds.width, height: 12)
  }
}
