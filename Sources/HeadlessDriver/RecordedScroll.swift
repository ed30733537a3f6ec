import Foundation
import HeadlessUIKit

/// Moves a scroll view as a recording says, without a finger and without physics.
///
/// Flags, offset, the state of the pan recognizer and the safe area are what they are told to be, in
/// any order, possible on a device or not; offsets are not rounded to pixels. Observers, and with
/// them the controls, hear each of it as from UIKit. The scroll view stays a recording's for good.
@MainActor
public final class RecordedScroll {
  private let scrollView: UIScrollView

  public init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.driven = DrivenScroll()
  }

  public var isDragging: Bool {
    get { flags.isDragging }
    set { flags.isDragging = newValue }
  }

  public var isDecelerating: Bool {
    get { flags.isDecelerating }
    set { flags.isDecelerating = newValue }
  }

  /// Whether the offset, when nothing moves it, is brought back as soon as a change of content, insets
  /// or safe area leaves it outside of its range; true by default.
  public var correctsOffset: Bool {
    get { flags.correctsOffset }
    set { flags.correctsOffset = newValue }
  }

  /// What is added to the content inset, in points; the window's is not asked.
  public var safeArea: UIEdgeInsets {
    get { flags.safeArea }
    set { flags.safeArea = newValue }
  }

  public func setPanState(_ state: UIGestureRecognizer.State) {
    scrollView.panGestureRecognizer.drive(to: state)
  }

  private var flags: DrivenScroll {
    get { scrollView.driven ?? DrivenScroll() }
    set { scrollView.driven = newValue }
  }
}
