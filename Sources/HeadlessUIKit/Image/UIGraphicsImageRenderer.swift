import Foundation

/// Records what is drawn, as a picture of paths.
@MainActor
open class UIGraphicsImageRenderer {
  private let size: CGSize

  /// In points. A size that is not finite or not positive makes an empty image.
  public init(size: CGSize) {
    let isUsable = size.isFinite && size.width > 0 && size.height > 0
    self.size = isUsable ? size : .zero
  }

  /// Runs `actions` once, at once. Drawings nest: each records its own picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = DrawingContext()
    DrawingContext.with(drawing) { actions(UIGraphicsImageRendererContext(drawing)) }
    return UIImage(size: size, paths: size == .zero ? [] : drawing.paths)
  }
}

@MainActor
open class UIGraphicsImageRendererContext {
  private let drawing: DrawingContext

  init(_ drawing: DrawingContext) { self.drawing = drawing }

  open func fill(_ rect: CGRect) { drawing.fill(UIBezierPath(rect: rect)) }

  /// Strokes inside the rectangle's edges, one point wide.
  open func stroke(_ rect: CGRect) {
    drawing.stroke(UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)))
  }
}

extension UIColor {
  /// Sets the colour to fill and to stroke with. Outside of a drawing there is nothing to set.
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  @MainActor public func setFill() { DrawingContext.current?.fillColor = self }

  @MainActor public func setStroke() { DrawingContext.current?.strokeColor = self }
}
