/// Finds the scroll view of a modifier from the markers behind its content and in front of it. SwiftUI keeps
/// siblings in their order: the views of the content stand between those of background and overlay.
@MainActor
enum ScrollViewFinder {
  /// The nearest scroll view around a marker.
  static func scrollView(around marker: UIView) -> UIScrollView? {
    ancestors(of: marker).lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The first scroll view between two markers, below their nearest common ancestor.
  static func scrollView(between one: UIView, and other: UIView) -> UIScrollView? {
    let others = Set(ancestors(of: other).map(ObjectIdentifier.init))
    let common = ancestors(of: one).first { others.contains(ObjectIdentifier($0)) }
    var passed = 0
    return common.flatMap { scrollView(in: $0, between: one, other, &passed) }
  }

  private static func ancestors(of view: UIView) -> [UIView] {
    Array(sequence(first: view, next: { $0.superview }).dropFirst())
  }

  /// Walks in pre-order, and counts in `passed` the markers behind it.
  private static func scrollView(
    in view: UIView, between one: UIView, _ other: UIView, _ passed: inout Int
  ) -> UIScrollView? {
    for subview in view.subviews where passed < 2 {
      if subview === one || subview === other { passed += 1 }
      if passed == 1, let scrollView = subview as? UIScrollView { return scrollView }
      if let found = scrollView(in: subview, between: one, other, &passed) { return found }
    }
    return nil
  }
}
