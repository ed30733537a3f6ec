import Foundation

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it on the stack; the lowest has the large title.
    case automatic
    case always
    case never
  }

  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }

  /// Instead of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { onChange?() } }
  }

  /// Counts where the bar's `prefersLargeTitles` is on.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }

  /// Its search bar stands at the bottom of the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.onChange = nil
      searchController?.onChange = { [weak self] in self?.onChange?() }
      onChange?()
    }
  }

  /// The search bar is hidden at first, comes with a pull and goes when the content scrolls. True by
  /// default; without a scroll view it shows.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange?() } }
  }

  public init(title: String) { self.title = title }

  /// For the navigation controller that shows the item.
  var onChange: (() -> Void)?
  /// As the bar was last laid out for this item; the content's offset decides how far it is out.
  var barState: NavigationBarState?
}
