import Foundation

/// A color, fixed or dependent on the device's settings.
public final class UIColor: Sendable, Hashable {
  /// The red, green, blue, and alpha components, from 0 to 1.
  public struct Components: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
  }

  private enum Source: Sendable {
    case fixed(Components)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }
  private let source: Source

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      Components(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from its hue, saturation, and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ shift: Double) -> CGFloat {
      let place = (shift + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      let amount = max(0, min(place, 4 - place, 1))
      return brightness * (1 - saturation * CGFloat(amount))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a dynamic color. `dynamicProvider` is called whenever the color is drawn.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let c):
      UIColor(red: c.red, green: c.green, blue: c.blue, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// The color components under the given settings.
  public func components(with traits: UITraitCollection) -> Components {
    switch resolvedColor(with: traits).source {
    case .fixed(let components): components
    case .dynamic: Components(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.fixed(let one), .fixed(let other)): one == other
    case (.fixed, .dynamic), (.dynamic, .fixed), (.dynamic, .dynamic): lhs === rhs
    }
  }

  public func hash(into hasher: inout Hasher) {
    if case .fixed(let components) = source { hasher.combine(components) }
  }

  /// An interpolated color; dynamic colors are resolved when it is drawn.
  static func interpolate(_ from: UIColor, _ to: UIColor, _ progress: Double) -> UIColor {
    UIColor { traits in
      let (a, b) = (from.components(with: traits), to.components(with: traits))
      func channel(_ key: KeyPath<Components, Double>) -> CGFloat {
        CGFloat(a[keyPath: key] + (b[keyPath: key] - a[keyPath: key]) * progress)
      }
      return UIColor(
        red: channel(\.red), green: channel(\.green), blue: channel(\.blue),
        alpha: channel(\.alpha))
    }
  }
}
