import Foundation

/// What a view looks like: the values that its owner set (the model), and, while an animation runs,
/// the values that show (`presentation()`).
@MainActor
public final class CALayer {
  public var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { host.noteChange() } }
  }
  public var masksToBounds = false {
    didSet { if masksToBounds != oldValue { host.noteChange() } }
  }

  var groups: [WeakAnimationGroup] = []
  /// Read in every frame of every view. The runtime's check for overlapping access took longer than
  /// the reading; nothing here calls out while it changes them.
  @exclusivity(unchecked) private var values = LayerValues()
  private var animations = LayerAnimations()
  private let host: HeadlessHost

  init(host: HeadlessHost) { self.host = host }

  private init(showing values: LayerValues, of layer: CALayer) {
    host = layer.host
    cornerRadius = layer.cornerRadius
    masksToBounds = layer.masksToBounds
    self.values = values
  }

  /// The centre of the bounds in the superlayer's coordinates. Assignments that are not finite are
  /// ignored, where Core Animation would raise an exception.
  public var position: CGPoint {
    get { values.position }
    set {
      guard newValue.isFinite else { return host.refuse("a layer's position") }
      let old = values.position
      guard old != newValue else { return }
      animate(\.position, \.position, from: old, to: newValue)
      values.position = newValue
      host.noteChange()
    }
  }

  public var bounds: CGRect {
    get { CGRect(origin: values.boundsOrigin, size: values.boundsSize) }
    set {
      guard newValue.isFinite else { return host.refuse("a layer's bounds") }
      setBoundsOrigin(newValue.origin)
      let old = values.boundsSize
      guard old != newValue.size else { return }
      animate(\.boundsSize, \.boundsSize, from: old, to: newValue.size)
      values.boundsSize = newValue.size
      host.noteChange()
    }
  }

  var boundsOrigin: CGPoint { values.boundsOrigin }

  func setBoundsOrigin(_ new: CGPoint) {
    let old = values.boundsOrigin
    guard old != new else { return }
    animate(\.boundsOrigin, \.boundsOrigin, from: old, to: new)
    values.boundsOrigin = new
    host.noteChange()
  }

  /// 0 to 1.
  public var opacity: Float {
    get { Float(values.opacity) }
    set { setOpacity(Double(newValue)) }
  }

  public func affineTransform() -> CGAffineTransform { values.transform }

  public func setAffineTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    set(\.transform, \.transform, transform)
  }

  /// A copy with the values that show at this moment of the host's clock.
  public func presentation() -> CALayer? {
    CALayer(showing: presentedValues, of: self)
  }

  /// True while an animation of this layer is under way.
  var isAnimating: Bool { animations.isRunning(at: host.time) }

  public func removeAllAnimations() {
    if isAnimating { host.noteChange() }
    animations = LayerAnimations()
    let lost = groups.compactMap(\.group)
    groups = []
    for group in lost { group.lost(self) }
  }

  // UIView keeps its own types at full precision: a Float opacity would not give 0.1 back.
  var exactOpacity: Double { values.opacity }
  func setOpacity(_ opacity: Double) {
    let old = values.opacity
    guard opacity.isFinite, old != opacity else { return }
    animate(\.opacity, \.opacity, from: old, to: opacity)
    values.opacity = opacity
    host.noteChange()
  }

  var backgroundColor: UIColor? {
    get { values.background }
    set { set(\.background, \.background, newValue) }
  }

  var presentedBackgroundColor: UIColor? { presentedValues.background }

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
    host.noteChange()
  }

  /// For values whose animations add up; before they change. The key paths are made only where
  /// something is animated: every frame of a scroll view comes here.
  @inline(__always)
  private func animate<Value: Summable>(
    _ value: @autoclosure () -> KeyPath<LayerValues, Value>,
    _ slot: @autoclosure () -> WritableKeyPath<LayerAnimations, AnimationSum<Value>>,
    from old: Value, to new: Value
  ) {
    guard let group = AnimationContext.active(on: host) else { return }
    let from = group.beginsFromCurrentState ? presentedValues[keyPath: value()] : old
    animations[keyPath: slot()].start(
      LayerAnimation(from: from, to: new, timing: group.timing), in: group)
    group.add(self)
  }
}
