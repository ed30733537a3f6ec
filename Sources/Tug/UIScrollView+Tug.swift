extension UIScrollView {
  /// The refresh and load-more controls of this scroll view.
  ///
  /// Made at its first use, which must not be in the `deinit` of a subclass: nothing can refer to an object
  /// weakly then, and the program stops. Controls that the scroll view has need no removal there.
  public var tug: ScrollControls {
    if let controls = objc_getAssociatedObject(self, ScrollControlsKey.pointer) as? ScrollControls {
      return controls
    }
    let controls = ScrollControls(self)
    objc_setAssociatedObject(
      self, ScrollControlsKey.pointer, controls, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return controls
  }
}

@MainActor
private enum ScrollControlsKey {
  private final class KeyObject {}
  /// An object that no one else has: its address is the key of the association.
  private static let keyObject = KeyObject()
  static var pointer: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(keyObject).toOpaque())
  }
}
