import HeadlessUIKit

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
