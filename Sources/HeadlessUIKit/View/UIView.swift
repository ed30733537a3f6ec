import Foundation

/// A rectangle on the screen that draws content, lays out its subviews, and receives touches.
///
/// Properties that are read for every view in every pass are `@exclusivity(unchecked)`: the
/// runtime's check for overlapping accesses took longer than the access itself, and no other code
/// runs during a change.
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    case center = 4
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The host that was current when the view was created.
  public let host: HeadlessHost
  public let layer: CALayer

  public init(frame: CGRect) {
    host = HeadlessHost.current
    layer = CALayer(host: host)
    super.init()
    self.frame = frame
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: Hierarchy (see UIView+Hierarchy)

  @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []
  @exclusivity(unchecked) public internal(set) final weak var superview: UIView?
  @exclusivity(unchecked) final weak var owningWindow: UIWindow?
  @exclusivity(unchecked) final weak var viewController: UIViewController?

  open var window: UIWindow? { owningWindow }

  open override var next: UIResponder? { viewController ?? superview }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func removeFromSuperview() { detach() }

  open var tag = 0

  // MARK: Geometry (see UIView+Geometry)

  /// The rectangle in the superview's bounds. With a transform, it is the smallest axis-aligned
  /// rectangle that contains the view.
  open var frame: CGRect {
    get {
      ObservationProbe.record(.frame)
      return frameFromLayer
    }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates. Its origin is drawn at the top-left corner, so
  /// that changing the origin scrolls the subviews.
  open var bounds: CGRect {
    get {
      ObservationProbe.record(.bounds)
      return layer.bounds
    }
    set { setBounds(newValue) }
  }

  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }

  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) open var autoresizesSubviews = true

  // Created on demand, because most views have no observers.
  final var loadedTraitRegistrations: TraitRegistrations?
  final var updateLinks: [WeakUpdateLink] = []
  final var frameObservers: PropertyObservers<CGRect>?
  final var boundsObservers: PropertyObservers<CGRect>?
  final var hiddenObservers: PropertyObservers<Bool>?

  // MARK: Layout (see UIView+Layout)

  @exclusivity(unchecked) final var layoutState = LayoutState()

  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1

  /// The insets covered by bars and the device.
  @exclusivity(unchecked) public internal(set) final var safeAreaInsets = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}

  // For subclasses in this module.

  /// Whether the safe area comes from a recording, and not from the superview.
  var hasRecordedSafeArea: Bool { false }
  /// The safe area that subviews inherit.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Called when the size of the bounds has changed, before observers are notified.
  func sizeDidChange() {}

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.exactOpacity) }
    set { if newValue.isFinite { layer.setOpacity(min(1, max(0, Double(newValue)))) } }
  }

  open var isHidden: Bool {
    get {
      ObservationProbe.record(.isHidden)
      return hidden
    }
    set {
      let old = hidden
      hidden = newValue
      if newValue != old { setNeedsDisplay() }
      hiddenObservers?.notify(old: old, new: newValue)
    }
  }
  private var hidden = false

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  open var isOpaque = true

  /// The color of template images and controls, inherited from the superview by default.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      let old = tintColor
      ownTintColor = newValue
      if tintColor != old { propagateTintChange() }
    }
  }
  @exclusivity(unchecked) private var ownTintColor: UIColor?
  open func tintColorDidChange() {}

  func propagateTintChange() {
    setNeedsDisplay()
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.propagateTintChange() }
  }

  // MARK: Environment

  open var traitCollection: UITraitCollection { host.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The semantic content of this view. As in UIKit, subviews don't inherit it.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  func propagateTraitChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    loadedTraitRegistrations?.notify(from: previous, to: traitCollection)
    setNeedsLayout()
    for subview in subviews { subview.propagateTraitChange(from: previous) }
  }

  // MARK: Touches (see UIView+HitTest)

  open var isUserInteractionEnabled = true
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

  /// Returns whether a recognized gesture on this view can begin, in addition to the recognizer's
  /// delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, event)
  }

  /// The observers of a property, for `observe`. A subclass adds its own properties.
  public func observers(of property: ObservableProperty) -> AnyObject? {
    switch property {
    case .frame: frameObservers.makingIfNeeded()
    case .bounds: boundsObservers.makingIfNeeded()
    case .isHidden: hiddenObservers.makingIfNeeded()
    case .contentOffset, .contentSize, .contentInset, .state: nil
    }
  }
}

extension UIView: _KeyValueCodingAndObserving {}
