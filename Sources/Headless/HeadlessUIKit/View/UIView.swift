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

  /// The class of `layer`. The default is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    host = HeadlessHost.current
    let layerClass: AnyClass = Self.layerClass
    layer = layerClass == CALayer.self ? CALayer(host: host) : AnyLayerClass.make(layerClass)
    super.init()
    layer.view = self
    self.frame = frame
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: Hierarchy (see UIView+Hierarchy)

  /// The views in this one, from back to front.
  open var subviews: [UIView] { containedViews }
  open var superview: UIView? { containingView }

  // The tree itself, which a subclass that overrides `subviews` or `superview` doesn't change. Apps read
  // the overridable properties; layout, touches, and pictures use the tree.

  @exclusivity(unchecked) package internal(set) final var containedViews: [UIView] = []
  @exclusivity(unchecked) final weak var containingView: UIView?
  @exclusivity(unchecked) final weak var owningWindow: UIWindow?
  @exclusivity(unchecked) final weak var viewController: UIViewController?

  open var window: UIWindow? { owningWindow }

  open override var next: UIResponder? { viewController ?? containingView }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func removeFromSuperview() { detach() }

  open var tag = 0

  open func addSubview(_ view: UIView) { insert(view, at: containedViews.count) }
  /// Inserts a subview. An index beyond the end counts as the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: containedViews.firstIndex(of: sibling) ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: containedViews.firstIndex(of: sibling).map { $0 + 1 } ?? containedViews.count)
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: containedViews.count) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.containingView
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in containedViews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

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
      return layer.ownBounds
    }
    set { setBounds(newValue) }
  }

  open var center: CGPoint {
    get { layer.ownPosition }
    set { setCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { layer.ownTransform }
    set { setTransform(newValue) }
  }

  /// Converts a point. If `view` is `nil`, the target is the window, or the root of a tree without
  /// a window. Between two trees, the frames of their roots are in the same coordinates.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = toRoot(point)
    guard let view else { return inRoot }
    let (root, other) = (rootView, view.rootView)
    return view.fromRoot(
      root === other ? inRoot : other.fromSuperview(root.toSuperview(inRoot)))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// Converts a rectangle to the smallest axis-aligned rectangle that contains the converted
  /// corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let start = convert(CGPoint(x: rect.minX, y: rect.minY), to: view)
    var (left, right, top, bottom) = (start.x, start.x, start.y, start.y)
    for (x, y) in [(rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
      let corner = convert(CGPoint(x: x, y: y), to: view)
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) open var autoresizesSubviews = true

  // Created on demand, because most views have no observers.
  final var loadedTraitRegistrations: TraitRegistrations?
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

  /// Marks the displayed content as changed.
  open func setNeedsDisplay() { host.reportChange() }

  open func setNeedsLayout() {
    host.reportChange()
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    containingView?.markDescendantDirty()
  }

  /// Lays out this view and its descendants immediately, where needed.
  open func layoutIfNeeded() {
    // A layout that requests another is repeated, as in UIKit, but only up to a limit.
    for _ in 0..<Self.layoutPassLimit {
      guard layoutState.isDirty else { return }
      layoutPass()
    }
    if layoutState.isDirty { host.onMistake("layoutSubviews requests another layout endlessly") }
  }

  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let corner = frameFromLayer.origin
    guard !transform.isIdentity else {
      frame = CGRect(origin: corner, size: size)
      return
    }
    bounds.size = size
    let moved = frameFromLayer.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  /// The insets covered by bars and the device.
  @exclusivity(unchecked) open internal(set) var safeAreaInsets = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}

  // For subclasses in this module.

  /// Whether the safe area comes from a recording, and not from the superview.
  var hasRecordedSafeArea: Bool { false }
  /// The safe area that subviews inherit.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Called when the size of the bounds has changed, before observers are notified.
  func sizeDidChange() {}

  // MARK: Appearance

  /// Whether the view keeps its colors with Smart Invert, as pictures do. Kept: nothing is inverted here.
  open var accessibilityIgnoresInvertColors = false

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
    get { layer.viewBackground }
    set { layer.viewBackground = newValue }
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
    get { ownTintColor ?? containingView?.tintColor ?? .systemBlue }
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
    for subview in containedViews where subview.ownTintColor == nil {
      subview.propagateTintChange()
    }
  }

  // MARK: Environment

  open var traitCollection: UITraitCollection {
    var traits = host.traits
    traits.displayScale = host.screen.scale
    return traits
  }
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
    for subview in containedViews { subview.propagateTraitChange(from: previous) }
  }

  // MARK: Touches (see UIView+HitTest)

  open var isUserInteractionEnabled = true
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.dropTouches()
    gestureRecognizer.view = nil
  }

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
    case .contentOffset, .contentSize, .contentInset, .alwaysBounceVertical,
      .alwaysBounceHorizontal, .state:
      nil
    }
  }
}

extension UIView: _KeyValueCodingAndObserving {}
