import Foundation

/// The bar at the top of a navigation controller, which owns it and sets its frame.
open class UINavigationBar: UIView {
  /// Whether large titles are allowed.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { onChange?() } }
  }

  open internal(set) var items: [UINavigationItem]? {
    didSet { showItem() }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  var onChange: (() -> Void)?
  var onBack: (() -> Void)?
  /// Whether content lies under the bar. If not, the bar has no background.
  var isOverContent = false {
    didSet { if isOverContent != oldValue { background.alpha = isOverContent ? 1 : 0 } }
  }
  /// The height of the status bar above the bar, in points.
  var statusBarHeight: CGFloat = 0 {
    didSet { if statusBarHeight != oldValue { setNeedsLayout() } }
  }
  var state = NavigationBarState(parts: NavigationBarParts(), shown: 0) {
    didSet { if state != oldValue { setNeedsLayout() } }
  }

  private let background = UIView()
  private let hairline = UIView()
  private let titleLabel = UILabel()
  private let largeTitleLabel = UINavigationBar.makeLargeTitleLabel()
  /// The bar's place for a large title that lies in the content. It is empty, as recorded.
  private let titleSlot = UIView()
  private let backButton = UIButton(type: .system)
  private weak var shownSearchBar: UISearchBar?
  private weak var shownTitleView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = .systemBackground
    background.alpha = 0
    hairline.backgroundColor = .separator
    background.addSubview(hairline)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    backButton.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    for view in [background, titleSlot, largeTitleLabel, titleLabel, backButton] {
      addSubview(view)
    }
  }

  public required init?(coder: NSCoder) { nil }

  static func makeLargeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 34, weight: .bold)
    return label
  }

  /// Updates the bar from its items.
  func showItem() {
    titleLabel.text = topItem?.title
    largeTitleLabel.text = topItem?.title
    backButton.isHidden = backItem == nil
    swap(&shownSearchBar, for: topItem?.searchController?.searchBar)
    swap(&shownTitleView, for: topItem?.titleView)
    titleLabel.isHidden = shownTitleView != nil
    setNeedsLayout()
  }

  private func swap<Part: UIView>(_ shown: inout Part?, for new: Part?) {
    guard shown !== new else { return }
    if let old = shown, old.containingView === self { old.removeFromSuperview() }
    shown = new
    if let new { addSubview(new) }
  }

  /// The row stays at the top; the title and the search bar are aligned with the bottom and move
  /// with it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (width, parts) = (bounds.width, state.parts)
    background.frame = CGRect(
      x: 0, y: -statusBarHeight, width: width, height: bounds.height + statusBarHeight)
    hairline.frame = CGRect(x: 0, y: background.bounds.height, width: width, height: 0.5)
    // Centered, clear of the back button.
    let side = backItem == nil ? 16 : layOutBackButton(height: parts.row) + 8
    titleLabel.frame = CGRect(x: side, y: 0, width: max(0, width - 2 * side), height: parts.row)
    shownTitleView?.frame = titleLabel.frame
    let search = parts.pinnedSearch + state.shownSearch
    let title = state.shownTitle
    // The search bar is below a title of the bar, and above one of the content.
    let (isInContent, height) = (parts.isTitleInContent, bounds.height)
    let slot = CGRect(
      x: 0, y: height - state.coveredRetractable + state.shownSearch, width: width,
      height: state.coveredRetractable - state.shownSearch)
    titleSlot.frame = isInContent ? slot : .zero
    largeTitleLabel.frame = CGRect(
      x: 16, y: height - title - (isInContent ? 0 : search), width: max(0, width - 32),
      height: title)
    largeTitleLabel.alpha = parts.largeTitle > 0 ? title / parts.largeTitle : 0
    largeTitleLabel.isHidden = isInContent && state.hasScrolled
    titleLabel.alpha = parts.largeTitle > 0 && title > 0 ? 0 : 1
    switch parts.freeSearch {
    case .none:
      shownSearchBar?.frame = CGRect(
        x: 0, y: isInContent ? parts.row : height - search, width: width, height: search)
    case .inRow:
      shownSearchBar?.frame = CGRect(x: width / 2, y: 0, width: width / 2, height: parts.row)
    case .docked: shownSearchBar?.frame = dockedFrame
    }
  }

  /// The place of a search bar at the bottom of the screen, as recorded.
  private var dockedFrame: CGRect {
    guard let container = containingView else { return .zero }
    let height: CGFloat = 86
    return CGRect(
      x: 0, y: container.bounds.height - height - frame.minY, width: bounds.width, height: height)
  }

  /// Gives the back button the longest of its titles that leaves the bar's own title whole: that of the item
  /// below, "Back", or none. Returns the button's trailing edge.
  private func layOutBackButton(height: CGFloat) -> CGFloat {
    let room = (bounds.width - titleLabel.intrinsicContentSize.width) / 2 - 16
    var width: CGFloat = 0
    for title in [backItem?.title, "Back", ""].compactMap(\.self) {
      backButton.setTitle("‹ " + title, for: .normal)
      width = max(44, backButton.sizeThatFits(.zero).width)
      if width <= room { break }
    }
    backButton.frame = CGRect(x: 8, y: 0, width: width, height: height)
    return backButton.frame.maxX
  }
}

/// The contents of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Inherits the mode of the item below it on the stack; the root item has a large title.
    case automatic
    case always
    case never
  }

  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }

  /// A view to display in place of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { onChange?() } }
  }

  /// The mode of the large title, which applies if the bar's `prefersLargeTitles` is `true`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }

  /// The search controller whose search bar is at the bottom of the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.onChange = nil
      searchController?.onChange = { [weak self] in self?.onChange?() }
      onChange?()
    }
  }

  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// Stacked, or, with `UIKitBehavior.docksSearchBars`, integrated.
    case automatic
    /// In the row of the bar.
    case inline
    /// Below the row.
    case stacked
    /// At the bottom of the screen; in the row if there is a tab bar.
    case integrated, integratedCentered, integratedButton
  }

  /// The place where the search bar should be. The default is `.automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { onChange?() } }
  }

  /// Whether the search bar is hidden at first, appears with a pull, and hides when the content
  /// scrolls. The default is `true`. Without a scroll view, the search bar is always visible.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange?() } }
  }

  public init(title: String) { self.title = title }

  /// A handler for the navigation controller that displays the item.
  var onChange: (() -> Void)?
  /// The last layout of the bar for this item. The visible height follows from the content's
  /// offset.
  var barState: NavigationBarState?
}
