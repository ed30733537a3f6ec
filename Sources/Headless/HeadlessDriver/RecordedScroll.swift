import HeadlessUIKit

/// A scroll view that follows a recording, without a finger and without physics.
///
/// The flags, the offset, the state of the pan recognizer, and the safe area are assigned in any
/// order, whether or not a device allows it. Offsets aren't rounded to pixels. Observers, including
/// controls, are notified of each assignment as in UIKit. The scroll view can't return to normal
/// scrolling.
@MainActor
public final class RecordedScroll {
  private let scrollView: UIScrollView

  /// Makes a scroll view follow assignments only.
  public init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.driven = DrivenScroll()
  }

  /// The scroll view's `isDragging`. The default is `false`.
  public var isDragging: Bool {
    get { flags.isDragging }
    set { flags.isDragging = newValue }
  }

  /// The scroll view's `isDecelerating`. The default is `false`.
  public var isDecelerating: Bool {
    get { flags.isDecelerating }
    set { flags.isDecelerating = newValue }
  }

  /// Whether the offset is corrected at rest if a change of the content, the insets, or the safe
  /// area moves it out of range. The default is `true`.
  public var correctsOffset: Bool {
    get { flags.correctsOffset }
    set { flags.correctsOffset = newValue }
  }

  /// The insets in points that are added to the content inset, in place of the window's safe area.
  public var safeArea: UIEdgeInsets {
    get { flags.safeArea }
    set { flags.safeArea = newValue }
  }

  /// Sets the state of the pan gesture recognizer.
  public func setPanState(_ state: UIGestureRecognizer.State) {
    scrollView.panGestureRecognizer.drive(to: state)
  }

  private var flags: DrivenScroll {
    get { scrollView.driven ?? DrivenScroll() }
    set { scrollView.driven = newValue }
  }
}

extension UIView {
  /// Recognizes a tap on the view, for a recording that contains the tap but not its touches. Has
  /// no effect without a tap recognizer.
  public func recognizeTap() {
    for case let tap as UITapGestureRecognizer in gestureRecognizers ?? [] {
      tap.drive(to: .ended)
      tap.drive(to: .possible)
    }
  }
}

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
