import Foundation
import ScrollPhysics

/// A view of content that can be larger than the view and scrolls under a finger.
///
/// Drags, motions, and their constants come from ScrollPhysics; the order of callbacks is UIKit's.
/// Everything that takes time runs on the host's clock, and only while something moves.
open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity left after one millisecond.
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

  /// Whether the content bounces along both axes. Setting it sets both. The default is `true`.
  open var bounces: Bool {
    get { bouncesVertically && bouncesHorizontally }
    set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
  }
  /// Whether the content can be pulled beyond its top and bottom edges. The default is `true`.
  open var bouncesVertically = true
  /// Whether the content can be pulled beyond its left and right edges. The default is `true`.
  open var bouncesHorizontally = true
  /// Whether a drag beyond the top or bottom edge moves an outer scroll view instead. The default is
  /// `true`. Here, the start of a drag decides.
  open var transfersVerticalScrollingToParent = true
  /// Whether a drag beyond the left or right edge moves an outer scroll view instead. The default is
  /// `true`. Here, the start of a drag decides.
  open var transfersHorizontalScrollingToParent = true
  /// The place of content that is smaller than the view, as a unit point. The default is zero, the top
  /// left; (0.5, 0.5) is the center. The adjusted inset contains the gap before such content. A nonfinite
  /// point counts as zero.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { geometryChanged() } }
  }
  // Indicators, the keyboard, and zooming aren't simulated: these values are kept.

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open func flashScrollIndicators() {}
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether keys such as Home and End scroll. The default is `true`.
  open var allowsKeyboardScrolling = true
  open var alwaysBounceVertical: Bool {
    get {
      ObservationProbe.record(.alwaysBounceVertical)
      return bouncesAlways.vertically
    }
    set {
      let old = bouncesAlways.vertically
      bouncesAlways.vertically = newValue
      if newValue != old { geometryChanged() }
      verticalBounceObservers?.notify(old: old, new: newValue)
    }
  }
  open var alwaysBounceHorizontal: Bool {
    get {
      ObservationProbe.record(.alwaysBounceHorizontal)
      return bouncesAlways.horizontally
    }
    set {
      let old = bouncesAlways.horizontally
      bouncesAlways.horizontally = newValue
      if newValue != old { geometryChanged() }
      horizontalBounceObservers?.notify(old: old, new: newValue)
    }
  }
  /// Whether scrolling is enabled. Disabling it ends a drag in progress. The default is `true`.
  open var isScrollEnabled = true {
    didSet {
      if !isScrollEnabled { pointerEnded(velocity: .zero, cancelled: true) }
      pan.isEnabled = isScrollEnabled
    }
  }
  /// Whether motions end at multiples of the bounds' size. The default is `false`.
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag that starts clearly along one axis is locked to it. The default is `false`.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the start of the content. The default is `true`.
  open var scrollsToTop = true
  /// Whether touches on the content are delayed until they can't be a drag. The default is `true`.
  open var delaysContentTouches = true
  /// Whether a drag cancels the touch for the content. The default is `true`.
  open var canCancelContentTouches = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { geometryChanged() } }
  }

  /// Returns whether a drag cancels the touch for a view of the content. The default is `true`
  /// except for controls, so that a slider keeps its touch.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Geometry (see UIScrollView+Geometry)

  /// The point of the content at the top-left corner: the origin of the bounds.
  ///
  /// The value is rounded to the pixel and never clamped. Assigning it doesn't stop a drag or a
  /// deceleration: both continue from there, a drag only if the value is in range. Nonfinite values
  /// are ignored.
  open var contentOffset: CGPoint {
    get {
      ObservationProbe.record(.contentOffset)
      return layer.boundsOrigin
    }
    set { assignOffset(newValue) }
  }

  /// The size of the content. Negative lengths count as zero. A nonfinite size is ignored.
  open var contentSize: CGSize {
    get {
      ObservationProbe.record(.contentSize)
      return storedSize
    }
    set { resizeContent(to: newValue) }
  }

  /// The insets of the content. Nonfinite insets are ignored.
  open var contentInset: UIEdgeInsets {
    get {
      ObservationProbe.record(.contentInset)
      return storedInset
    }
    set { insetContent(by: newValue) }
  }

  /// The sum of `contentInset`, the insets from the safe area, and the gap of `contentAlignmentPoint`.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }
  open func adjustedContentInsetDidChange() {}

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = layer.ownBounds
      super.bounds = newValue
      boundsDidChange(newValue, over: old)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateKnownSafeArea()
  }

  override func sizeDidChange() { geometryChanged() }

  /// Called before an assignment of the offset moves the content. Returns whether the new bounds invalidate a
  /// layout, which is then done after the move.
  func boundsWillChange(to bounds: CGRect) -> Bool { false }
  func boundsInvalidatedLayout() {}

  override var hasRecordedSafeArea: Bool { driven != nil }

  override var safeAreaForSubviews: UIEdgeInsets { safeAreaBesideInset }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { hasBeenOnWindow = true }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateKnownSafeArea()
    keepDistance()
    updateEdgeEffects()
  }

  // MARK: Motion (see UIScrollView+Dragging, +Motion)

  /// Whether a finger is down, even if it hasn't moved, or a wheel or a trackpad drags: the recognizer then
  /// has no touches.
  open var isTracking: Bool { activity.isTracking }
  /// Whether a finger, a wheel, or a trackpad has moved the content. For the value after a release, see
  /// `HeadlessHost.draggingFlagModel`.
  open var isDragging: Bool { activity.isDragging(host.draggingFlagModel) }
  /// Whether the content moves after a drag, until a finger that stops it lifts or drags.
  open var isDecelerating: Bool { activity.isDecelerating }

  /// Whether the offset is being animated, such as by `setContentOffset(_:animated:)`. `false` during
  /// a deceleration.
  open var isScrollAnimating: Bool { animation != nil }

  /// Stops every drag, deceleration, and animation, without a callback other than those of a drag
  /// that ends. An offset out of range moves into it, and with paging to a page.
  open func stopScrollingAndZooming() { stopScrolling() }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Sets the offset. It ends a deceleration, with `scrollViewDidEndDecelerating` (see
  /// `UIKitBehavior.setOffsetsTellEnds`), and without animation also an animated change, with the callback of
  /// its end. With animation, the change takes `ScrollTuning.animatedOffsetDuration` and ends with
  /// `scrollViewDidEndScrollingAnimation`, but has no effect if the offset is already there.
  /// Without a window, the change isn't animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    moveOffset(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as possible to make `rect` visible, which is in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, !rect.isNull else { return }
    setContentOffset(offset(showing: rect.standardized), animated: animated)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan ? contentReleasesTouches : true
  }

  // MARK: Refreshing

  /// The system's control above the content, a subview of the scroll view. The default is `nil`. In a
  /// sheet, the scroll view then keeps drags down from its top.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: State

  /// Read at each step of a scroll, because `refreshControl` can be overridden.
  final var hasRefreshControl = false
  /// Whether a batch of updates is being applied, so that questions about its items have no answer.
  final var isUpdateOpen = false

  final let pan = ScrollPanGestureRecognizer()
  final var activity = ScrollActivity.rest
  final var animation: OffsetAnimation?
  /// The movement of a wheel or a trackpad that drags the content; `nil` if fingers do, or nothing.
  final var pointerTranslation: CGPoint?
  /// The velocity of the deceleration that the finger stopped, in points per second.
  final var carriedVelocity = CGPoint.zero
  /// The notch of a wheel that is being animated.
  final var wheelNotch: WheelNotch?
  /// Whether the offset must be corrected when the finger lifts, or when the animation ends.
  final var hasDeferredCorrection = false
  /// Whether the next assignment of `contentOffset` is a step of a drag, a motion, or a correction.
  final var isInternalStep = false
  /// Whether the next assignment is that of an unanimated `setContentOffset(_:animated:)`.
  final var isSetOffset = false
  final var offsetNestingDepth = 0
  /// The number of assignments of the offset, including those that didn't move it.
  final var offsetAssignmentCount = 0

  final var storedSize = CGSize.zero
  final var storedInset = UIEdgeInsets.zero
  final var storedAdjustedInset = UIEdgeInsets.zero
  final var systemInset = UIEdgeInsets.zero
  /// Whether the refresh control is in the bar, so that its height is in the safe area.
  final var isRefreshControlInBar = false
  /// Whether a bar takes another height because the content moves by its points.
  final var isFollowedByBar = false
  /// The way that the content has to go at the next layout to keep its distance to the safe area.
  final var pendingShift = CGPoint.zero
  /// The last safe area in a window, so that a view without a window keeps its offset.
  final var knownSafeArea = UIEdgeInsets.zero
  final var hasBeenOnWindow = false
  /// Whether the view left its window during a motion.
  final var stoppedOffWindow = false

  /// The views of the edge effects, if the host shows them.
  final var edgeEffectViews: [ScrollEdgeEffectView] = []

  /// The bar above that follows this content.
  final weak var scrollTrackingBar: (any ScrollTrackingBar)? {
    didSet { hasScrollTrackingBar = scrollTrackingBar != nil }
  }
  /// Read at each step of a scroll, because a weak reference is slower.
  final var hasScrollTrackingBar = false

  final let offsetObservers = PropertyObservers<CGPoint>()
  final let sizeObservers = PropertyObservers<CGSize>()
  final let insetObservers = PropertyObservers<UIEdgeInsets>()
  final var bouncesAlways = (vertically: false, horizontally: false)
  final var verticalBounceObservers: PropertyObservers<Bool>?
  final var horizontalBounceObservers: PropertyObservers<Bool>?

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
    case .alwaysBounceVertical: verticalBounceObservers.makingIfNeeded()
    case .alwaysBounceHorizontal: horizontalBounceObservers.makingIfNeeded()
    case .frame, .bounds, .isHidden, .state: super.observers(of: property)
    }
  }
}
