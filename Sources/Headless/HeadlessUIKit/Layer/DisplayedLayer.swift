import Foundation

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
