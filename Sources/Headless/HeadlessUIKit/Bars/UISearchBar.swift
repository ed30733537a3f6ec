import Foundation

/// A field for search text. There is no keyboard here: the app or a test sets the text.
open class UISearchBar: UIView {
  open var text: String? {
    didSet {
      label.text = text ?? placeholder
      if text != oldValue { onText?() }
    }
  }
  open var placeholder: String? {
    didSet { if text == nil { label.text = placeholder } }
  }

  var onText: (() -> Void)?
  private let field = UIView()
  private let label = UILabel()
  private let glass = UIImageView(image: UISearchBar.glassImage)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    field.backgroundColor = .systemGray5
    field.layer.cornerRadius = 10
    label.font = .systemFont(ofSize: 17)
    label.textColor = .secondaryLabel
    glass.tintColor = .secondaryLabel
    field.addSubview(glass)
    field.addSubview(label)
    addSubview(field)
  }

  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(
      x: 16, y: 1, width: max(0, bounds.width - 32), height: max(0, bounds.height - 16))
    let sign = Self.glassImage.size
    glass.frame = CGRect(
      x: 8, y: (field.bounds.height - sign.height) / 2, width: sign.width, height: sign.height)
    glass.isHidden = field.bounds.height < sign.height
    let left = 8 + sign.width + 5
    label.frame = CGRect(
      x: left, y: 0, width: max(0, field.bounds.width - left - 8), height: field.bounds.height)
  }

  /// A magnifying glass.
  private static let glassImage: UIImage = {
    let size = CGSize(width: 16, height: 16)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let glass = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 9.5, height: 9.5))
      let handle = UIBezierPath()
      handle.move(to: CGPoint(x: 9.8, y: 9.8))
      handle.addLine(to: CGPoint(x: 14.2, y: 14.2))
      UIColor.black.setStroke()
      for path in [glass, handle] {
        path.lineWidth = 1.7
        path.lineCapStyle = .round
        path.stroke()
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }()
}

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
