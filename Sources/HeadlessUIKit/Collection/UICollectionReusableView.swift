import Foundation

/// A view that a collection view shows and uses again: a header, a footer, or a cell.
open class UICollectionReusableView: UIView, ReusableView {
  /// The name under which the view was registered.
  public internal(set) final var reuseIdentifier: String?

  /// What the view shows now; a collection view does not apply the same twice.
  final var shownAttributes: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Called when the collection view has placed the view; for what attributes of one's own say.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shownAttributes, shownAttributes.looks(like: attributes) { return }
    shownAttributes = attributes
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

/// One item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  /// Fills the cell; the place for a cell's own views.
  public let contentView = UIView()

  open var isSelected = false
  open var isHighlighted = false

  /// Behind the content, and as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, above: nil) }
  }

  /// In front of `backgroundView`, and shown while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView, above: backgroundView) }
  }

  private func replace(_ old: UIView?, by new: UIView?, above sibling: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    if let sibling { insertSubview(new, aboveSubview: sibling) } else { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Called before the cell is used for another item.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    contentView.frame = bounds
  }

  final func showSelected(_ selected: Bool) {
    guard selected != isSelected else { return }
    isSelected = selected
    setNeedsLayout()
  }

  final func showHighlighted(_ highlighted: Bool) {
    guard highlighted != isHighlighted else { return }
    isHighlighted = highlighted
    setNeedsLayout()
  }
}

/// Stands for any class of views where one is made, as `AnyCellClass` does for the cells of tables:
/// all override the `init(frame:)` of `UIView`, which is not `required`, in the same slot of their
/// tables of methods. Open, because the compiler may then not assume to know all its subclasses.
@_spi(CellClasses)
open class AnyReusableClass: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  static func make(
    _ viewClass: UICollectionReusableView.Type, _ identifier: String
  ) -> UICollectionReusableView {
    let view = unsafeBitCast(viewClass, to: AnyReusableClass.Type.self).init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }
}
