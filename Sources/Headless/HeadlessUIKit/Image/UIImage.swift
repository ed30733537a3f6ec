import Foundation

/// An image made of paths. Its dynamic colors are resolved when it is displayed, not when it is
/// drawn. Two images are equal if they are the same object.
public final class UIImage: Sendable {
  public enum RenderingMode: Int, Sendable {
    /// The same as `alwaysOriginal`: no view of HeadlessUIKit prefers templates.
    case automatic
    case alwaysOriginal
    /// Uses only the shape, drawn in the tint color of the view.
    case alwaysTemplate
  }

  /// A path that is filled, stroked, or both. Lengths are in points.
  package struct Path: Sendable {
    /// SVG path data.
    package let data: String
    package let fill: UIColor?
    package let stroke: UIColor?
    package let lineWidth: Double
    package let lineCap: CGLineCap
    package let lineJoin: CGLineJoin
  }

  /// The size in points.
  public let size: CGSize
  public let renderingMode: RenderingMode
  package let paths: [Path]
  private let tint: UIColor?

  init(
    size: CGSize, paths: [Path], renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
  ) {
    self.size = size
    self.paths = paths
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// Creates an empty image of size zero.
  public convenience init() { self.init(size: .zero, paths: []) }

  /// Creates the image that `HeadlessHost.imageNamed` has for a name; `nil` if it has none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let image = HeadlessHost.current.imageNamed(name) else { return nil }
    self.init(
      size: image.size, paths: image.paths, renderingMode: image.renderingMode, tint: image.tint)
  }

  /// Creates the image that `HeadlessHost.imageNamed` has for the name of a symbol.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) { self.init(named: name) }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, paths: paths, renderingMode: renderingMode, tint: tint)
  }

  /// Returns the shape in one color. As in UIKit, a template image still uses the tint color of its
  /// view.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, paths: paths, renderingMode: renderingMode, tint: color)
  }

  /// The color that replaces all colors in a view with the given tint; `nil` if the image keeps its
  /// own.
  package func tint(in viewTint: UIColor) -> UIColor? {
    renderingMode == .alwaysTemplate ? viewTint : tint
  }
}

extension UIImage: Hashable {
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

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
