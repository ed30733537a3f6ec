import Foundation
import Tug

/// The pictures of a component's states, and the view that shows them.
@MainActor
final class PictureSequences {
  private unowned let component: MJRefreshComponent
  private var sequences: [Int: (images: [UIImage], duration: TimeInterval)] = [:]
  private(set) lazy var view = {
    let view = UIImageView(image: nil)
    component.addSubview(view)
    return view
  }()

  init(_ component: MJRefreshComponent) { self.component = component }

  /// The seconds for which a picture shows.
  static let secondsPerImage = 0.1

  /// - Returns: whether the component became higher for the first picture.
  func set(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) {
    let images = images.compactMap { $0 as? UIImage }
    sequences[state.rawValue] = (images, duration)
    if let first = images.first, first.size.height > component.mj_h {
      component.mj_h = first.size.height
    }
  }

  func place(textWidth: CGFloat, inset: CGFloat, isAlone: Bool) {
    guard view.hasNoConstraints else { return }
    view.contentMode = .center
    view.frame = component.bounds
    guard !isAlone, let image = view.image ?? view.animationImages?.first else { return }
    view.mj_w = image.size.width
    view.center = component.place(before: inset + (textWidth + image.size.width) / 2)
  }

  /// Shows the picture of a pull.
  func scrub(to percent: CGFloat) {
    let images = sequences[MJRefreshState.idle.rawValue]?.images ?? []
    guard component.state == .idle, !images.isEmpty, percent.isFinite else { return }
    view.stopAnimating()
    let index = min(max(0, CGFloat(images.count) * percent), CGFloat(images.count - 1))
    view.image = images[Int(index)]
  }

  func play(_ state: MJRefreshState) {
    guard let sequence = sequences[state.rawValue], let first = sequence.images.first else {
      return
    }
    view.stopAnimating()
    if sequence.images.count == 1 {
      view.image = first
    } else {
      view.animationImages = sequence.images
      view.animationDuration = sequence.duration
      view.startAnimating()
    }
  }
}
