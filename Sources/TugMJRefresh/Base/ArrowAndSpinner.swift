import Foundation
import Tug

/// The arrow and the spinner of the normal classes, one in the place of the other.
@MainActor
final class ArrowAndSpinner {
  private unowned let component: MJRefreshComponent
  private let image: () -> UIImage
  /// The turn of the arrow at rest, in radians.
  private let rest: CGFloat
  private(set) lazy var arrow = {
    let arrow = UIImageView(image: image())
    component.addSubview(arrow)
    return arrow
  }()
  private var made: UIActivityIndicatorView?

  init(_ component: MJRefreshComponent, rest: CGFloat, image: @escaping () -> UIImage) {
    (self.component, self.rest, self.image) = (component, rest, image)
  }

  var spinner: UIActivityIndicatorView {
    if let made { return made }
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.hidesWhenStopped = true
    component.addSubview(spinner)
    made = spinner
    return spinner
  }

  /// Throws the spinner away.
  func setStyle(_ style: UIActivityIndicatorView.Style) {
    made?.removeFromSuperview()
    made = nil
    spinner.style = style
    component.setNeedsLayout()
  }

  func prepare() {
    _ = spinner
    arrow.transform = CGAffineTransform(rotationAngle: rest)
  }

  func place(textWidth: CGFloat, inset: CGFloat, color: UIColor?) {
    let center = component.place(before: textWidth > 0 ? textWidth / 2 + inset : 0)
    if arrow.hasNoConstraints {
      arrow.bounds.size = arrow.image?.size ?? .zero
      arrow.center = center
    }
    if spinner.hasNoConstraints { spinner.center = center }
    arrow.tintColor = color
  }

  /// Shows a new state, which the component has by now.
  func show(_ state: MJRefreshState, after former: MJRefreshState) {
    switch state {
    case .idle where former == .refreshing: fadeOut()
    case .idle:
      spinner.stopAnimating()
      arrow.isHidden = false
      turn(to: rest)
    case .pulling:
      spinner.stopAnimating()
      arrow.isHidden = false
      // A little less than half a turn: it turns back the way it came.
      turn(to: rest == 0 ? 0.000001 - .pi : 0)
    case .refreshing:
      spinner.alpha = 1
      spinner.startAnimating()
      arrow.isHidden = true
    case .noMoreData:
      arrow.isHidden = true
      spinner.stopAnimating()
    default: break
    }
  }

  private func turn(to angle: CGFloat) {
    UIView.animate(withDuration: component.fastAnimationDuration) { [arrow] in
      arrow.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  private func fadeOut() {
    arrow.transform = CGAffineTransform(rotationAngle: rest)
    UIView.animate(
      withDuration: component.slowAnimationDuration, animations: { [spinner] in spinner.alpha = 0 },
      completion: { [weak self] _ in
        guard let self, component.state == .idle else { return }
        spinner.alpha = 1
        spinner.stopAnimating()
        arrow.isHidden = false
      })
  }
}

extension MJRefreshComponent {
  /// A place beside the middle, on the side where a line begins.
  @nonobjc final func place(before distance: CGFloat) -> CGPoint {
    CGPoint(x: mj_w / 2 + (driver.isRightToLeft ? distance : -distance), y: mj_h / 2)
  }
}

extension UIView {
  /// Whether the app hasn't laid it out by constraints.
  var hasNoConstraints: Bool {
    #if canImport(UIKit)
      constraints.isEmpty
    #else
      true
    #endif
  }
}
