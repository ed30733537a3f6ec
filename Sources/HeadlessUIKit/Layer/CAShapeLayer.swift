import Foundation

public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path. It is drawn for views without a text or an image of their own.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { contentChanged() } }
  /// The color of the area. The default is black.
  open var fillColor: CGColor? = UIColor.black.cgColor { didSet { contentChanged() } }
  /// The color of the line. The default is `nil`, which draws none.
  open var strokeColor: CGColor? { didSet { contentChanged() } }
  /// The width of the line in points. The default is 1.
  open var lineWidth: CGFloat = 1 { didSet { contentChanged() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { contentChanged() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { contentChanged() } }
  /// The start of the line as a fraction of the path's length. The default is 0.
  open var strokeStart: CGFloat = 0 { didSet { contentChanged() } }
  /// The end of the line as a fraction of the path's length. The default is 1. A line that ends at its start, or
  /// before it, isn't drawn.
  open var strokeEnd: CGFloat = 1 { didSet { contentChanged() } }
}

// MARK: - Drawing

extension CALayer {
  /// The border and the added layers of a view's layer as an image of its size; `nil` without any.
  package var drawnDecoration: ViewContent? {
    guard decoration != nil || self is CAShapeLayer else { return nil }
    var paths: [UIImage.Path] = []
    draw(into: &paths, at: .zero, isRoot: true)
    guard !paths.isEmpty else { return nil }
    return .image(UIImage(size: bounds.size, paths: paths), tint: .black, mode: .scaleToFill)
  }

  private func draw(into paths: inout [UIImage.Path], at origin: CGPoint, isRoot: Bool) {
    guard !isHidden, opacity > 0 else { return }
    let area = CGRect(origin: origin, size: bounds.size)
    if !isRoot, let viewBackground {
      let path = UIBezierPath(roundedRect: area, cornerRadius: cornerRadius)
      paths.append(UIImage.Path(path, fill: viewBackground, stroke: nil, width: 0))
    }
    (self as? CAShapeLayer)?.drawShape(into: &paths, at: origin)
    for layer in decoration?.sublayers ?? [] {
      let place = layer.frame.origin
      layer.draw(
        into: &paths,
        at: CGPoint(
          x: origin.x + place.x - boundsOrigin.x, y: origin.y + place.y - boundsOrigin.y),
        isRoot: false)
    }
    let width = borderWidth
    guard width > 0, let borderColor else { return }
    let path = UIBezierPath(
      roundedRect: area.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: max(0, cornerRadius - width / 2))
    paths.append(
      UIImage.Path(path, fill: nil, stroke: UIColor(cgColor: borderColor), width: width))
  }
}

extension CAShapeLayer {
  fileprivate func drawShape(into paths: inout [UIImage.Path], at origin: CGPoint) {
    guard let path else { return }
    let shape = UIBezierPath(cgPath: path)
    shape.apply(
      CGAffineTransform(translationX: origin.x - boundsOrigin.x, y: origin.y - boundsOrigin.y))
    shape.lineCapStyle = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    shape.lineJoinStyle = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    let fill = fillColor.map(UIColor.init(cgColor:))
    let stroke = lineWidth > 0 ? strokeColor.map(UIColor.init(cgColor:)) : nil
    if strokeStart <= 0, strokeEnd >= 1 {
      paths.append(UIImage.Path(shape, fill: fill, stroke: stroke, width: lineWidth))
      return
    }
    if fill != nil { paths.append(UIImage.Path(shape, fill: fill, stroke: nil, width: 0)) }
    let part = PathPart.elements(
      of: shape.elements, from: Double(strokeStart), to: Double(strokeEnd))
    guard stroke != nil, !part.isEmpty else { return }
    let line = UIBezierPath(cgPath: CGPath.made(of: part))
    line.lineCapStyle = shape.lineCapStyle
    line.lineJoinStyle = shape.lineJoinStyle
    paths.append(UIImage.Path(line, fill: nil, stroke: stroke, width: lineWidth))
  }
}

extension UIImage.Path {
  fileprivate init(_ path: UIBezierPath, fill: UIColor?, stroke: UIColor?, width: CGFloat) {
    self.init(
      data: PathData.string(of: path.elements), fill: fill, stroke: stroke,
      lineWidth: Double(width), lineCap: path.lineCapStyle, lineJoin: path.lineJoinStyle)
  }
}
