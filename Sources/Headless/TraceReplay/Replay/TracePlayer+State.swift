import HeadlessUIKit
import Tug
import TugTrace

extension TracePlayer {
  /// The inset that the first control holds.
  var held: Double { Double(controls[0].refresher.heldInset) }

  /// The state of the first control and of the scroll view, with the other controls in it.
  var state: TraceState {
    var state = state(of: controls[0])
    let (offset, inset) = (scrollView.contentOffset, scrollView.contentInset)
    let adjusted = scrollView.adjustedContentInset
    state.offset = Double(controls[0].kind.isHorizontal ? offset.x : offset.y)
    (state.insetTop, state.insetBottom) = (Double(inset.top), Double(inset.bottom))
    if controls.contains(where: \.kind.isHorizontal) {
      (state.insetLeft, state.insetRight) = (Double(inset.left), Double(inset.right))
    }
    if adjusted != inset { state.adjusted = TraceInsets(adjusted) }
    state.content = scrollView.contentSize
    if isDecelerating { state.scrolling = "decelerating" }
    if isDragging { state.scrolling = "dragging" }
    if !scrollView.isUserInteractionEnabled { state.scrollInteraction = false }
    if controls.count > 1 { state.also = controls.dropFirst().map(state(of:)) }
    return state
  }

  private func state(of control: TracedControl) -> TraceState {
    let (refresher, view, counts) = (control.refresher, control.refresher.view, control.counts)
    var state = TraceState()
    state.state = control.stateName
    let frame = control.face?.frame ?? view.frame
    state.pullingPercent = control.face?.pullingPercent ?? Double(refresher.progress)
    (state.frameY, state.frameH) = (Double(frame.minY), Double(frame.height))
    if control.kind.isHorizontal {
      (state.frameX, state.frameW) = (Double(frame.minX), Double(frame.width))
    }
    (state.hidden, state.alpha) = (control.isHidden, Double(view.alpha))
    (state.fired, state.begun) = (counts.fired, counts.begun)
    (state.endBegan, state.ended) = (counts.endBegan, counts.ended)
    guard let normal = control.refresher.classicViews else { return state }
    state.text = normal.title.text ?? ""
    (state.loading, state.loadingAlpha) = (
      normal.spinner?.isAnimating ?? false, Double(normal.spinner?.alpha ?? 1)
    )
    guard !control.kind.isAutomatic else { return state }
    state.arrowHidden = normal.arrow?.isHidden ?? true
    state.arrowTurned = normal.arrow.map { $0.transform.a < 0 } ?? false
    return state
  }
}

extension TraceInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

// Conversions from the types of the trace format.

extension CGSize {
  mutating func replace(_ change: SizeChange) {
    if let w = change.w { width = CGFloat(w.value) }
    if let h = change.h { height = CGFloat(h.value) }
  }
}

extension UIEdgeInsets {
  init(_ insets: TraceInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }

  mutating func replace(_ change: InsetsChange) {
    if let t = change.t { top = CGFloat(t) }
    if let l = change.l { left = CGFloat(l) }
    if let b = change.b { bottom = CGFloat(b) }
    if let r = change.r { right = CGFloat(r) }
  }

  mutating func add(_ change: InsetsChange) {
    top += CGFloat(change.t ?? 0)
    left += CGFloat(change.l ?? 0)
    bottom += CGFloat(change.b ?? 0)
    right += CGFloat(change.r ?? 0)
  }
}

extension UIGestureRecognizer.State {
  init(_ state: TraceEvent.PanState) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension ScrollControls.Arbitration {
  init(_ name: TraceScrollViewConfig.ArbitrationName) {
    self =
      switch name {
      case .exclusive: .exclusive
      case .parallel: .parallel
      case .refreshCancelsLoad: .refreshCancelsLoad
      case .automatic: .automatic
      }
  }
}

extension CGPoint {
  /// A coordinate that isn't given is 0.
  init(_ point: PointChange) { self.init(x: point.x ?? 0, y: point.y ?? 0) }
}
