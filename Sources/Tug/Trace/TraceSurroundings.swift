import RefreshCore

/// All that a control sees of its scroll view and of the app, but for the offset.
struct TraceSurroundings: Equatable {
  var frame = CGSize.zero
  var safeArea = UIEdgeInsets.zero
  /// Without what this control holds; what others hold is the app's to this one.
  var inset = UIEdgeInsets.zero
  var content = CGSize.zero
  var isInWindow = false
  var isHidden = false
  var isEnabled = true
  var isBarred = false
  var isPaging = false

  @MainActor
  init(_ control: Refresher, _ scrollView: UIScrollView?) {
    isHidden = control.isHidden
    isEnabled = control.isEnabled
    isBarred = control.isBarred
    guard let scrollView else { return }
    frame = scrollView.bounds.size
    let (adjusted, content) = (scrollView.adjustedContentInset, scrollView.contentInset)
    safeArea = UIEdgeInsets(
      top: adjusted.top - content.top, left: adjusted.left - content.left,
      bottom: adjusted.bottom - content.bottom, right: adjusted.right - content.right)
    inset = Self.inset(of: scrollView, without: control)
    self.content = scrollView.contentSize
    isInWindow = scrollView.window != nil
    isPaging = scrollView.isPagingEnabled
  }

  @MainActor
  private static func inset(of scrollView: UIScrollView, without control: Refresher) -> UIEdgeInsets
  {
    let ledger = scrollView.tug.ledger
    var (own, held) = (ledger.own, ledger.held)
    if let side = control.seat?.side { held[side] = 0 }
    own.top += held.top
    own.left += held.left
    own.bottom += held.bottom
    own.right += held.right
    return own
  }

  /// In an order in which the control may hear of them.
  func changes(from old: TraceSurroundings) -> [TraceEntry] {
    var entries: [TraceEntry] = []
    if isInWindow != old.isInWindow { entries.append(.flag("window", isInWindow)) }
    if frame != old.frame { entries.append(.frame(frame)) }
    if safeArea != old.safeArea { entries.append(.safeArea(safeArea)) }
    if inset != old.inset { entries.append(.ownInset(inset)) }
    if content != old.content { entries.append(.contentSize(content)) }
    if isPaging != old.isPaging { entries.append(.set(.init("paging", .flag(isPaging)))) }
    if isHidden != old.isHidden { entries.append(.flag("hidden", isHidden)) }
    if isEnabled != old.isEnabled { entries.append(.flag("interaction", isEnabled)) }
    if isBarred != old.isBarred { entries.append(.flag("barred", isBarred)) }
    return entries
  }
}
