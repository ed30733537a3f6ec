import Foundation

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
