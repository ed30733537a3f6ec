import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The settings that views adapt to.
public struct UITraitCollection: Equatable, Sendable {
  /// Light unless set.
  public var userInterfaceStyle: UIUserInterfaceStyle = .light
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight

  public init() {}

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// The display of a host.
@MainActor
public final class UIScreen {
  /// Pixels a point. Offsets of scroll views are rounded to it.
  public var scale: CGFloat = 2
  public var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)

  public static var main: UIScreen { HeadlessHost.current.screen }
}
