import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    /// A second label on the right.
    case value1
    /// A smaller label below the first.
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    /// A gray background while highlighted or selected.
    case `default` = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public let reuseIdentifier: String?
  private let style: CellStyle
  private let highlight = UIView()
  private let separator = CellSeparator()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    backgroundColor = .systemBackground
    highlight.backgroundColor = .systemGray4
    highlight.isHidden = true
    highlight.isUserInteractionEnabled = false
    for view in [highlight, contentView, separator] { addSubview(view) }
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The container for the cell's own views. It fills the cell, except for the safe area at its sides
  /// (see `insetsContentViewsToSafeArea` of the table).
  public let contentView = UIView()

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
  public private(set) lazy var textLabel: UILabel? = makeLabel(UIFont.systemFont(ofSize: 17))

  /// The second label, created on first access; `nil` in the default style.
  public private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()

  private func makeDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    let label = makeLabel(.systemFont(ofSize: style == .subtitle ? 12 : 17))
    if style == .value1 { label?.textColor = .secondaryLabel }
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
    highlight.isHidden = selectionStyle == .none || !(selected || highlighted)
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
    contentView.frame = contentFrame
    let hairline = 1 / host.screen.scale
    let inset = separator.inset
    separator.frame = CGRect(
      x: contentFrame.minX + inset.left, y: bounds.height - hairline,
      width: max(0, bounds.width - contentFrame.minX - inset.left - inset.right), height: hairline)
    if hasText { layoutTexts() }
  }

  /// UIKit's indentation of a cell's labels, in points.
  private static var textMargin: CGFloat { 16 }

  private func layoutTexts() {
    let room = contentView.bounds.insetBy(dx: Self.textMargin, dy: 0)
    guard hasDetail, let detailTextLabel, let textLabel else {
      textLabel?.frame = room
      return
    }
    if style == .value1 {
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
