import Foundation
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
