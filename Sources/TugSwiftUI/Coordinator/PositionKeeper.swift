/// Keeps what is visible of a list in place while SwiftUI adds rows before it. They come after the update that tells of
/// them, in its layout, or in the next turn.
@MainActor
final class PositionKeeper {
  private var value: AnyHashable?
  private var restore: (@MainActor () -> Void)?
  private var sizes: NSKeyValueObservation?

  /// Takes the value of an update, whose rows are still to come.
  ///
  /// - Returns: whether they come before what is visible.
  func update(_ new: AnyHashable?, in list: UIScrollView?) -> Bool {
    defer { value = new }
    guard let list, let former = value, let new, former != new else { return false }
    restore = list.tug.anchorPosition()
    sizes = list.observe(\.contentSize) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.keep() }
    }
    return true
  }

  /// Called whenever the rows may have come.
  func keep() { restore?() }

  /// The rows have come.
  func end() {
    keep()
    (restore, sizes) = (nil, nil)
  }
}
