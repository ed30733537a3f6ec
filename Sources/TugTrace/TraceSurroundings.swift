import Tug

/// What a control sees of its scroll view and of the app, except the offset.
struct TraceSurroundings: Equatable {
  var frame = CGSize.zero
  var safeArea = TraceInsets()
  /// The content inset without what the control holds. To the control, what other controls hold is
  /// part of the app's inset.
  var inset = TraceInsets()
  var contentSize = CGSize.zero
  var isInWindow = false
  var isHidden = false
  var isEnabled = true
  var isBlocked = false
  var isPaging = false

  /// The events that lead here, in an order in which the control may observe them.
  func events(since old: TraceSurroundings) -> [TraceEvent] {
    var events: [TraceEvent] = []
    if isInWindow != old.isInWindow { events.append(.toggle(.window, isInWindow)) }
    if frame != old.frame { events.append(.resize(.frame, SizeChange(frame))) }
    if safeArea != old.safeArea { events.append(.inset(.safeArea, InsetsChange(safeArea))) }
    if inset != old.inset { events.append(.inset(.ownInset, InsetsChange(inset))) }
    if contentSize != old.contentSize { events.append(contentSizeEvent) }
    if isPaging != old.isPaging { events.append(.control(0, .option(.flag(.paging, isPaging)))) }
    if isHidden != old.isHidden { events.append(.control(0, .toggle(.hidden, isHidden))) }
    if isEnabled != old.isEnabled { events.append(.control(0, .toggle(.interaction, isEnabled))) }
    if isBlocked != old.isBlocked { events.append(.control(0, .toggle(.barred, isBlocked))) }
    return events
  }

  var contentSizeEvent: TraceEvent { .resize(.contentSize, SizeChange(contentSize)) }
}

// MARK: - From UIKit's types

extension CGFloat {
  /// The number for a trace, which has finite ones only.
  fileprivate var recorded: Double { isFinite ? Double(self) : 0 }
}

extension PointChange {
  init(_ point: CGPoint) { self.init(x: point.x.recorded, y: point.y.recorded) }
}

extension SizeChange {
  fileprivate init(_ size: CGSize) { self.init(w: size.width, h: size.height) }
}

extension TraceInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top.recorded, left: insets.left.recorded, bottom: insets.bottom.recorded,
      right: insets.right.recorded)
  }
}

extension InsetsChange {
  fileprivate init(_ insets: TraceInsets) {
    self.init(t: insets.top, l: insets.left, b: insets.bottom, r: insets.right)
  }
}

extension TraceEvent.PanState {
  init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      @unknown default: .possible
      }
  }
}
