import Tug

/// The look of a control in a trace: as high as the trace says, and with the normal look inside where
/// the trace has one.
final class TracedIndicator: UIView, RefreshIndicator {
  var extent: CGFloat
  let normal: NormalIndicator?

  init(extent: CGFloat, isNormal: Bool, trigger: TriggerKind) {
    self.extent = extent
    normal = isNormal ? NormalIndicator(trigger: trigger) : nil
    super.init(frame: .zero)
    guard let normal else { return }
    normal.frame = bounds
    normal.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(normal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func prepare(for edge: Edge, trigger: TriggerKind) {
    normal?.prepare(for: edge, trigger: trigger)
  }

  func apply(_ style: LookStyle) { normal?.apply(style) }

  func show(_ status: RefreshStatus) { normal?.show(status) }

  func progressChanged(to progress: CGFloat) { normal?.progressChanged(to: progress) }
}
