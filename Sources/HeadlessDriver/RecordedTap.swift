import HeadlessUIKit

extension UIView {
  /// Recognizes a tap on the view, as if a finger had made one: for what was recorded as a tap, and
  /// not as touches. Does nothing if no recognizer of the view takes taps.
  public func recognizeTap() {
    for case let tap as UITapGestureRecognizer in gestureRecognizers ?? [] {
      tap.drive(to: .ended)
      tap.drive(to: .possible)
    }
  }
}
