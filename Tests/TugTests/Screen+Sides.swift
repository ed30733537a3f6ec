import Foundation
import HeadlessDriver

@testable import Tug

extension Screen {
  /// Content that scrolls horizontally: 2000 points wide by default, and as high as the screen.
  static func sideways(
    contentWidth: CGFloat = 2000, contentInset: UIEdgeInsets = .zero, isRightToLeft: Bool = false
  ) -> Screen {
    Screen(
      contentHeight: 667, contentWidth: contentWidth, contentInset: contentInset,
      isRightToLeft: isRightToLeft)
  }

  var offsetX: CGFloat { scrollView.contentOffset.x }

  /// Puts a finger down and drags horizontally until the offset is reached; the finger stays down.
  func pull(toOffsetX target: CGFloat) {
    let way: CGFloat = target < offsetX ? 1 : -1
    finger.grab(at: CGPoint(x: 180, y: 330), toward: CGPoint(x: way, y: 0))
    for _ in 0..<200 where abs(offsetX - target) > 0.5 {
      advance(host.frameInterval)
      finger.move(to: CGPoint(x: finger.location.x + offsetX - target, y: finger.location.y))
    }
  }

  func scroll(toX x: CGFloat) {
    host.run {
      scrollView.setContentOffset(CGPoint(x: x, y: scrollView.contentOffset.y), animated: false)
    }
  }
}

/// An empty indicator with a given length.
final class BareIndicator: UIView, RefreshIndicator {
  var extent: CGFloat

  init(extent: CGFloat) {
    self.extent = extent
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ status: RefreshStatus) {}
}

extension RefreshStyle {
  static func bare(_ extent: CGFloat) -> RefreshStyle { .custom { BareIndicator(extent: extent) } }
}
