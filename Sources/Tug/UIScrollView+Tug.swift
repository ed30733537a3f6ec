import RefreshCore

extension UIScrollView {
  /// The controls of this scroll view.
  public var tug: ScrollControls {
    if let controls = objc_getAssociatedObject(self, ScrollControls.key) as? ScrollControls {
      return controls
    }
    let controls = ScrollControls(self)
    objc_setAssociatedObject(
      self, ScrollControls.key, controls, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return controls
  }
}

/// The controls of one scroll view, one for each edge.
///
/// Assigning `nil` or another control removes the old one with everything that it held. A control
/// that stands elsewhere leaves that place first.
@MainActor
public final class ScrollControls {
  /// An object nobody else has: its address is the key of the association.
  private static let keyObject = KeyObject()
  private final class KeyObject {}
  static var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(keyObject).toOpaque())
  }

  private(set) weak var scrollView: UIScrollView?
  let ledger: InsetLedger
  private let bounce: BounceLoan
  private var direction: UIUserInterfaceLayoutDirection
  private var observer: ScrollObserver?
  private var top: Refresher?
  private var bottom: Refresher?
  private var atStart: Refresher?
  private var atEnd: Refresher?
  /// What changes the offset now is no scrolling.
  var isKeepingPosition = false {
    didSet { quiet.leave() }
  }
  /// Set, it hears of everything before the controls do.
  var recorder: TraceRecorder? {
    didSet { quiet.leave() }
  }
  let quiet: QuietScroll
  private(set) lazy var scrollMonitor = ScrollMonitor(scrollView)

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    ledger = InsetLedger(scrollView)
    bounce = BounceLoan(scrollView)
    quiet = QuietScroll(scrollView)
    direction = scrollView.effectiveUserInterfaceLayoutDirection
  }

  deinit {
    // Controls that somebody still holds must not go on as if they were on screen.
    let orphans = [top, bottom, atStart, atEnd].compactMap(\.self)
    guard !orphans.isEmpty else { return }
    Task { @MainActor in
      for orphan in orphans { orphan.abandon() }
    }
  }

  /// Stands above the content; shows when the content is pulled down.
  public var header: Refresher? {
    get { top }
    set { seat(newValue, at: .top) }
  }

  /// Stands below the content.
  public var footer: Refresher? {
    get { bottom }
    set { seat(newValue, at: .bottom) }
  }

  /// Stands before content that scrolls sideways: at its left, or at its right where the layout runs
  /// from right to left. Shows when the content is pulled the other way.
  public var leading: Refresher? {
    get { atStart }
    set { seat(newValue, at: .leading) }
  }

  /// Stands behind content that scrolls sideways: at its right, or at its left where the layout runs
  /// from right to left.
  public var trailing: Refresher? {
    get { atEnd }
    set { seat(newValue, at: .trailing) }
  }

  /// Who may work at the same time; one after the other by default.
  public var arbitration = Arbitration.exclusive {
    didSet { if arbitration != oldValue { arbitrate() } }
  }

  /// The app's own content inset: `contentInset` without what the controls hold.
  ///
  /// `scrollView.contentInset` can be read and changed as ever (`contentInset.bottom += 20`): the
  /// difference is the app's. Assign here when you mean a value and not a difference. A side that is
  /// not finite, or beyond 1e12 points, is ignored.
  public var contentInset: UIEdgeInsets {
    get { ledger.own }
    set { ledger.own = newValue }
  }
}

// MARK: - Seats

extension ScrollControls {
  private func seat(_ refresher: Refresher?, at edge: Edge) {
    guard let scrollView, refresher !== self[edge] else { return }
    quiet.leave()
    takeUpDirection()
    let old = self[edge]
    self[edge] = nil
    old?.detach()
    self[edge] = refresher
    guard let refresher else { return }
    if observer == nil { observer = ScrollObserver(scrollView, tellsTo: self, except: quiet) }
    let kind = refresher.trigger.kind
    if kind == .pull { bounce.take(for: edge.axis) }
    let seat = Seat(
      edge: edge, direction: direction, scrollView: scrollView, ledger: ledger, quiet: quiet,
      onVacate: { [weak self, weak refresher] in
        guard let self else { return }
        if self[edge] === refresher { self[edge] = nil }
        if kind == .pull { bounce.giveBack(for: edge.axis) }
        if isEmpty { observer = nil }
      },
      onStateChange: { [weak self] in self?.stateChanged($0) },
      onSuccess: { [weak self, weak refresher] in self?.succeeded(refresher) })
    seat.recorder = recorder
    refresher.attach(to: seat)
    arbitrate()
  }

  private subscript(edge: Edge) -> Refresher? {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: atStart
      case .trailing: atEnd
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: atStart = newValue
      case .trailing: atEnd = newValue
      }
    }
  }

  private var isEmpty: Bool { top == nil && bottom == nil && atStart == nil && atEnd == nil }

  /// In one order, always. No list of them: this is done for every step of a scroll.
  func each(_ body: (Refresher) -> Void) {
    if let top { body(top) }
    if let atStart { body(atStart) }
    if let bottom { body(bottom) }
    if let atEnd { body(atEnd) }
  }

  /// The direction of the layout may change at any time, without a word: the controls have followed
  /// it when the next drag begins, at the latest. All sides are given up before one is taken.
  private func takeUpDirection() {
    guard let now = scrollView?.effectiveUserInterfaceLayoutDirection, now != direction else {
      return
    }
    quiet.leave()
    direction = now
    each { $0.seat?.turn(to: now) }
    each { $0.turned() }
  }

  /// A new list makes the end of the old one, and its failure, a thing of the past.
  private func succeeded(_ refresher: Refresher?) {
    guard refresher?.role == .refresh else { return }
    each { if $0.role == .load, $0.isResetByRefresh { $0.resetNoMoreData() } }
  }
}

// MARK: - What the observer tells

extension ScrollControls {
  /// A step that is not quiet.
  func scrolled(by cause: ScrollCause) {
    guard let scrollView else { return }
    quiet.leave()
    recorder?.scrolled(isKept: isKeepingPosition)
    if isKeepingPosition { return contentChanged() }
    var reading = ScrollReading(scrollView)
    each { control in
      if control.scrolled(reading, by: cause) { reading = ScrollReading(scrollView) }
    }
    beginQuiet(reading, by: cause)
  }

  func insetChanged() {
    ledger.keepHeld()
    contentChanged()
  }

  func contentChanged() {
    takeUpDirection()
    each { $0.contentChanged() }
  }

  func dragBegan() {
    takeUpDirection()
    each { $0.hear { _ in .dragBegan } }
  }

  func dragEnded() { each { $0.hear { _ in .dragEnded } } }
}
