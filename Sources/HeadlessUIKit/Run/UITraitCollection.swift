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

/// The weight of text that the user requests.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The kind of device whose look and rules an app has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The settings that views adapt to.
public struct UITraitCollection: Equatable, Sendable {
  /// The default is `.light`.
  public var userInterfaceStyle: UIUserInterfaceStyle = .light
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  /// The preferred text size of the user. The default is `.large`.
  public var preferredContentSizeCategory: UIContentSizeCategory = .large
  public var legibilityWeight: UILegibilityWeight = .regular
  /// The number of pixels per point of a view's display; 0 if unspecified, which is the default.
  public var displayScale: CGFloat = 0
  /// The default is `.phone`. `.mac` is that of an app for Catalyst that is optimized for the Mac.
  public var userInterfaceIdiom: UIUserInterfaceIdiom = .phone

  public init() {}

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  public init(legibilityWeight: UILegibilityWeight) { self.legibilityWeight = legibilityWeight }
}

/// The display of a host.
@preconcurrency @MainActor
public final class UIScreen {
  /// The number of pixels per point. Offsets of scroll views are rounded to pixels.
  public var scale: CGFloat = 2
  public var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)

  public static var main: UIScreen { HeadlessHost.current.screen }
}
