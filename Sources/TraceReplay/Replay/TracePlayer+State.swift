import HeadlessUIKit
import TraceFormat
import Tug

extension TracePlayer {
  /// The inset that the first control holds.
  var held: Double { Double(controls[0].refresher.heldInset) }

  /// Of the first control, with the others in it.
  var state: TraceState {
    var state = state(of: controls[0])
    state.others = controls.dropFirst().map(state(of:))
    return state
  }

  private func state(of control: TracedControl) -> TraceState {
    let (refresher, view) = (control.refresher, control.refresher.view)
    var state = TraceState()
    state.state = control.stateName
    state.pullingPercent = Double(refresher.progress)
    let offset = scrollView.contentOffset
    state.offset = Double(control.kind.isHorizontal ? offset.x : offset.y)
    state.inset = .init(scrollView.contentInset)
    state.adjusted = .init(scrollView.adjustedContentInset)
    state.frame = view.frame
    state.isHidden = refresher.isHidden
    state.alpha = Double(view.alpha)
    state.content = scrollView.contentSize
    (state.fired, state.begun) = (control.counts.fired, control.counts.begun)
    (state.endBegan, state.ended) = (control.counts.endBegan, control.counts.ended)
    if isDecelerating { state.scrolling = "decelerating" }
    if isDragging { state.scrolling = "dragging" }
    state.isInteractive = scrollView.isUserInteractionEnabled
    state.look = control.look
    state.isHorizontal = control.kind.isHorizontal
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
