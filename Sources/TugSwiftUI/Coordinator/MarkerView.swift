/// A view of no size beside the content of a modifier, from which the coordinator looks for the list.
///
/// It keeps its coordinator, which refers to it weakly.
final class MarkerView: UIView {
  let coordinator: ControlCoordinator

  init(_ coordinator: ControlCoordinator) {
    self.coordinator = coordinator
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { coordinator.markerCameToWindow() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    coordinator.markerWasLaidOut()
  }
}
