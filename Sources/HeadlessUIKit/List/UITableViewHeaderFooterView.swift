import Foundation

/// The header or the footer of a section.
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Fills the view; the place for its own views.
  public let contentView = UIView()

  /// Behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Made when it is first asked for.
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.numberOfLines = 0
    contentView.addSubview(label)
    hasText = true
    setNeedsLayout()
    return label
  }()
  private var hasText = false

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// What a view with an automatic height gets: that of its text and a margin. Override it where
  /// the content says how high it is; there is no Auto Layout here.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasText, let textLabel else { return CGSize(width: size.width, height: 0) }
    let room = CGSize(
      width: size.width - 2 * Self.textMargin.width, height: .greatestFiniteMagnitude)
    let height = textLabel.sizeThatFits(room).height
    return CGSize(width: size.width, height: height + 2 * Self.textMargin.height)
  }

  /// Points, left and right, and above and below.
  private static var textMargin: CGSize { CGSize(width: 16, height: 4) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    if hasText { textLabel?.frame = bounds.insetBy(dx: Self.textMargin.width, dy: 0) }
  }
}
