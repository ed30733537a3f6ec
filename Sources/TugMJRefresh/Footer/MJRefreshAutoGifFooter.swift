import Foundation
import Tug

/// A footer that loads by itself, with pictures while it does.
#if canImport(UIKit)
  @objc(MJRefreshAutoGifFooter)
#endif
@preconcurrency @MainActor
open class MJRefreshAutoGifFooter: MJRefreshAutoStateFooter {
  @nonobjc private lazy var pictures = PictureSequences(self)

  /// The view of the pictures.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var gifView: UIImageView? { pictures.view }

  /// Sets the pictures of a state. A first one that is higher than the footer makes it as high.
  #if canImport(UIKit)
    @objc(setImages:duration:forState:)
  #endif
  @discardableResult
  open dynamic func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState)
    -> Self
  {
    pictures.set(images, duration: duration, for: state)
    return self
  }

  /// Sets the pictures of a state, each for 0.1 seconds.
  #if canImport(UIKit)
    @objc(setImages:forState:)
  #endif
  @discardableResult
  open dynamic func setImages(_ images: [Any], for state: MJRefreshState) -> Self {
    setImages(
      images, duration: Double(images.count) * PictureSequences.secondsPerImage, for: state)
  }

  open override func prepare() {
    super.prepare()
    labelLeftInset = 20
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let isAlone = stateLabel?.isHidden == true || isRefreshingTitleHidden
    pictures.place(textWidth: textWidth, inset: labelLeftInset, isAlone: isAlone)
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      guard newValue != super.state else { return }
      super.state = newValue
      pictures.view.isHidden = newValue != .refreshing
      if newValue == .refreshing {
        pictures.play(newValue)
      } else {
        pictures.view.stopAnimating()
      }
    }
  }
}
