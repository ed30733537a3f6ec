import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    /// A second label on the right.
    case value1
    /// A label on the left, and a second one after it. Drawn as `value1`.
    case value2
    /// A smaller label below the first.
    case subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    /// Drawn as `default`.
    case blue, gray
    /// A gray background while highlighted or selected.
    case `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The mark at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  open var reuseIdentifier: String? { registeredIdentifier }
  private let registeredIdentifier: String?
  private let style: CellStyle
  private let highlight = UIView()
  private let separator = CellSeparator()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    registeredIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    backgroundColor = .systemBackground
    highlight.backgroundColor = .systemGray4
    highlight.isHidden = true
    highlight.isUserInteractionEnabled = false
    for view in [highlight, container, separator] { addSubview(view) }
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The container for the cell's own views. It fills the cell, except for an accessory and the safe
  /// area at its sides (see `insetsContentViewsToSafeArea` of the table).
  open var contentView: UIView { container }
  private let container = UIView()

  /// Whether the content view keeps clear of the safe area at its sides; the table's setting.
  var insetsContentToSafeArea = true {
    didSet { if insetsContentToSafeArea != oldValue { setNeedsLayout() } }
  }

  private var contentFrame: CGRect {
    guard insetsContentToSafeArea else { return bounds }
    let covered = safeAreaInsets
    return bounds.inset(
      by: UIEdgeInsets(top: 0, left: covered.left, bottom: 0, right: covered.right))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Labels

  /// The main label, created on first access.
  open var textLabel: UILabel? { mainLabel }
  private lazy var mainLabel: UILabel? = makeLabel(UIFont.systemFont(ofSize: 17))

  /// The second label, created on first access; `nil` in the default style.
  open var detailTextLabel: UILabel? { secondLabel }
  private lazy var secondLabel: UILabel? = makeDetailLabel()

  /// The image before the labels, created on first access.
  open var imageView: UIImageView? { picture }
  private lazy var picture: UIImageView? = makePicture()

  private func makePicture() -> UIImageView? {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    hasPicture = true
    setNeedsLayout()
    return view
  }
  private var hasPicture = false

  private func makeDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    let label = makeLabel(.systemFont(ofSize: style == .subtitle ? 12 : 17))
    if style != .subtitle { label?.textColor = .secondaryLabel }
    hasDetail = true
    return label
  }

  private var hasText = false
  private var hasDetail = false

  private func makeLabel(_ font: UIFont) -> UILabel? {
    let label = UILabel()
    label.font = font
    contentView.addSubview(label)
    hasText = true
    setNeedsLayout()
    return label
  }

  // MARK: Accessories and backgrounds

  /// The mark at the end of the cell, which takes room and isn't drawn. The default is none.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }

  /// A view at the end of the cell, with its own size, instead of `accessoryType`.
  open var accessoryView: UIView? {
    didSet { replace(oldValue, by: accessoryView, at: containedViews.count) }
  }

  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view that fills the cell while it is highlighted or selected, instead of the gray one.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showState()
    }
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    if old !== new, old?.containingView === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: index) }
    setNeedsLayout()
  }

  /// The levels by which the content is indented, each by `indentationWidth`. The default is 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  open var indentationWidth: CGFloat = 10
  /// The inset of the separator; zero, the default, for the table's.
  open var separatorInset = UIEdgeInsets.zero {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }

  // MARK: State

  open var selectionStyle = SelectionStyle.default {
    didSet { showState() }
  }

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showState()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showState()
  }

  private func showState() {
    let isMarked = selectionStyle != .none && (selected || highlighted)
    highlight.isHidden = !isMarked || selectedBackgroundView != nil
    selectedBackgroundView?.isHidden = !isMarked
  }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: Layout

  /// Updates the separator below the cell with the table's settings.
  func showSeparator(_ style: SeparatorStyle, color: UIColor?, inset: UIEdgeInsets) {
    separator.isHidden = style == .none
    separator.backgroundColor = color
    guard separator.inset != inset else { return }
    separator.inset = inset
    setNeedsLayout()
  }

  /// The size for a row with automatic height: the height of the labels plus padding, and at least
  /// 44 points. Override this method for a cell with views of its own, because Auto Layout isn't
  /// available here.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasText else { return CGSize(width: size.width, height: Self.leastHeight) }
    let room = CGSize(
      width: size.width - 2 * Self.textMargin, height: .greatestFiniteMagnitude)
    var height = textLabel?.sizeThatFits(room).height ?? 0
    if style == .subtitle, hasDetail { height += detailTextLabel?.sizeThatFits(room).height ?? 0 }
    return CGSize(
      width: size.width, height: max(Self.leastHeight, height + 2 * Self.textPadding))
  }

  /// UIKit's minimum height, in points.
  private static var leastHeight: CGFloat { 44 }
  /// The padding above and below the labels, in points.
  private static var textPadding: CGFloat { 11 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let area = contentFrame
    let accessory = accessoryView.map { $0.bounds.width + Self.textMargin } ?? accessoryWidth
    contentView.frame = CGRect(
      x: area.minX, y: 0, width: max(0, area.width - accessory), height: area.height)
    if let accessoryView {
      accessoryView.center = CGPoint(
        x: area.maxX - accessory + accessoryView.bounds.width / 2, y: area.midY)
    }
    // Recorded on iOS 26.1: one point high, and as far from the trailing edge as a text.
    let hairline: CGFloat = 1
    let inset = separatorInset == .zero ? separator.inset : separatorInset
    // The left inset is at the leading edge.
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = (isRightToLeft ? bounds.maxX - area.maxX : area.minX) + inset.left
    let isDefault = inset == UIEdgeInsets(top: 0, left: Self.textMargin, bottom: 0, right: 0)
    let trailing = isDefault ? Self.textMargin : inset.right
    let length = max(0, bounds.width - leading - trailing)
    separator.frame = CGRect(
      x: isRightToLeft ? bounds.width - leading - length : leading, y: bounds.height - hairline,
      width: length, height: hairline)
    if hasText || hasPicture { layoutTexts() }
  }

  /// The area of the labels, beside the image.
  private var textRoom: CGRect {
    let area = contentView.bounds
    var left = Self.textMargin + CGFloat(indentationLevel) * indentationWidth
    if hasPicture, let picture, let size = picture.image?.size {
      picture.frame = CGRect(
        x: left, y: ((area.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      left += size.width + Self.textMargin
    }
    return CGRect(
      x: left, y: 0, width: max(0, area.width - left - Self.textMargin), height: area.height)
  }

  /// The room for a mark, in points; UIKit's differs by mark.
  private var accessoryWidth: CGFloat { accessoryType == .none ? 0 : 34 }

  /// UIKit's indentation of a cell's labels, in points.
  private static var textMargin: CGFloat { 16 }

  private func layoutTexts() {
    let room = textRoom
    guard hasText else { return }
    guard hasDetail, let detailTextLabel, let textLabel else {
      textLabel?.frame = room
      return
    }
    if style != .subtitle {
      let width = min(room.width, detailTextLabel.intrinsicContentSize.width)
      detailTextLabel.frame = CGRect(
        x: room.maxX - width, y: 0, width: width, height: room.height)
      textLabel.frame = CGRect(
        x: room.minX, y: 0, width: room.width - width, height: room.height)
    } else {
      let (first, second) = (textLabel.intrinsicContentSize, detailTextLabel.intrinsicContentSize)
      let scale = host.screen.scale
      let top = ((room.height - first.height - second.height) / 2 * scale).rounded() / scale
      textLabel.frame = CGRect(x: room.minX, y: top, width: room.width, height: first.height)
      detailTextLabel.frame = CGRect(
        x: room.minX, y: top + first.height, width: room.width, height: second.height)
    }
  }
}

/// The separator line below a cell.
final class CellSeparator: UIView {
  var inset = UIEdgeInsets.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
