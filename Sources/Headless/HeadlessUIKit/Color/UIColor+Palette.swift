import Foundation

// The system colors, as listed in Apple's interface guidelines for light and dark mode.
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

  public static let systemRed = dynamic(0xFF3B30, 0xFF453A)
  public static let systemOrange = dynamic(0xFF9500, 0xFF9F0A)
  public static let systemYellow = dynamic(0xFFCC00, 0xFFD60A)
  public static let systemPink = dynamic(0xFF2D55, 0xFF375F)
  public static let systemPurple = dynamic(0xAF52DE, 0xBF5AF2)
  public static let systemTeal = dynamic(0x30B0C7, 0x40C8E0)
  public static let systemCyan = dynamic(0x32ADE6, 0x64D2FF)
  public static let systemMint = dynamic(0x00C7BE, 0x63E6E2)
  public static let systemBrown = dynamic(0xA2845E, 0xAC8E68)
  public static let systemGreen = dynamic(0x34C759, 0x30D158)
  public static let systemBlue = dynamic(0x007AFF, 0x0A84FF)
  public static let systemIndigo = dynamic(0x5856D6, 0x5E5CE6)
  public static let systemGray = dynamic(0x8E8E93, 0x8E8E93)
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

  private static func dynamic(_ light: UInt32, _ dark: UInt32, alpha: CGFloat = 1) -> UIColor {
    let (lightColor, darkColor) = (hex(light, alpha: alpha), hex(dark, alpha: alpha))
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private static func hex(_ value: UInt32, alpha: CGFloat) -> UIColor {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
