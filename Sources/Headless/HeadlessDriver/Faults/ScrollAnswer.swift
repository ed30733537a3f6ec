import HeadlessUIKit

/// An observer that answers each change of a scroll view's inset by a change of its own, as search
/// controllers, large titles, and keyboard managers do. Code that writes insets until they are as it
/// wants them never ends with such an observer.
///
/// The answers alternate between more and less. An answer isn't answered. Ends when it is released.
@MainActor
public final class ScrollAnswer {
  /// What the observer changes.
  public enum Change: Sendable {
    /// The content offset.
    case offset
    /// The content inset.
    case inset
    /// The safe area of the window.
    case safeArea
  }

  /// The number of answers so far.
  public private(set) var count = 0
  // Foundation has one of this name on a Mac.
  private var observation: HeadlessUIKit.NSKeyValueObservation?
  private var isAnswering = false

  /// Creates an observer of a scroll view, which answers from now on.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, whose top the answers change.
  ///   - change: What the observer changes.
  ///   - points: The size of each change. The default is a pixel at 3×.
  public init(to scrollView: UIScrollView, changing change: Change, by points: CGFloat = 1 / 3) {
    observation = scrollView.observe(\.contentInset) { [weak self] scrollView, _ in
      self?.answer(scrollView, change, points)
    }
  }

  private func answer(_ scrollView: UIScrollView, _ change: Change, _ points: CGFloat) {
    guard !isAnswering else { return }
    isAnswering = true
    count += 1
    let step = count.isMultiple(of: 2) ? -points : points
    switch change {
    case .offset: scrollView.contentOffset.y += step
    case .inset: scrollView.contentInset.top += step
    case .safeArea: scrollView.window?.deviceSafeAreaInsets.top += step
    }
    isAnswering = false
  }
}
