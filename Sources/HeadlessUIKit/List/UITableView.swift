import Foundation

/// Rows below each other, of which only those that show have a cell.
///
/// A table asks for counts and heights when it loads: at its first layout or at the first question
/// about its rows, and at once in `reloadData`, so that `contentSize` is right when that returns.
/// Cells are made in layout passes.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    /// Headers and footers stay in sight with their section.
    case plain
    /// Sections stand apart, and headers and footers scroll with them.
    case grouped
  }

  public enum ScrollPosition: Int, Sendable {
    /// As little as needed.
    case none
    case top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom
    /// Rows appear and disappear at once. A batch that asks for nothing else is not animated.
    case none
    /// Shown as `fade`.
    case middle
    /// Shown as `fade`.
    case automatic = 100
  }

  /// Stands for a height that the table finds out.
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

  // MARK: Source

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// A `UITableViewDelegate`, if it is to hear of rows; the type is the scroll view's, because
  /// Swift cannot narrow it as Objective-C does.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      guard delegate !== oldValue else { return }
      (delegateGaps, knownAnswers) = ([], [])
      setNeedsReload()
    }
  }
  final weak var tableDelegate: (any UITableViewDelegate)?
  final var delegateGaps: DelegateGaps = []
  final var knownAnswers: DelegateGaps = []

  /// Hears of rows that will soon show; see `UITableViewDataSourcePrefetching`.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Heights (see UITableView+Heights, +SectionHeights)

  /// In points, where the delegate has no `heightForRowAt`. Automatic, each cell is asked for its
  /// height with `sizeThatFits(_:)` when it is about to show: there is no Auto Layout here.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }
  /// What a row is taken for until it shows, in points: more than 0, also rows of known height are
  /// asked for it only then; 0, rows of automatic height have 44 points. Automatic by default: 44
  /// for those of automatic height. (UIKit may then guess the others, too.)
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }
  /// In points, of headers with a title or a view, where the delegate has no height for them.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// What a header with a view of automatic height is taken for until it shows, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// What is left free above each header, in points. Automatic: 22 in plain style, otherwise 0.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  // MARK: Looks

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
  open var allowsMultipleSelection = false
  final var selectedPaths: [IndexPath] = []
  final var touchedPath: IndexPath?

  // MARK: State (see UITableView+Rows)

  final var sections = SectionRows()
  /// Of headers, rows and footers, by slot; see `SectionRows`.
  final var positions = RowPositions()
  final var heightRules = HeightRules()
  final var cellPool = ReusePool<UITableViewCell>()
  final var sectionViewPool = ReusePool<UITableViewHeaderFooterView>()
  /// The cells that show, by slot.
  final var cells: [Int: UITableViewCell] = [:]
  final var mostCells = 0
  /// The headers and footers that show, by slot.
  final var sectionViews: [Int: UIView] = [:]
  /// Headers and footers that have room, but no view.
  final var emptyEnds: Set<Int> = []
  final var needsReload = true
  /// Positions have changed: cells that are there must be placed anew.
  final var needsPlacing = false
  final var pendingShift: CGFloat = 0
  final var isLoadingCells = false
  final var headerHeight: CGFloat = 0
  final var footerHeight: CGFloat = 0
  final var batch: RowBatch?
  final var prefetched = 0..<0
  final var prefetchOffset: CGFloat = 0
  final var isPrefetchingUp = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    if contentSize.width != bounds.width { widthChanged() }
    updateCells()
  }

  /// Headers rest below what the insets cover.
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
