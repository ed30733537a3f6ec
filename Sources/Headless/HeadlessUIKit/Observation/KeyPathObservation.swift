import Foundation

// Observing with strings, as in Objective-C: a responder receives the changes of another object's property
// in `observeValue(forKeyPath:of:change:context:)`.

public struct NSKeyValueChangeKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

extension ObservableProperty {
  /// The property with a name in Objective-C, such as "contentOffset" or "hidden".
  init?(keyPath: String) {
    switch keyPath {
    case "contentOffset": self = .contentOffset
    case "contentSize": self = .contentSize
    case "contentInset": self = .contentInset
    case "alwaysBounceVertical": self = .alwaysBounceVertical
    case "alwaysBounceHorizontal": self = .alwaysBounceHorizontal
    case "frame": self = .frame
    case "bounds": self = .bounds
    case "hidden", "isHidden": self = .isHidden
    case "state": self = .state
    default: return nil
    }
  }
}

/// A registration of an observer by a string.
struct KeyPathRegistration {
  weak var observed: (any _KeyValueCodingAndObserving)?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let end: @MainActor () -> Void
}

extension _KeyValueCodingAndObserving {
  /// Registers a view or a controller for the changes of a property. Other classes can't observe with
  /// strings here: they use `observe(_:options:changeHandler:)`.
  ///
  /// As in UIKit, the observer isn't retained. A property that HeadlessUIKit can't observe traps.
  public func addObserver(
    _ observer: UIResponder, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    guard let property = ObservableProperty(keyPath: keyPath), let list = observers(of: property)
    else { preconditionFailure("HeadlessUIKit can't observe \(keyPath) of \(Self.self)") }
    let end =
      register(CGPoint.self, list, observer, keyPath, options, context)
      ?? register(CGSize.self, list, observer, keyPath, options, context)
      ?? register(CGRect.self, list, observer, keyPath, options, context)
      ?? register(UIEdgeInsets.self, list, observer, keyPath, options, context)
      ?? register(Bool.self, list, observer, keyPath, options, context)
      ?? register(UIGestureRecognizer.State.self, list, observer, keyPath, options, context)
    guard let end else {
      preconditionFailure("HeadlessUIKit can't observe \(keyPath) of \(Self.self)")
    }
    observer.keyPathRegistrations.append(
      KeyPathRegistration(observed: self, keyPath: keyPath, context: context, end: end))
    if options.contains(.initial) {
      observer.observeValue(
        forKeyPath: keyPath, of: self, change: [.kindKey: 1], context: context)
    }
  }

  /// Ends a registration; that of another context stays. A registration that doesn't exist, for which UIKit
  /// raises an exception, is reported.
  public func removeObserver(
    _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { endObservation(by: observer, of: keyPath) { $0 == context } }

  /// Ends the last registration for the property.
  public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    endObservation(by: observer, of: keyPath) { _ in true }
  }

  private func endObservation(
    by observer: UIResponder, of keyPath: String,
    where matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let index = observer.keyPathRegistrations.lastIndex {
      $0.observed === self && $0.keyPath == keyPath && matches($0.context)
    }
    guard let index else {
      return HeadlessHost.current.onMistake(
        "\(type(of: observer)) isn't an observer of \(keyPath) of \(type(of: self))")
    }
    observer.keyPathRegistrations.remove(at: index).end()
  }

  private func register<Value>(
    _ type: Value.Type, _ list: AnyObject, _ observer: UIResponder, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) -> (@MainActor () -> Void)? {
    guard let list = list as? PropertyObservers<Value> else { return nil }
    let id = list.add { [weak self, weak observer] old, new in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    return { [weak list] in list?.remove(id) }
  }
}
