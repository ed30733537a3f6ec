/// The place of the scroll view that a modifier means.
enum ScrollViewPlace {
  /// The content is the scroll view, or contains it.
  case between
  /// The content stands inside of the scroll view.
  case enclosing
}

/// Finds the scroll view of a modifier from the markers behind its content and in front of it.
///
/// SwiftUI keeps siblings in their order, so that the views of the content stand between those of its
/// background and its overlay. Which of the two markers comes first makes no difference.
@MainActor
enum ScrollViewFinder {
  static func scrollView(
    _ place: ScrollViewPlace, _ one: UIView, _ other: UIView
  ) -> UIScrollView? {
    let ancestors = ancestors(of: one)
    switch place {
    case .enclosing: return ancestors.lazy.compactMap { $0 as? UIScrollView }.first
    case .between:
      let others = Set(self.ancestors(of: other).map(ObjectIdentifier.init))
      let common = ancestors.first { others.contains(ObjectIdentifier($0)) }
      var passed = 0
      return common.flatMap { scrollView(in: $0, between: one, other, &passed) }
    }
  }

  private static func ancestors(of view: UIView) -> [UIView] {
    Array(sequence(first: view, next: { $0.superview }).dropFirst())
  }

  /// The first scroll view in pre-order between the two markers.
  ///
  /// - Parameter passed: the number of markers that the walk has passed.
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
