import Foundation

#if !canImport(ObjectiveC)
  /// The policy for an associated value. Every policy retains the value: one that doesn't is
  /// unavailable, and a value of Swift is copied when it is passed.
  // swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
  public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_RETAIN
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
    case OBJC_ASSOCIATION_COPY
    case OBJC_ASSOCIATION_COPY_NONATOMIC
  }
#endif

/// Associates a value with an object under a key; `nil` removes the association. The value is
/// released with the object.
///
/// On a Mac, the function of the Objective-C runtime has the same name. For a responder, the compiler
/// prefers this one, which is more specific.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: UIResponder, _ key: UnsafeRawPointer, _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  // The replaced value is released after the assignment: its `deinit` can ask for another value.
  let replaced = object.associatedObjects[key]
  object.associatedObjects[key] = value
  withExtendedLifetime(replaced) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func objc_getAssociatedObject(
  _ object: UIResponder, _ key: UnsafeRawPointer
) -> Any? {
  object.associatedObjects[key]
}
