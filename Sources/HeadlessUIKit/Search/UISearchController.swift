import Foundation

/// Hears what is searched for.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// A search bar and whether one searches with it. In a navigation item (`searchController`) the bar
/// stands in the navigation bar. Results show where the app shows them.
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  public let searchBar: UISearchBar
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// While one searches, the navigation bar is the search bar alone. True by default.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { onChange?() } }
  }

  /// Whether one searches.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      onChange?()
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  var onChange: (() -> Void)?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    searchBar = UISearchBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    searchBar.onText = { [weak self] in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  public required init?(coder: NSCoder) { nil }
}
