import Foundation

/// A list of rows, of which only the visible rows have a cell.
///
/// A table requests counts and heights when it loads: at its first layout, at the first query about
/// its rows, or immediately in `reloadData`, so that `contentSize` is correct when that method
/// returns. Cells are created in layout passes.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    /// Headers and footers stay visible with their section.
    case plain
    /// Sections are separated by space, and headers and footers scroll with their section.
    case grouped
  }

  public enum ScrollPosition: Int, Sendable {
    /// Scrolls as little as possible.
    case none
    case top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom
    /// Rows appear and disappear without animation. A batch in which every change is `none` isn't
    /// animated.
    case none
    /// Displayed as `fade`.
    case middle
    /// Displayed as `fade`.
    case automatic = 100
  }

  /// A placeholder for a height that the table determines.
  public static let automaticDimension: CGFloat = -1

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGray6
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  // MARK: Data source

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The delegate, which should be a `UITableViewDelegate`. The type is the scroll view's, because
  /// Swift can't narrow it as Objective-C can.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      guard delegate !== oldValue else { return }
      (unimplementedMethods, checkedMethods) = ([], [])
      setNeedsReload()
    }
  }
  final weak var tableDelegate: (any UITableViewDelegate)?
  final var unimplementedMethods: UnimplementedMethods = []
  final var checkedMethods: UnimplementedMethods = []

  /// The receiver of prefetch requests; see `UITableViewDataSourcePrefetching`.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Heights (see UITableView+Heights, +SectionHeights)

  /// The height of rows in points, if the delegate doesn't implement `heightForRowAt`. With the
  /// automatic dimension, the height is the cell's `sizeThatFits(_:)` when it is about to become
  /// visible, because Auto Layout isn't available here.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }
  /// The estimated height of rows until they become visible, in points. If positive, it also applies
  /// to rows with a known height, which is then requested only when they become visible. If 0, rows
  /// with automatic height are 44 points high. The default is automatic: rows with automatic height
  /// are estimated at 44 points. (UIKit may then also estimate the others.)
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }
  /// The height of headers with a title or a view, in points, if the delegate doesn't provide it.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// The estimated height of headers with a self-sizing view until they become visible, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// The padding above each header, in points. Automatic means 22 in plain style and 0 otherwise.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { showSeparators() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { showSeparators() }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { showSeparators() }
  }

  /// A view above the rows, with the width of the table and the height of its frame when assigned.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below the rows, with the width of the table and the height of its frame when assigned.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// A view behind all rows, with the size of the visible part.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  // MARK: Selection (see UITableView+Selection)

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  final var selectedPaths: [IndexPath] = []
  final var touchedPath: IndexPath?

  // MARK: State (see UITableView+Rows)

  final var sections = SectionRows()
  /// The positions of headers, rows, and footers by slot; see `SectionRows`.
  final var positions = RowPositions()
  final var heightRules = HeightRules()
  final var cellPool = ReusePool<UITableViewCell>()
  final var sectionViewPool = ReusePool<UITableViewHeaderFooterView>()
  /// The visible cells by slot.
  final var cells: [Int: UITableViewCell] = [:]
  final var maximumCellCount = 0
  /// The visible headers and footers by slot.
  final var sectionViews: [Int: UIView] = [:]
  /// Slots of headers and footers with a height, but without a view.
  final var emptyEnds: Set<Int> = []
  final var needsReload = true
  /// Whether positions changed, so that existing cells must be repositioned.
  final var needsPositioning = false
  final var pendingOffsetShift: CGFloat = 0
  final var isLoadingCells = false
  final var headerHeight: CGFloat = 0
  final var footerHeight: CGFloat = 0
  final var batch: RowBatch?
  /// Whether a batch is being applied.
  final var isUpdating = false
  final var prefetched = 0..<0
  final var prefetchOffset: CGFloat = 0
  final var isPrefetchingUp = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = layer.bounds
    loadIfNeeded()
    if contentSize.width != bounds.width { widthChanged() }
    updateCells()
  }

  /// Headers are pinned below the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
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
