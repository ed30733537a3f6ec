import Foundation

/// The values of a layer that show at one moment. Lengths are points.
package struct ShownLayer {
  package let position: CGPoint
  package let bounds: CGRect
  package let transform: CGAffineTransform
  /// 0 to 1.
  package let opacity: Double
  package let background: UIColor?
}

extension CALayer {
  /// What shows now: the model's values, or those on the way to them while an animation runs.
  package var shown: ShownLayer {
    let layer = isAnimating ? presentation() ?? self : self
    return ShownLayer(
      position: layer.position, bounds: layer.bounds, transform: layer.affineTransform(),
      opacity: layer.exactOpacity, background: layer.backgroundColor)
  }
}
