import Foundation
import Tug

/// A header with pictures.
#if canImport(UIKit)
  @objc(MJRefreshGifHeader)
#endif
@preconcurrency @MainActor
open class MJRefreshGifHeader: MJRefreshStateHeader {
  @nonobjc private lazy var pictures = PictureSequences(self)

  /// The view of the pictures.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var gifView: UIImageView? { pictures.view }

  /// Sets the pictures of a state. A first one that is higher than the header makes it as high.
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

  open override var pullingPercent: CGFloat {
    didSet { pictures.scrub(to: pullingPercent) }
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let isAlone = stateLabel?.isHidden == true && lastUpdatedTimeLabel?.isHidden == true
    pictures.place(textWidth: textWidth, inset: labelLeftInset, isAlone: isAlone)
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      guard newValue != super.state else { return }
      super.state = newValue
      switch newValue {
      case .pulling, .refreshing: pictures.play(newValue)
      case .idle: pictures.view.stopAnimating()
      default: break
      }
    }
  }
}
