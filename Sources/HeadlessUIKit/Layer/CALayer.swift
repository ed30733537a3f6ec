import Foundation

/// The visual properties of a view: the model values and, during an animation, the displayed values
/// (`presentation()`).
@preconcurrency @MainActor
open class CALayer {
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { host.reportChange() } }
  }
  open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { host.reportChange() } }
  }

  @exclusivity(unchecked) final var groups: [WeakAnimationGroup] = []
  /// Read for every view in every frame. The runtime's check for overlapping accesses took longer
  /// than the access itself, and no other code runs during a change.
  @exclusivity(unchecked) private var values = LayerValues()
  @exclusivity(unchecked) private var animations = LayerAnimations()
  private let host: HeadlessHost

  // The layers and the decoration that the app adds (see CALayer+Sublayers). Created on demand,
  // because most layers have none.
  final var decoration: LayerDecoration?
  final weak var containingLayer: CALayer?
  /// The view whose layer this is.
  final weak var view: UIView?

  init(host: HeadlessHost) { self.host = host }

  /// Creates a layer for `addSublayer(_:)`.
  public init() { host = HeadlessHost.current }

  /// Creates a layer without the values of the other one: subclasses copy them.
  public init(layer: Any) { host = HeadlessHost.current }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// Reports a change of what the layer shows.
  final func contentChanged() { host.reportChange() }

  private init(showing values: LayerValues, of layer: CALayer) {
    host = layer.host
    cornerRadius = layer.cornerRadius
    masksToBounds = layer.masksToBounds
    self.values = values
  }

  /// The center of the bounds in the superlayer's coordinates. Nonfinite values, for which Core
  /// Animation raises an exception, are ignored and reported.
  open var position: CGPoint {
    get { ownPosition }
    set {
      guard newValue.isFinite else { return host.reportNonfinite("CALayer.position") }
      let old = values.position
      guard old != newValue else { return }
      animate(\.position, \.position, from: old, to: newValue)
      values.position = newValue
      host.reportChange()
    }
  }

  /// The rectangle in the layer's own coordinates. An override isn't told of an origin alone, which
  /// changes in each step of a scroll.
  open var bounds: CGRect {
    get { ownBounds }
    set {
      guard newValue.isFinite else { return host.reportNonfinite("CALayer.bounds") }
      setBoundsOrigin(newValue.origin)
      let old = values.boundsSize
      guard old != newValue.size else { return }
      animate(\.boundsSize, \.boundsSize, from: old, to: newValue.size)
      values.boundsSize = newValue.size
      host.reportChange()
    }
  }

  // The values of the model, which every frame reads for every view.

  final var ownPosition: CGPoint { values.position }
  final var ownBounds: CGRect { CGRect(origin: values.boundsOrigin, size: values.boundsSize) }
  final var ownTransform: CGAffineTransform { values.transform }
  final var boundsOrigin: CGPoint { values.boundsOrigin }

  final func setBoundsOrigin(_ new: CGPoint) {
    let old = values.boundsOrigin
    guard old != new else { return }
    animate(\.boundsOrigin, \.boundsOrigin, from: old, to: new)
    values.boundsOrigin = new
    host.reportChange()
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { setOpacity(Double(newValue)) }
  }

  open func affineTransform() -> CGAffineTransform { ownTransform }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    set(\.transform, \.transform, transform)
  }

  /// A copy with the values displayed at the current time of the host.
  open func presentation() -> CALayer? {
    CALayer(showing: presentedValues, of: self)
  }

  /// Whether an animation of this layer is running.
  final var isAnimating: Bool { animations.isRunning(at: host.time) }

  open func removeAllAnimations() {
    let wasAnimating = isAnimating
    // Most views that leave a window have no animations.
    guard wasAnimating || !groups.isEmpty else { return }
    if wasAnimating { host.reportChange() }
    animations = LayerAnimations()
    let animatedGroups = groups.compactMap(\.group)
    groups = []
    for group in animatedGroups { group.remove(self) }
  }

  // UIView uses full precision: an opacity of 0.1 isn't preserved as a `Float`.
  final var exactOpacity: Double { values.opacity }
  final func setOpacity(_ opacity: Double) {
    let old = values.opacity
    guard opacity.isFinite, old != opacity else { return }
    animate(\.opacity, \.opacity, from: old, to: opacity)
    values.opacity = opacity
    host.reportChange()
  }

  /// The background of a view, which can be dynamic.
  final var viewBackground: UIColor? {
    get { values.background }
    set { set(\.background, \.background, newValue) }
  }

  final var presentedBackgroundColor: UIColor? { presentedValues.background }

  private var presentedValues: LayerValues { animations.presented(values, at: host.time) }

  private func set<Value>(
    _ value: WritableKeyPath<LayerValues, Value>,
    _ slot: WritableKeyPath<LayerAnimations, LayerAnimation<Value>?>, _ new: Value
  ) where Value: Equatable {
    let old = values[keyPath: value]
    guard old != new else { return }
    if let group = AnimationContext.active(on: host) {
      let from = group.beginsFromCurrentState ? presentedValues[keyPath: value] : old
      animations[keyPath: slot] = LayerAnimation(from: from, to: new, timing: group.timing)
      group.add(self)
    }
    values[keyPath: value] = new
    host.reportChange()
  }

  /// Starts an additive animation before the value changes. The key paths are only created during
  /// an animation, because this code runs in every frame of a scroll view.
  @inline(__always)
  private func animate<Value: Additive>(
    _ value: @autoclosure () -> KeyPath<LayerValues, Value>,
    _ slot: @autoclosure () -> WritableKeyPath<LayerAnimations, AdditiveAnimations<Value>>,
    from old: Value, to new: Value
  ) {
    guard let group = AnimationContext.active(on: host) else { return }
    let from = group.beginsFromCurrentState ? presentedValues[keyPath: value()] : old
    animations[keyPath: slot()].start(
      LayerAnimation(from: from, to: new, timing: group.timing), in: group)
    group.add(self)
  }

  // MARK: Layers that the app adds

  /// The layers of the view's subviews, and in front of them those that the app has added, from back to
  /// front; `nil` if there are none. Assigning them replaces the latter.
  open var sublayers: [CALayer]? {
    get {
      let all = (view?.containedViews.map(\.layer) ?? []) + (decoration?.sublayers ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in decorated.sublayers { layer.containingLayer = nil }
      decorated.sublayers = []
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
      contentChanged()
    }
  }

  open var superlayer: CALayer? { containingLayer ?? view?.containingView?.layer }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: decorated.sublayers.count))
  }

  /// Inserts a layer. An index beyond the end counts as the end, and a layer isn't inserted into itself.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    decorated.sublayers.insert(layer, at: min(Int(index), decorated.sublayers.count))
    layer.containingLayer = self
    contentChanged()
  }

  open func removeFromSuperlayer() {
    containingLayer?.decorated.sublayers.removeAll { $0 === self }
    containingLayer = nil
    contentChanged()
  }

  /// The rectangle in the superlayer's bounds that contains the transformed layer.
  open var frame: CGRect {
    get { transformedFrame }
    set {
      let rect = newValue.standardized
      if let size = untransformedSize(for: rect.size) {
        bounds = CGRect(origin: boundsOrigin, size: size)
      }
      position = CGPoint(x: rect.midX - ownTransform.tx, y: rect.midY - ownTransform.ty)
    }
  }

  // MARK: Decoration

  /// The background. For the layer of a view, the color is the view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { viewBackground?.cgColor }
    set { viewBackground = newValue.map(UIColor.init(cgColor:)) }
  }

  /// The width of the border along the inner edge, in points. The default is 0, which draws none. It is
  /// drawn for views without a text or an image of their own.
  open var borderWidth: CGFloat {
    get { decorated.borderWidth }
    set { decorated.borderWidth = newValue }
  }

  /// The color of the border. The default is black; `nil` draws none.
  open var borderColor: CGColor? {
    get { decorated.borderColor }
    set { decorated.borderColor = newValue }
  }

  /// The color of the shadow. The default is black; `nil` draws none. A shadow is drawn for views that
  /// don't clip, and not for layers that the app adds.
  open var shadowColor: CGColor? {
    get { decorated.shadowColor }
    set { decorated.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0 to 1. The default is 0.
  open var shadowOpacity: Float {
    get { decorated.shadowOpacity }
    set { decorated.shadowOpacity = newValue }
  }

  /// The movement of the shadow, in points. The default is 3 points upward. A nonfinite one draws none.
  open var shadowOffset: CGSize {
    get { decorated.shadowOffset }
    set { decorated.shadowOffset = newValue }
  }

  /// The standard deviation of the blur, in points. The default is 3. A negative one counts as 0.
  open var shadowRadius: CGFloat {
    get { decorated.shadowRadius }
    set { decorated.shadowRadius = newValue }
  }

  /// The shape of the shadow in the layer's bounds. The default is `nil`, for the shape of the
  /// background; without one, of everything in the view.
  open var shadowPath: CGPath? {
    get { decorated.shadowPath }
    set { decorated.shadowPath = newValue }
  }

  /// Whether an added layer is hidden. The default is `false`.
  open var isHidden: Bool {
    get { decorated.isHidden }
    set { decorated.isHidden = newValue }
  }

  open var name: String? {
    get { decorated.name }
    set { decorated.name = newValue }
  }

  /// Kept, without an effect on the order.
  open var zPosition: CGFloat {
    get { decorated.zPosition }
    set { decorated.zPosition = newValue }
  }

  open var shouldRasterize: Bool {
    get { decorated.shouldRasterize }
    set { decorated.shouldRasterize = newValue }
  }

  open func setNeedsDisplay() { contentChanged() }
}
