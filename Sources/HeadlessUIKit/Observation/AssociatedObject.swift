import Foundation

#if !canImport(ObjectiveC)
  /// The policy for an associated value. Only the retaining policy of main-actor code is available.
  // swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
  public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  }
#endif

/// Associates a value with an object under a key; `nil` removes the association. The value is
/// released with the object.
///
/// On a Mac, the function of the Objective-C runtime has the same name. For a responder, the compiler
/// prefers this one, which is more specific.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func objc_setAssociatedObject(
  _ object: UIResponder, _ key: UnsafeRawPointer, _ value: AnyObject?,
  _ policy: objc_AssociationPolicy
) {
  object.associatedObjects[key] = value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func objc_getAssociatedObject(
  _ object: UIResponder, _ key: UnsafeRawPointer
) -> Any? {
  object.associatedObjects[key]
}
