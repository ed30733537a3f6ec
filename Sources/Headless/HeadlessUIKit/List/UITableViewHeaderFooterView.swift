import Foundation

/// The header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
  open var reuseIdentifier: String? { registeredIdentifier }
  private let registeredIdentifier: String?

  public init(reuseIdentifier: String?) {
    registeredIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    addSubview(container)
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(reuseIdentifier: nil) }

  /// The container for the view's own subviews, which fills the view.
  open var contentView: UIView { container }
  private let container = UIView()

  /// A view behind the content that fills the view.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The label, created on first access.
  open var textLabel: UILabel? { label }
  private lazy var label: UILabel? = {
    let label = UILabel()
    label.numberOfLines = 0
    contentView.addSubview(label)
    hasText = true
    setNeedsLayout()
    return label
  }()
  private var hasText = false

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}

  /// The size for a view with automatic height: the height of its text plus a margin. Override this
  /// method for a view with content of its own, because Auto Layout isn't available here.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasText, let textLabel else { return CGSize(width: size.width, height: 0) }
    let room = CGSize(
      width: size.width - 2 * Self.textMargin.width, height: .greatestFiniteMagnitude)
    let height = textLabel.sizeThatFits(room).height
    return CGSize(width: size.width, height: height + 2 * Self.textMargin.height)
  }

  /// The horizontal and vertical margins of the text, in points.
  private static var textMargin: CGSize { CGSize(width: 16, height: 4) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    if hasText { textLabel?.frame = bounds.insetBy(dx: Self.textMargin.width, dy: 0) }
  }
}
