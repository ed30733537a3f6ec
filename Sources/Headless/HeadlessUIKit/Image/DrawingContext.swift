import Foundation

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
