import Foundation

/// Rows below each other, of which only those that show have a cell.
///
/// A table asks for counts and heights when it loads: at its first layout or at the first question
/// about its rows, and at once in `reloadData`, so that `contentSize` is right when that returns.
/// Cells are made in layout passes.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
  }

  public enum ScrollPosition: Int, Sendable {
    /// As little as needed.
    case none
    case top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case none = 5
    /// Changes show at the next layout, whatever animation is asked for.
    case automatic = 100
  }

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  // MARK: Source

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// A `UITableViewDelegate`, if it is to hear of rows; the type is the scroll view's, because Swift
  /// cannot narrow it as Objective-C does.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }
  final weak var tableDelegate: (any UITableViewDelegate)?

  // MARK: Looks

  /// In points, where the delegate has no `heightForRowAt`.
  open var rowHeight: CGFloat = 44 {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { showSeparators() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { showSeparators() }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { showSeparators() }
  }

  /// Above the rows, as wide as the table and as high as its frame is when it is assigned.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// Below the rows, as wide as the table and as high as its frame is when it is assigned.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  // MARK: Selection (see UITableView+Selection)

  open var allowsSelection = true
  public internal(set) final var indexPathForSelectedRow: IndexPath?
  final var touchedRow: Int?

  // MARK: State (see UITableView+Rows)

  final var sections = SectionRows()
  final var positions = RowPositions(count: 0, height: 0)
  final var cellClasses = CellClasses()
  /// The cells that show, by their row in the whole table.
  final var cells: [Int: UITableViewCell] = [:]
  final var needsReload = true
  final var isLoadingCells = false
  final var headerHeight: CGFloat = 0
  final var footerHeight: CGFloat = 0
  final var batch: RowBatch?

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    if contentSize.width != bounds.width { updateContentSize() }
    placeEnds()
    updateCells()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { highlightRow(under: touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { selectTouchedRow(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseTouchedRow()
  }
}
