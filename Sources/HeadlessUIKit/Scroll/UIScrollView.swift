import Foundation
import ScrollPhysics

/// A view on content that is larger than itself, moved with a finger.
///
/// Drags, motions and their numbers are ScrollPhysics'; the order of callbacks is UIKit's. Everything
/// that takes time runs on the host's clock, and only while something moves.
open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that is left after one millisecond.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: CGFloat(Deceleration.normalRate))
    public static let fast = DecelerationRate(rawValue: CGFloat(Deceleration.fastRate))
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Settings

  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { geometryChanged() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { geometryChanged() } }
  }
  /// Switched off in the middle of a drag, the drag ends.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// Motions end at multiples of the bounds' size.
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  /// A drag that starts clearly along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// A tap on the status bar brings the content's start back.
  open var scrollsToTop = true
  /// Touches on the content are held back until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Content that has got a touch loses it again when the touch turns into a drag.
  open var canCancelContentTouches = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { geometryChanged() } }
  }

  /// Whether content that has got a touch gives it up when it turns into a drag. By default all but
  /// controls do: a slider keeps its finger.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Geometry (see UIScrollView+Geometry)

  /// The point of the content in the top left corner: the origin of the bounds.
  ///
  /// It is rounded to the pixel and never clamped. Assigning it stops neither a drag nor a
  /// deceleration: both go on from there (a drag only if it is legal). What is not finite is ignored.
  open var contentOffset: CGPoint {
    get {
      ObservationProbe.note(.contentOffset)
      return layer.boundsOrigin
    }
    set { place(newValue) }
  }

  /// Negative lengths count as zero; a size that is not finite is ignored.
  open var contentSize: CGSize {
    get {
      ObservationProbe.note(.contentSize)
      return storedSize
    }
    set { resizeContent(to: newValue) }
  }

  /// Insets that are not finite are ignored.
  open var contentInset: UIEdgeInsets {
    get {
      ObservationProbe.note(.contentInset)
      return storedInset
    }
    set { insetContent(by: newValue) }
  }

  /// `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }
  open func adjustedContentInsetDidChange() {}

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = layer.bounds.size
      super.frame = newValue
      if layer.bounds.size != old { geometryChanged() }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = layer.bounds
      super.bounds = newValue
      boundsAssigned(newValue, over: old)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    takeSafeArea()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { hasBeenOnWindow = true }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSafeArea()
  }

  // MARK: Motion (see UIScrollView+Dragging, +Motion)

  /// A finger is down, moved or not.
  open var isTracking: Bool { activity.isTracking }
  /// A finger has moved the content. After it has let go, see `HeadlessHost.draggingFlagModel`.
  open var isDragging: Bool { activity.isDragging(host.draggingFlagModel) }
  /// The content moves on by itself after a drag; until the finger that stops it lifts or drags.
  open var isDecelerating: Bool { activity.isDecelerating }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Not animated, it stops every motion, without a callback; animated, it takes
  /// `ScrollTuning.animatedOffsetDuration` and ends with `scrollViewDidEndScrollingAnimation`, but
  /// does nothing if the offset is there already. Outside of a window nothing is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveOffset(to: contentOffset, animated: animated)
  }

  /// Moves the offset as little as needed to show `rect`, which is in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, !rect.isNull else { return }
    setContentOffset(offset(showing: rect.standardized), animated: animated)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan ? contentGivesUpTouches : true
  }

  // MARK: State

  final let pan = ScrollPanGestureRecognizer()
  final var activity = ScrollActivity.rest
  final var animation: OffsetAnimation?
  /// The content became too short, or so, while a finger was down.
  final var hasDeferredCorrection = false
  /// The next assignment of `contentOffset` is a step of our own motion.
  final var isOwnStep = false
  final var placingDepth = 0

  final var storedSize = CGSize.zero
  final var storedInset = UIEdgeInsets.zero
  final var storedAdjustedInset = UIEdgeInsets.zero
  final var systemInset = UIEdgeInsets.zero
  /// As it was last on a window: a list that is left and found again stands where it stood.
  final var knownSafeArea = UIEdgeInsets.zero
  final var hasBeenOnWindow = false
  /// It left the window in mid-motion.
  final var hasBeenAbandoned = false

  /// The bar above that follows this content.
  final weak var contentBar: (any ContentBar)? {
    didSet { hasContentBar = contentBar != nil }
  }
  /// Asked at each step of a scroll: a weak reference costs more.
  final var hasContentBar = false

  final let offsetObservers = PropertyObservers<CGPoint>()
  final let sizeObservers = PropertyObservers<CGSize>()
  final let insetObservers = PropertyObservers<UIEdgeInsets>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) { nil }

  public override func observers(of property: ObservableProperty) -> AnyObject? {
    switch property {
    case .contentOffset: offsetObservers
    case .contentSize: sizeObservers
    case .contentInset: insetObservers
    case .frame, .bounds, .isHidden, .state: super.observers(of: property)
    }
  }
}
