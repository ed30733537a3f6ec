import Foundation

/// The animatable values of a layer.
struct LayerValues {
  var position = CGPoint.zero
  var boundsOrigin = CGPoint.zero
  var boundsSize = CGSize.zero
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var background: UIColor?
}

/// The running animations of a layer. Animations of lengths and opacities are additive; for other
/// values, a new animation replaces the old one.
struct LayerAnimations {
  var position = AdditiveAnimations<CGPoint>()
  var boundsOrigin = AdditiveAnimations<CGPoint>()
  var boundsSize = AdditiveAnimations<CGSize>()
  var opacity = AdditiveAnimations<Double>()
  var transform: LayerAnimation<CGAffineTransform>?
  var background: LayerAnimation<UIColor?>?

  func presented(_ model: LayerValues, at time: TimeInterval) -> LayerValues {
    var shown = model
    shown.position = position.shown(over: model.position, at: time)
    shown.boundsOrigin = boundsOrigin.shown(over: model.boundsOrigin, at: time)
    shown.boundsSize = boundsSize.shown(over: model.boundsSize, at: time)
    shown.opacity = min(1, max(0, opacity.shown(over: model.opacity, at: time)))
    if let transform, !transform.timing.isOver(at: time) {
      let progress = transform.timing.progress(at: time)
      shown.transform = transform.from.interpolated(to: model.transform, progress)
    }
    if let background, !background.timing.isOver(at: time) {
      let (from, end) = (background.from ?? .clear, model.background ?? .clear)
      shown.background = from.interpolated(to: end, background.timing.progress(at: time))
    }
    return shown
  }

  func isRunning(at time: TimeInterval) -> Bool {
    position.isRunning(at: time) || boundsOrigin.isRunning(at: time)
      || boundsSize.isRunning(at: time) || opacity.isRunning(at: time)
      || transform.map { !$0.timing.isOver(at: time) } ?? false
      || background.map { !$0.timing.isOver(at: time) } ?? false
  }
}
