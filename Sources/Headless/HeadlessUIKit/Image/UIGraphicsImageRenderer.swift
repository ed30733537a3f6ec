import Foundation

/// A renderer that records drawings as images made of paths.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Creates a renderer for images of a size in points. A size that isn't positive and finite
  /// produces empty images.
  public init(size: CGSize) {
    let isUsable = size.isFinite && size.width > 0 && size.height > 0
    self.size = isUsable ? size : .zero
  }

  /// Runs `actions` immediately, and returns the recorded image. Calls can be nested: each records
  /// its own image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = DrawingContext()
    DrawingContext.with(drawing) { actions(UIGraphicsImageRendererContext(drawing)) }
    return UIImage(size: size, paths: size == .zero ? [] : drawing.paths)
  }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext {
  private let drawing: DrawingContext

  init(_ drawing: DrawingContext) { self.drawing = drawing }

  open func fill(_ rect: CGRect) { drawing.fill(UIBezierPath(rect: rect)) }

  /// Strokes a line one point wide along the inner edges of the rectangle.
  open func stroke(_ rect: CGRect) {
    drawing.stroke(UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)))
  }
}

extension UIColor {
  /// Sets the fill and stroke colors. Outside a drawing, this method has no effect.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor public func setFill() { DrawingContext.current?.fillColor = self }

  @preconcurrency @MainActor public func setStroke() { DrawingContext.current?.strokeColor = self }
}

/// A recorded drawing: the current colors, and the paths so far.
@MainActor
final class DrawingContext {
  private static var stack: [DrawingContext] = []

  /// The innermost drawing in progress.
  static var current: DrawingContext? { stack.last }

  static func with(_ drawing: DrawingContext, _ body: () -> Void) {
    stack.append(drawing)
    body()
    stack.removeLast()
  }

  var fillColor = UIColor.black
  var strokeColor = UIColor.black
  private(set) var paths: [UIImage.Path] = []

  func fill(_ path: UIBezierPath) { add(path, fill: fillColor, stroke: nil) }
  func stroke(_ path: UIBezierPath) { add(path, fill: nil, stroke: strokeColor) }

  private func add(_ path: UIBezierPath, fill: UIColor?, stroke: UIColor?) {
    guard !path.isEmpty else { return }
    paths.append(
      UIImage.Path(
        data: PathData.string(of: path.elements), fill: fill, stroke: stroke,
        lineWidth: Double(path.lineWidth), lineCap: path.lineCapStyle,
        lineJoin: path.lineJoinStyle))
  }
}
