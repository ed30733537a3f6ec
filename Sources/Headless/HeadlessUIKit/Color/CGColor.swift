import Foundation

#if !canImport(CoreGraphics)
  /// A fixed color, as layers have it.
  public final class CGColor: Sendable, Hashable {
    /// Red, green, blue, and alpha, from 0 to 1.
    public let components: [CGFloat]?

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    public var alpha: CGFloat { components?.last ?? 0 }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif

extension UIColor {
  /// The color under the current settings of the device. It doesn't follow them.
  @preconcurrency @MainActor
  public var cgColor: CGColor {
    let color = components(with: HeadlessHost.current.traits)
    return CGColor(
      srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    // A gray color has one component besides its alpha.
    let isGray = parts.count < 4
    self.init(
      red: parts.first ?? 0, green: (isGray ? parts.first : parts[1]) ?? 0,
      blue: (isGray ? parts.first : parts[2]) ?? 0, alpha: cgColor.alpha)
  }

  /// Gets the components of a fixed color, or of a dynamic color in light mode, and returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(with: UITraitCollection())
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}
