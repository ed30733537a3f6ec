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

// The system colors, as listed in Apple's interface guidelines for light and dark mode, and for increased contrast
// where they list it.
extension UIColor {
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  public static let systemRed = dynamic(0xFF3B30, 0xFF453A, high: (0xD70015, 0xFF6961))
  public static let systemOrange = dynamic(0xFF9500, 0xFF9F0A, high: (0xC93400, 0xFFB340))
  public static let systemYellow = dynamic(0xFFCC00, 0xFFD60A, high: (0xB25000, 0xFFD426))
  public static let systemPink = dynamic(0xFF2D55, 0xFF375F, high: (0xD30F45, 0xFF6482))
  public static let systemPurple = dynamic(0xAF52DE, 0xBF5AF2, high: (0x8944AB, 0xDA8FFF))
  public static let systemTeal = dynamic(0x30B0C7, 0x40C8E0, high: (0x008299, 0x5DE6FF))
  public static let systemCyan = dynamic(0x32ADE6, 0x64D2FF, high: (0x0071A4, 0x70D7FF))
  public static let systemMint = dynamic(0x00C7BE, 0x63E6E2, high: (0x0C817B, 0x66D4CF))
  public static let systemBrown = dynamic(0xA2845E, 0xAC8E68, high: (0x7F6545, 0xB59469))
  public static let systemGreen = dynamic(0x34C759, 0x30D158, high: (0x248A3D, 0x30DB5B))
  public static let systemBlue = dynamic(0x007AFF, 0x0A84FF, high: (0x0040DD, 0x409CFF))
  public static let systemIndigo = dynamic(0x5856D6, 0x5E5CE6, high: (0x3634A3, 0x7D7AFF))
  public static let systemGray = dynamic(0x8E8E93, 0x8E8E93, high: (0x6C6C70, 0xAEAEB2))
  public static let systemGray2 = dynamic(0xAEAEB2, 0x636366)
  public static let systemGray3 = dynamic(0xC7C7CC, 0x48484A)
  public static let systemGray4 = dynamic(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = dynamic(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = dynamic(0xF2F2F7, 0x1C1C1E)

  public static let label = dynamic(0x000000, 0xFFFFFF)
  public static let secondaryLabel = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.6)
  public static let tertiaryLabel = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let quaternaryLabel = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.18)
  public static let placeholderText = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let link = dynamic(0x007AFF, 0x0984FF)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The tint color of a view without one of its own.
  public static let tintColor = systemBlue
  public static let opaqueSeparator = dynamic(0xC6C6C8, 0x38383A)
  public static let separator = UIColor { traits in
    traits.userInterfaceStyle == .dark ? hex(0x545458, alpha: 0.6) : hex(0x3C3C43, alpha: 0.29)
  }
  public static let systemBackground = dynamic(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = dynamic(0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = dynamic(0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = dynamic(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = dynamic(0xFFFFFF, 0x1C1C1E)

  public static let tertiarySystemGroupedBackground = dynamic(0xF2F2F7, 0x2C2C2E)
  public static let groupTableViewBackground = systemGroupedBackground
  public static let systemFill = fill(0x787880, light: 0.2, dark: 0.36)
  public static let secondarySystemFill = fill(0x787880, light: 0.16, dark: 0.32)
  public static let tertiarySystemFill = fill(0x767680, light: 0.12, dark: 0.24)
  public static let quaternarySystemFill = fill(0x747480, light: 0.08, dark: 0.18)

  private static func fill(_ value: UInt32, light: CGFloat, dark: CGFloat) -> UIColor {
    let (lightColor, darkColor) = (hex(value, alpha: light), hex(value, alpha: dark))
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private static func dynamic(
    _ light: UInt32, _ dark: UInt32, alpha: CGFloat = 1, high: (light: UInt32, dark: UInt32)? = nil
  ) -> UIColor {
    let normal = (light: hex(light, alpha: alpha), dark: hex(dark, alpha: alpha))
    let high = high.map { (light: hex($0.light, alpha: alpha), dark: hex($0.dark, alpha: alpha)) }
    return UIColor { traits in
      let pair = traits.accessibilityContrast == .high ? high ?? normal : normal
      return traits.userInterfaceStyle == .dark ? pair.dark : pair.light
    }
  }

  private static func hex(_ value: UInt32, alpha: CGFloat) -> UIColor {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}

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
