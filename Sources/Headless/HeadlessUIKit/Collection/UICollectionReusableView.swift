import Foundation

/// A reusable view of a collection view: a header, a footer, or a cell.
open class UICollectionReusableView: UIView, ReusableView {
  /// The identifier of the view's registration.
  open internal(set) var reuseIdentifier: String?

  /// The attributes applied last, so that the same attributes aren't applied twice.
  final var shownAttributes: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  /// Called before the view is reused for another element.
  open func prepareForReuse() {}

  /// Called after the collection view has applied the standard attributes. Override it for custom
  /// attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shownAttributes, shownAttributes.isVisuallyEqual(to: attributes) { return }
    shownAttributes = attributes
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

/// An item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    container.frame = bounds
    addSubview(container)
  }

  public required init?(coder: NSCoder) { nil }

  /// The container for the cell's own views, which fills the cell.
  open var contentView: UIView { container }
  private let container = UIView()

  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsLayout() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsLayout() } }
  }

  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, above: nil) }
  }

  /// A view in front of `backgroundView` that is visible while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView, above: backgroundView) }
  }

  private func replace(_ old: UIView?, by new: UIView?, above sibling: UIView?) {
    if old !== new, old?.containingView === self { old?.removeFromSuperview() }
    guard let new else { return }
    if let sibling { insertSubview(new, aboveSubview: sibling) } else { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Called before the cell is reused for another item.
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
    if selected != isSelected { isSelected = selected }
  }

  final func showHighlighted(_ highlighted: Bool) {
    if highlighted != isHighlighted { isHighlighted = highlighted }
  }
}

/// A class that represents any registered class when a view is created, like `AnyCellClass` for
/// cells of tables. All classes override `UIView`'s `init(frame:)`, which isn't `required`, in the
/// same slot of their method tables. Open, so that the compiler can't assume that all subclasses
/// are known.
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
