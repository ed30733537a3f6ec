import Foundation

/// What a view looks like: the values that its owner set (the model), and, while an animation runs,
/// the values that show (`presentation()`).
@MainActor
public final class CALayer {
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false

  var groups: [AnimationGroup] = []
  private var values = LayerValues()
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
    set { if newValue.isFinite { set(\.position, \.position, newValue) } }
  }

  public var bounds: CGRect {
    get { CGRect(origin: values.boundsOrigin, size: values.boundsSize) }
    set {
      guard newValue.isFinite else { return }
      setBoundsOrigin(newValue.origin)
      set(\.boundsSize, \.boundsSize, newValue.size)
    }
  }

  var boundsOrigin: CGPoint { values.boundsOrigin }

  /// Written out, without key paths: every frame of a scroll view comes here.
  func setBoundsOrigin(_ new: CGPoint) {
    let old = values.boundsOrigin
    guard old != new else { return }
    if let group = AnimationContext.current, group.timing.duration > 0 {
      let from = group.beginsFromCurrentState ? presentedValues.boundsOrigin : old
      animations.boundsOrigin = LayerAnimation(from: from, to: new, timing: group.timing)
      group.add(self)
    }
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
    set(\.transform, \.transform, transform)
  }

  /// A copy with the values that show at this moment of the host's clock.
  public func presentation() -> CALayer? {
    CALayer(showing: presentedValues, of: self)
  }

  /// True while an animation of this layer is under way.
  var isAnimating: Bool { animations.isRunning(at: host.time) }

  public func removeAllAnimations() {
    animations = LayerAnimations()
    let lost = groups
    groups = []
    for group in lost { group.lost(self) }
  }

  // UIView keeps its own types at full precision: a Float opacity would not give 0.1 back.
  var exactOpacity: Double { values.opacity }
  func setOpacity(_ opacity: Double) { set(\.opacity, \.opacity, opacity) }

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
    if let group = AnimationContext.current, group.timing.duration > 0 {
      let from = group.beginsFromCurrentState ? presentedValues[keyPath: value] : old
      animations[keyPath: slot] = LayerAnimation(from: from, to: new, timing: group.timing)
      group.add(self)
    }
    values[keyPath: value] = new
    host.noteChange()
  }
}

/// The animatable values of a layer.
struct LayerValues {
  var position = CGPoint.zero
  var boundsOrigin = CGPoint.zero
  var boundsSize = CGSize.zero
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var background: UIColor?
}

/// At most one animation for each value: a newer one takes the place of the older.
struct LayerAnimations {
  var position: LayerAnimation<CGPoint>?
  var boundsOrigin: LayerAnimation<CGPoint>?
  var boundsSize: LayerAnimation<CGSize>?
  var transform: LayerAnimation<CGAffineTransform>?
  var opacity: LayerAnimation<Double>?
  var background: LayerAnimation<UIColor?>?

  func presented(_ model: LayerValues, at time: TimeInterval) -> LayerValues {
    func show<Value: Interpolatable>(_ animation: LayerAnimation<Value>?, _ end: Value) -> Value {
      guard let animation, !animation.timing.isOver(at: time) else { return end }
      return animation.from.mixed(with: end, animation.timing.progress(at: time))
    }
    var shown = model
    shown.position = position?.shown(over: model.position, at: time) ?? model.position
    shown.boundsOrigin =
      boundsOrigin?.shown(over: model.boundsOrigin, at: time) ?? model.boundsOrigin
    shown.boundsSize = show(boundsSize, model.boundsSize)
    shown.transform = show(transform, model.transform)
    shown.opacity = show(opacity, model.opacity)
    if let background, !background.timing.isOver(at: time) {
      let (from, end) = (background.from ?? .clear, model.background ?? .clear)
      shown.background = from.mixed(with: end, background.timing.progress(at: time))
    }
    return shown
  }

  func isRunning(at time: TimeInterval) -> Bool {
    let timings = [
      position?.timing, boundsOrigin?.timing, boundsSize?.timing, transform?.timing,
      opacity?.timing, background?.timing,
    ]
    return timings.contains { $0.map { !$0.isOver(at: time) } ?? false }
  }
}
