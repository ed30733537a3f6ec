import Foundation
import HeadlessDriver
import Tug

/// How the finger of a film moves.
enum FilmFinger {
  /// Where the finger goes down on a screen of 375 × 667 points, so that it stays on the screen.
  static func start(of step: PictureStep) -> CGPoint {
    switch step {
    case .pull(let points): CGPoint(x: 187, y: points < 0 ? 500 : 220)
    case .fling(let speed): CGPoint(x: 187, y: speed < 0 ? 480 : 200)
    case .slide(let points): CGPoint(x: points < 0 ? 330 : 60, y: 330)
    default: CGPoint(x: 187, y: 330)
    }
  }

  /// The share of a drag after a share of its time: at rest at both ends, as a hand moves
  /// (Flash and Hogan 1985, the movement of least jerk).
  static func share(at time: Double) -> Double {
    time * time * time * (10 + time * (6 * time - 15))
  }
}

extension UIView {
  /// The center, in the window, of the visible view with an identifier, or of the choice with a title.
  func center(of name: String) -> CGPoint? {
    guard !isHidden, alpha > 0 else { return nil }
    if let own = accessibilityIdentifier, own == name || own == "choice-\(name)" {
      return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    }
    for subview in subviews.reversed() {
      if let place = subview.center(of: name) { return place }
    }
    return nil
  }
}
