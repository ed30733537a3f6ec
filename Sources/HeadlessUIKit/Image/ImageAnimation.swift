import Foundation

/// One run of an image view's images. It keeps the display drawing while its view is on it.
@MainActor
final class ImageAnimation: FrameClient {
  private let images: [UIImage]
  private let start: TimeInterval
  private let duration: TimeInterval
  private let repeatCount: Int
  private let host: HeadlessHost
  // Weak: the host keeps its clients, and must not keep a view that everyone else let go.
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

  /// The image of this moment; nil when all rounds are over.
  var currentImage: UIImage? {
    guard !isOver else { return nil }
    // A frame's time is a sum: a hair before the next image, it is the next image's.
    let tolerance = 1e-6
    let place = (rounds - rounds.rounded(.down)) * Double(images.count) + tolerance
    return images[Int(place) % images.count]
  }

  func frame(at time: TimeInterval) {
    guard view != nil, !isOver else { return host.stopFrames(for: self) }
  }
}
