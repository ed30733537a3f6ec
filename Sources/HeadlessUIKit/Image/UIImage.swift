import Foundation

/// A picture made of paths. Its theme colours are resolved where it is shown, not when it is drawn.
/// Two images are equal when they are the same object.
public final class UIImage: Sendable {
  public enum RenderingMode: Int, Sendable {
    /// As `alwaysOriginal` here: no view of HeadlessUIKit prefers templates.
    case automatic
    case alwaysOriginal
    /// Only the shape counts; it is drawn in the tint colour of its view.
    case alwaysTemplate
  }

  /// One path, filled, stroked or both. Lengths are points.
  package struct Path: Sendable {
    /// SVG path data.
    package let data: String
    package let fill: UIColor?
    package let stroke: UIColor?
    package let lineWidth: Double
    package let lineCap: CGLineCap
    package let lineJoin: CGLineJoin
  }

  /// In points.
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

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, paths: paths, renderingMode: renderingMode, tint: tint)
  }

  /// The shape in one colour. As in UIKit, a template image still takes the colour of its view.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, paths: paths, renderingMode: renderingMode, tint: color)
  }

  /// The one colour that takes the place of all, for a view with this tint; nil keeps the image's.
  package func tint(in viewTint: UIColor) -> UIColor? {
    renderingMode == .alwaysTemplate ? viewTint : tint
  }
}

extension UIImage: Hashable {
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
