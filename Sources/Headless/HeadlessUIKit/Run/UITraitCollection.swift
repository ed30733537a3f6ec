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

/// The contrast that the user requests.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
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
  public var accessibilityContrast: UIAccessibilityContrast = .normal
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

  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }
}

/// The display of a host.
@preconcurrency @MainActor
public final class UIScreen {
  /// The number of pixels per point. Offsets of scroll views are rounded to pixels.
  public var scale: CGFloat = 2
  public var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)

  public static var main: UIScreen { HeadlessHost.current.screen }
}

/// A trait, by its type.
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// The registration of a handler for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that tells of changes of its traits: a view.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// The handlers of this object. Not in UIKit.
  var traitRegistrations: TraitRegistrations { get }
}

extension UITraitChangeObservable {
  /// Calls `handler` with this object and the former traits after each change of one of `traits`. The
  /// object keeps the handler until it is unregistered.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    traitRegistrations.all.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.all.removeAll { $0 === registration }
  }
}

/// The handlers of one object. Not in UIKit.
@preconcurrency @MainActor
public final class TraitRegistrations {
  var all: [TraitRegistration] = []

  func notify(from previous: UITraitCollection, to current: UITraitCollection) {
    guard !all.isEmpty else { return }
    let changed = current.traits(differingFrom: previous)
    for registration in all where registration.includes(changed) { registration.handler(previous) }
  }
}

@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: Set<ObjectIdentifier>
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }

  func includes(_ changed: Set<ObjectIdentifier>) -> Bool { !traits.isDisjoint(with: changed) }
}

extension UITraitCollection {
  fileprivate func traits(differingFrom other: UITraitCollection) -> Set<ObjectIdentifier> {
    var changed: Set<ObjectIdentifier> = []
    if userInterfaceStyle != other.userInterfaceStyle {
      changed.insert(ObjectIdentifier(UITraitUserInterfaceStyle.self))
    }
    if layoutDirection != other.layoutDirection {
      changed.insert(ObjectIdentifier(UITraitLayoutDirection.self))
    }
    if preferredContentSizeCategory != other.preferredContentSizeCategory {
      changed.insert(ObjectIdentifier(UITraitPreferredContentSizeCategory.self))
    }
    if legibilityWeight != other.legibilityWeight {
      changed.insert(ObjectIdentifier(UITraitLegibilityWeight.self))
    }
    if accessibilityContrast != other.accessibilityContrast {
      changed.insert(ObjectIdentifier(UITraitAccessibilityContrast.self))
    }
    return changed
  }
}

extension UIView: UITraitChangeObservable {
  public var traitRegistrations: TraitRegistrations {
    if let known = loadedTraitRegistrations { return known }
    let registrations = TraitRegistrations()
    loadedTraitRegistrations = registrations
    return registrations
  }
}
