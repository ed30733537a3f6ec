import Foundation

#if !canImport(ObjectiveC)
  /// How an associated value is held. Only the retaining policy of main-actor code exists here.
  // swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
  public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  }

  /// Hangs a value on an object under a key; `nil` takes it off. It is released with the object.
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
#endif
