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
