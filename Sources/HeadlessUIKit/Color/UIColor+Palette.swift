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

  public static let systemRed = dynamic(0xFF3B30, 0xFF453A)
  public static let systemOrange = dynamic(0xFF9500, 0xFF9F0A)
  public static let systemGreen = dynamic(0x34C759, 0x30D158)
  public static let systemBlue = dynamic(0x007AFF, 0x0A84FF)
  public static let systemIndigo = dynamic(0x5856D6, 0x5E5CE6)
  public static let systemGray = dynamic(0x8E8E93, 0x8E8E93)
  public static let systemGray4 = dynamic(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = dynamic(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = dynamic(0xF2F2F7, 0x1C1C1E)

  public static let label = dynamic(0x000000, 0xFFFFFF)
  public static let secondaryLabel = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.6)
  public static let tertiaryLabel = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let separator = UIColor { traits in
    traits.userInterfaceStyle == .dark ? hex(0x545458, alpha: 0.6) : hex(0x3C3C43, alpha: 0.29)
  }
  public static let systemBackground = dynamic(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = dynamic(0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = dynamic(0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = dynamic(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = dynamic(0xFFFFFF, 0x1C1C1E)

  private static func dynamic(_ light: UInt32, _ dark: UInt32, alpha: CGFloat = 1) -> UIColor {
    let (lightColor, darkColor) = (hex(light, alpha: alpha), hex(dark, alpha: alpha))
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private static func hex(_ value: UInt32, alpha: CGFloat) -> UIColor {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
