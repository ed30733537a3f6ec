import Foundation

/// An object that updates the results when the search text changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// A search bar with its state. For a navigation item's `searchController`, the search bar is in
/// the navigation bar. The app displays the results.
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  open private(set) var searchBar: UISearchBar
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Whether the search bar replaces the contents of the navigation bar during a search. The
  /// default is `true`.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { onChange?() } }
  }

  /// Whether a search is in progress.
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
