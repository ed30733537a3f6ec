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

  private weak var scrollView: UIScrollView?
  private let ledger: InsetLedger
  private let bounce: BounceLoan
  private var observer: ScrollObserver?
  private var top: Refresher?
  private var bottom: Refresher?
  private(set) lazy var scrollMonitor = ScrollMonitor(scrollView)

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    ledger = InsetLedger(scrollView)
    bounce = BounceLoan(scrollView)
  }

  deinit {
    // Controls that somebody still holds must not go on as if they were on screen.
    let orphans = [top, bottom].compactMap(\.self)
    guard !orphans.isEmpty else { return }
    Task { @MainActor in
      for orphan in orphans { orphan.abandon() }
    }
  }

  /// Stands above the content; shows when the content is pulled down.
  public var header: Refresher? {
    get { top }
    set { seat(newValue, at: .top, in: \.top) }
  }

  /// Stands below the content.
  public var footer: Refresher? {
    get { bottom }
    set { seat(newValue, at: .bottom, in: \.bottom) }
  }

  /// The app's own content inset: `contentInset` without what the controls hold.
  ///
  /// `scrollView.contentInset` can be read and changed as ever (`contentInset.bottom += 20`): the
  /// difference is the app's. Assign here when you mean a value and not a difference.
  public var contentInset: UIEdgeInsets {
    get { ledger.own }
    set { ledger.own = newValue }
  }
}

// MARK: - Seats

extension ScrollControls {
  private func seat(
    _ refresher: Refresher?, at edge: Edge,
    in place: ReferenceWritableKeyPath<ScrollControls, Refresher?>
  ) {
    guard let scrollView, refresher !== self[keyPath: place] else { return }
    let old = self[keyPath: place]
    self[keyPath: place] = nil
    old?.detach()
    self[keyPath: place] = refresher
    guard let refresher else { return }
    if observer == nil { observer = ScrollObserver(scrollView, tellsTo: self) }
    let kind = refresher.trigger.kind
    if kind == .pull { bounce.take(for: edge) }
    refresher.attach(
      to: Seat(
        edge: edge, scrollView: scrollView, ledger: ledger,
        onVacate: { [weak self, weak refresher] in
          guard let self else { return }
          if self[keyPath: place] === refresher { self[keyPath: place] = nil }
          if kind == .pull { bounce.giveBack(for: edge) }
          if top == nil, bottom == nil { observer = nil }
        },
        onSuccess: { [weak self] in self?.succeeded(at: edge) }))
  }

  /// New data at the start makes the end of the old data, and its failure, a thing of the past.
  private func succeeded(at edge: Edge) {
    if edge == .top { bottom?.resetNoMoreData() }
  }
}

// MARK: - What the observer tells

extension ScrollControls {
  func scrolled(isDragging: Bool) {
    guard let scrollView else { return }
    var reading = ScrollReading(scrollView)
    if let top, top.scrolled(reading, isDragging: isDragging) {
      reading = ScrollReading(scrollView)
    }
    if let bottom { _ = bottom.scrolled(reading, isDragging: isDragging) }
  }

  func contentChanged() {
    top?.contentChanged()
    bottom?.contentChanged()
  }

  func dragBegan() {
    top?.receive { _ in .dragBegan }
    bottom?.receive { _ in .dragBegan }
  }

  func dragEnded() {
    top?.receive { _ in .dragEnded }
    bottom?.receive { _ in .dragEnded }
  }
}
