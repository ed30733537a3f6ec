import Foundation

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
