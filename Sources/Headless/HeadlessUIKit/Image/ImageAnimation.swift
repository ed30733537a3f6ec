import Foundation

/// An animation of an image view's images. It requests frames while its view is on the display.
@MainActor
final class ImageAnimation: FrameClient {
  private let images: [UIImage]
  private let start: TimeInterval
  private let duration: TimeInterval
  private let repeatCount: Int
  private let host: HeadlessHost
  // Weak, because the host retains its clients and must not keep the view alive.
  private weak var view: UIImageView?

  init(
    images: [UIImage], start: TimeInterval, duration: TimeInterval, repeatCount: Int,
    view: UIImageView
  ) {
    self.images = images
    self.start = start
    self.duration = duration
    self.repeatCount = repeatCount
    self.view = view
    host = view.host
  }

  var isOnDisplay = false {
    didSet {
      guard isOnDisplay != oldValue else { return }
      if isOnDisplay, !isOver { host.startFrames(for: self) } else { host.stopFrames(for: self) }
    }
  }

  private var rounds: Double { max(0, host.time - start) / duration }

  var isOver: Bool { repeatCount > 0 && rounds >= Double(repeatCount) }

  /// The current image; `nil` when the animation is over.
  var currentImage: UIImage? {
    guard !isOver, rounds.isFinite else { return nil }
    // The time of a frame is a sum, so a time slightly before the next image counts as that
    // image's.
    let tolerance = 1e-6
    let place = (rounds - rounds.rounded(.down)) * Double(images.count) + tolerance
    return images[Int(place) % images.count]
  }

  func frame(at time: TimeInterval) {
    guard view != nil, !isOver else { return host.stopFrames(for: self) }
  }
}
