/// Turns on `alwaysBounceVertical` or `alwaysBounceHorizontal` while a control can be pulled along that axis: content
/// shorter than its view can be pulled only then. Turns off the transfer of such drags to an outer scroll view, which
/// would take the pull from iOS 17.4 on, but for the end of long content where no control can be pulled. The app's values return when no such control is left.
///
/// Each assignment may run the app's code, which may place other controls: nothing is read before it that counts
/// afterwards.
@MainActor
final class AlwaysBounceOverride {
  private weak var scrollView: UIScrollView?
  private var vertical = Override()
  private var horizontal = Override()
  private var isWriting = false

  private struct Override {
    /// Whether a control needs the bounce.
    var isNeeded = false
    /// Whether Tug has turned it on. What the app chooses meanwhile stays.
    var isOn = false
    var observation: NSKeyValueObservation?
    var transfers = false
    /// The end where no control can be pulled; `nil` if there is none.
    var freeEnd: AxisEnd?
    var passesOn = false
  }

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  /// - Parameter ends: whether a control can be pulled before the content, and after it.
  func setPulled(at ends: (before: Bool, after: Bool), along axis: Axis) {
    self[axis].freeEnd = ends.before ? (ends.after ? nil : .after) : .before
    setNeeded(ends.before || ends.after, along: axis)
  }

  /// Passes drags on at the free end, while the content is there.
  ///
  /// - Returns: the offsets for which that stays as it is.
  @discardableResult
  func passDragsOn(_ geometry: ScrollGeometry, along axis: Axis) -> OffsetRange {
    guard let scrollView, self[axis].transfers else { return .all }
    let metrics = geometry.metrics(along: axis)
    var (passesOn, range) = (false, OffsetRange.all)
    if let end = self[axis].freeEnd, metrics.isValid, metrics.isLongerThanViewport {
      // Offsets are rounded to pixels.
      let border = end == .after ? metrics.lastRestingOffset - 1 : metrics.firstOffset + 1
      let isPast = metrics.offset >= border
      passesOn = isPast == (end == .after)
      range = isPast ? .from(border) : .nearer(than: border)
    }
    if passesOn != self[axis].passesOn {
      self[axis].passesOn = passesOn
      scrollView.setTransfersScrolling(passesOn, along: axis)
    }
    return range
  }

  private func setNeeded(_ isNeeded: Bool, along axis: Axis) {
    guard let scrollView, self[axis].isNeeded != isNeeded else { return }
    self[axis].isNeeded = isNeeded
    if isNeeded {
      if !scrollView.alwaysBounces(along: axis) { turnOn(along: axis, of: scrollView) }
      guard self[axis].isNeeded, scrollView.transfersScrolling(along: axis) else { return }
      (self[axis].transfers, self[axis].passesOn) = (true, false)
      scrollView.setTransfersScrolling(false, along: axis)
    } else {
      if self[axis].transfers {
        self[axis].transfers = false
        scrollView.setTransfersScrolling(true, along: axis)
      }
      guard !self[axis].isNeeded, self[axis].isOn else { return }
      (self[axis].isOn, self[axis].observation) = (false, nil)
      write(false, along: axis, of: scrollView)
    }
  }

  private func turnOn(along axis: Axis, of scrollView: UIScrollView) {
    self[axis].isOn = true
    write(true, along: axis, of: scrollView)
    guard self[axis].isOn else { return }
    self[axis].observation = scrollView.observeAlwaysBounces(along: axis) { [weak self] in
      self?.appHasChosen(along: axis)
    }
  }

  /// Writes may be nested: the end of an inner one isn't that of the outer one, which is told last.
  private func write(_ bounces: Bool, along axis: Axis, of scrollView: UIScrollView) {
    let former = isWriting
    isWriting = true
    scrollView.setAlwaysBounces(bounces, along: axis)
    isWriting = former
  }

  private func appHasChosen(along axis: Axis) {
    if !isWriting { (self[axis].isOn, self[axis].observation) = (false, nil) }
  }

  private subscript(axis: Axis) -> Override {
    get {
      switch axis {
      case .vertical: vertical
      case .horizontal: horizontal
      }
    }
    set {
      switch axis {
      case .vertical: vertical = newValue
      case .horizontal: horizontal = newValue
      }
    }
  }
}

extension UIScrollView {
  fileprivate func alwaysBounces(along axis: Axis) -> Bool {
    switch axis {
    case .vertical: alwaysBounceVertical
    case .horizontal: alwaysBounceHorizontal
    }
  }

  fileprivate func setAlwaysBounces(_ bounces: Bool, along axis: Axis) {
    switch axis {
    case .vertical: alwaysBounceVertical = bounces
    case .horizontal: alwaysBounceHorizontal = bounces
    }
  }

  fileprivate func observeAlwaysBounces(
    along axis: Axis, _ onChange: @escaping @MainActor @Sendable () -> Void
  ) -> NSKeyValueObservation {
    let change = { @Sendable (_: UIScrollView, _: NSKeyValueObservedChange<Bool>) in
      MainActor.assumeIsolated(onChange)
    }
    return switch axis {
    case .vertical: observe(\.alwaysBounceVertical, changeHandler: change)
    case .horizontal: observe(\.alwaysBounceHorizontal, changeHandler: change)
    }
  }
}
