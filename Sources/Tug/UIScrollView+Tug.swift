extension UIScrollView {
  /// The refresh and load-more controls of this scroll view.
  ///
  /// Created on first use. Don't use it for the first time in the `deinit` of a subclass: an object
  /// that is being deallocated can't be referenced weakly, and the program stops. You don't need to
  /// remove controls in `deinit`.
  @preconcurrency @MainActor
  public var tug: ScrollControls {
    if let controls = objc_getAssociatedObject(self, ScrollControlsKey.pointer) as? ScrollControls {
      return controls
    }
    precondition(MainThread.isCurrent, "Use `tug` on the main thread, as the scroll view itself")
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
