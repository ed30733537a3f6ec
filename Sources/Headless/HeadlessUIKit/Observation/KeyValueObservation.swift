import Foundation

/// An object whose properties can be observed by key path: a view or a gesture recognizer. The name
/// is Foundation's.
@preconcurrency @MainActor
public protocol _KeyValueCodingAndObserving: AnyObject {
  /// The observers of the property that was last read while `ObservationProbe` was recording.
  func observers(of property: ObservableProperty) -> AnyObject?
}

/// The observable properties; `observe` rejects any other.
public enum ObservableProperty: CaseIterable, Sendable {
  case contentOffset, contentSize, contentInset, alwaysBounceVertical, alwaysBounceHorizontal
  case frame, bounds, isHidden, state
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

/// An observation, which ends when this object is released or invalidated.
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  private var cancel: (@MainActor () -> Void)?

  init(cancel: @escaping @MainActor () -> Void) { self.cancel = cancel }

  public func invalidate() {
    cancel?()
    cancel = nil
  }

  isolated deinit { cancel?() }
}

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` after each assignment to the property, whether or not the value changes,
  /// inside the setter. Observers nest: an observer that assigns is called again before its first
  /// call returns.
  ///
  /// A property that HeadlessUIKit can't observe is a programming error and traps, because a test
  /// with an observer that is never called couldn't fail.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = ObservationProbe.property { _ = self[keyPath: keyPath] }
    guard let property, let list = observers(of: property) as? PropertyObservers<Value> else {
      preconditionFailure(Self.refusal(of: keyPath))
    }
    let id = list.add { [weak self] old, new in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation { [weak list] in list?.remove(id) }
  }
}

extension _KeyValueCodingAndObserving {
  /// The message for a property that can't be observed. A key path of a computed property has no name
  /// here, so the message says whose property it is, and which ones can be observed.
  static func refusal<Value>(of keyPath: KeyPath<Self, Value>) -> String {
    let names = ObservableProperty.allCases.map { "\($0)" }.joined(separator: ", ")
    return "HeadlessUIKit can't observe this \(Value.self) of \(Self.self), \(keyPath). "
      + "It can observe \(names)"
  }

  /// The number of active observations of this object. Not in UIKit.
  public var observationCount: Int {
    ObservableProperty.allCases.reduce(0) {
      $0 + ((observers(of: $1) as? any CountedObservers)?.count ?? 0)
    }
  }
}

@MainActor
private protocol CountedObservers: AnyObject {
  var count: Int { get }
}

/// The observers of one property of an object.
@MainActor
final class PropertyObservers<Value>: CountedObservers {
  fileprivate var count: Int { entries.count }
  private var entries: [(id: Int, call: (Value, Value) -> Void)] = []
  private var nextID = 0

  func add(_ call: @escaping (Value, Value) -> Void) -> Int {
    nextID += 1
    entries.append((nextID, call))
    return nextID
  }

  func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  func notify(old: Value, new: Value) {
    guard !entries.isEmpty else { return }
    // Iterates by number over the current list, so that an observer removed or added by an earlier
    // one isn't called for this change.
    let newest = nextID
    var last = 0
    while let entry = entries.first(where: { $0.id > last && $0.id <= newest }) {
      last = entry.id
      entry.call(old, new)
    }
  }
}

extension Optional {
  /// The observers of a property, created on first access.
  @MainActor
  mutating func makingIfNeeded<Value>() -> PropertyObservers<Value>
  where Wrapped == PropertyObservers<Value> {
    if let self { return self }
    let observers = PropertyObservers<Value>()
    self = observers
    return observers
  }
}

/// A recorder that identifies the property of a key path by reading it once. Two key paths to the
/// same property aren't equal if one starts at a subclass, and Swift has no other way to compare
/// them.
@MainActor
enum ObservationProbe {
  private static var isRecording = false
  private static var recorded: ObservableProperty?

  static func property(_ read: () -> Void) -> ObservableProperty? {
    isRecording = true
    recorded = nil
    read()
    isRecording = false
    return recorded
  }

  /// Called first by the getters of observable properties. The outermost property is recorded,
  /// because `contentOffset` reads `bounds`.
  @inline(__always)
  static func record(_ property: ObservableProperty) {
    if isRecording, recorded == nil { recorded = property }
  }
}
