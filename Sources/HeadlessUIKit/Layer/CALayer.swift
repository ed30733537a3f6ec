import Foundation

/// The visual properties of a view: the model values and, during an animation, the displayed values
/// (`presentation()`).
@preconcurrency @MainActor
open class CALayer {
  public final var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { host.reportChange() } }
  }
  public final var masksToBounds = false {
    didSet { if masksToBounds != oldValue { host.reportChange() } }
  }

  final var groups: [WeakAnimationGroup] = []
  /// Read for every view in every frame. The runtime's check for overlapping accesses took longer
  /// than the access itself, and no other code runs during a change.
  @exclusivity(unchecked) private var values = LayerValues()
  private var animations = LayerAnimations()
  private let host: HeadlessHost

  // The layers and the decoration that the app adds (see CALayer+Sublayers). Created on demand,
  // because most layers have none.
  final var decoration: LayerDecoration?
  final weak var containingLayer: CALayer?

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
  public final var position: CGPoint {
    get { values.position }
    set {
      guard newValue.isFinite else { return host.reportNonfinite("CALayer.position") }
      let old = values.position
      guard old != newValue else { return }
      animate(\.position, \.position, from: old, to: newValue)
      values.position = newValue
      host.reportChange()
    }
  }

  public final var bounds: CGRect {
    get { CGRect(origin: values.boundsOrigin, size: values.boundsSize) }
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

  final var boundsOrigin: CGPoint { values.boundsOrigin }

  final func setBoundsOrigin(_ new: CGPoint) {
    let old = values.boundsOrigin
    guard old != new else { return }
    animate(\.boundsOrigin, \.boundsOrigin, from: old, to: new)
    values.boundsOrigin = new
    host.reportChange()
  }

  /// The opacity, from 0 to 1.
  public final var opacity: Float {
    get { Float(values.opacity) }
    set { setOpacity(Double(newValue)) }
  }

  public final func affineTransform() -> CGAffineTransform { values.transform }

  public final func setAffineTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    set(\.transform, \.transform, transform)
  }

  /// A copy with the values displayed at the current time of the host.
  public final func presentation() -> CALayer? {
    CALayer(showing: presentedValues, of: self)
  }

  /// Whether an animation of this layer is running.
  final var isAnimating: Bool { animations.isRunning(at: host.time) }

  public final func removeAllAnimations() {
    if isAnimating { host.reportChange() }
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
}
