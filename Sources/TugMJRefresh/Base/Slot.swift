import Tug

/// The indicator of the control, which shows nothing itself: the component lies over it.
final class Slot: UIView, RefreshIndicator {
  weak var driver: Driver?
  var extent: CGFloat = 0

  func show(_ status: RefreshStatus) {}

  /// Lets UIKit's time pass: an animation of what nobody sees.
  func animate(for seconds: TimeInterval, _ completion: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: seconds, animations: { [self] in alpha = alpha == 1 ? 0.5 : 1 },
      completion: { _ in completion() })
  }

  func progressChanged(to progress: CGFloat) {
    if driver?.kind != .autoFooter { driver?.progressed(to: progress) }
  }
}
