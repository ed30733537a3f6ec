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

/// What an app adds to a layer: borders, shadows, and layers.
struct LayerDecoration {
  var sublayers: [CALayer] = []
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = black
  var shadowColor: CGColor? = black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var isHidden = false
  var name: String?
  var zPosition: CGFloat = 0
  var shouldRasterize = false

  private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

extension CALayer {
  var decorated: LayerDecoration {
    get { decoration ?? LayerDecoration() }
    set {
      decoration = newValue
      contentChanged()
    }
  }
}

/// The shadow of a view's layer, as it's drawn. Lengths are in points.
package struct LayerShadow {
  package let offset: CGSize
  /// The standard deviation of the blur.
  package let radius: CGFloat
  /// The color, with the opacity of the shadow.
  package let color: UIColor
  package let shape: Shape?

  /// An outline that replaces the one of the view.
  package struct Shape {
    /// SVG path data. The origin is the top-left corner of the layer.
    package let data: String
    package let bounds: CGRect
  }
}

extension CALayer {
  /// The shadow of a view's layer; `nil` without one. A layer that clips has none, because its shadow is
  /// outside.
  package var drawnShadow: LayerShadow? {
    guard let decoration, decoration.shadowOpacity > 0, !masksToBounds,
      let color = decoration.shadowColor
    else { return nil }
    let alpha = color.alpha * CGFloat(min(1, decoration.shadowOpacity))
    let (offset, radius) = (decoration.shadowOffset, decoration.shadowRadius)
    guard offset.width.isFinite, offset.height.isFinite, radius.isFinite else { return nil }
    return LayerShadow(
      offset: offset, radius: max(0, radius),
      color: UIColor(cgColor: color).withAlphaComponent(alpha),
      shape: decoration.shadowPath.flatMap(shape))
  }

  private func shape(of path: CGPath) -> LayerShadow.Shape? {
    let path = UIBezierPath(cgPath: path)
    path.apply(CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y))
    guard !path.isEmpty else { return nil }
    return LayerShadow.Shape(data: PathData.string(of: path.elements), bounds: path.bounds)
  }
}

/// The displayed values of a layer at one moment. Lengths are in points.
package struct DisplayedLayer {
  package let position: CGPoint
  package let bounds: CGRect
  package let transform: CGAffineTransform
  /// The opacity, from 0 to 1.
  package let opacity: Double
  package let background: UIColor?
}

extension CALayer {
  /// The displayed values: those of the model, or intermediate values during an animation.
  package var shown: DisplayedLayer {
    let layer = isAnimating ? presentation() ?? self : self
    return DisplayedLayer(
      position: layer.ownPosition, bounds: layer.ownBounds, transform: layer.ownTransform,
      opacity: layer.exactOpacity, background: layer.viewBackground)
  }
}
