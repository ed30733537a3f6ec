import Foundation

/// The contents of a tab for one controller.
@preconcurrency @MainActor
open class UITabBarItem {
  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }
  open var image: UIImage?
  open var tag: Int

  var onChange: (() -> Void)?

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// The bar at the bottom of a tab bar controller, which owns it.
open class UITabBar: UIView {
  open internal(set) var items: [UITabBarItem]? {
    didSet { showItems() }
  }
  open internal(set) weak var selectedItem: UITabBarItem? {
    didSet { for tab in tabs { tab.isSelected = tab.item === selectedItem } }
  }

  var onTap: ((UITabBarItem) -> Void)?
  private var tabs: [TabView] = []
  private let hairline = UIView()

  /// The height above the home indicator: 49 points, or 32 if the height is compact.
  static let height: CGFloat = 49
  static let compactHeight: CGFloat = 32

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  public required init?(coder: NSCoder) { nil }

  private func showItems() {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (items ?? []).map { item in
      let tab = TabView(item)
      tab.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.onTap?(item) } },
        for: .touchUpInside)
      addSubview(tab)
      return tab
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let height = max(0, bounds.height - safeAreaInsets.bottom)
    let width = bounds.width / CGFloat(max(1, tabs.count))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tab) in tabs.enumerated() {
      let place = isRightToLeft ? tabs.count - 1 - index : index
      tab.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: height)
    }
  }
}

/// A tab with an image, or a placeholder dot, and a title.
private final class TabView: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    picture.layer.cornerRadius = 10
    addSubview(picture)
    addSubview(label)
    item.onChange = { [weak self] in self?.show() }
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { show() }
  }

  private func show() {
    let color: UIColor = isSelected ? .systemBlue : .systemGray
    label.text = item.title
    label.textColor = color
    picture.image = item.image
    picture.tintColor = color
    picture.backgroundColor = item.image == nil ? color : nil
  }

  /// In a bar of compact height, the title is beside the image.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.height < UITabBar.height else {
      picture.frame = CGRect(x: bounds.midX - 10, y: 8, width: 20, height: 20)
      label.frame = CGRect(x: 0, y: bounds.height - 15, width: bounds.width, height: 12)
      return
    }
    let (side, gap): (CGFloat, CGFloat) = (20, 6)
    let width = min(label.intrinsicContentSize.width, max(0, bounds.width - side - gap))
    let start = bounds.midX - (side + gap + width) / 2
    picture.frame = CGRect(x: start, y: bounds.midY - side / 2, width: side, height: side)
    label.frame = CGRect(x: start + side + gap, y: bounds.midY - 8, width: width, height: 16)
  }
}
