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

/// A view of no size beside the content of a modifier, from which the coordinator looks for the list.
///
/// It keeps its coordinator, which refers to it weakly.
final class MarkerView: UIView {
  let coordinator: ControlCoordinator

  init(_ coordinator: ControlCoordinator) {
    self.coordinator = coordinator
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { coordinator.markerCameToWindow() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    coordinator.look()
  }
}

/// The list that the bars of a screen follow.
///
/// UIKit looks for it at the back of a controller's views, where a modifier has put a marker: a large title above a
/// list of UIKit's would not collapse. SwiftUI's own lists are left to SwiftUI.
@MainActor
struct BarScrollView {
  private weak var controller: UIViewController?
  private weak var scrollView: UIScrollView?

  /// Lets the bars follow a list that reaches below them, unless they follow one already.
  mutating func follow(_ list: UIScrollView) {
    guard scrollView == nil, !String(reflecting: type(of: list)).hasPrefix("SwiftUI"),
      let screen = Self.screen(of: list), let view = screen.viewIfLoaded,
      screen.contentScrollView(for: .top) == nil
    else { return }
    let frame = list.convert(list.bounds, to: view)
    guard frame.width > 0, abs(frame.width - view.bounds.width) < 1, frame.minY < 1 else { return }
    screen.setContentScrollView(list, for: .top)
    (controller, scrollView) = (screen, list)
  }

  /// Leaves the choice to UIKit again.
  mutating func forget() {
    if let controller, controller.contentScrollView(for: .top) === scrollView {
      controller.setContentScrollView(nil, for: .top)
    }
    (controller, scrollView) = (nil, nil)
  }

  /// The outermost controller around a view that no controller with bars contains.
  private static func screen(of view: UIView) -> UIViewController? {
    let responders = sequence(first: view as UIResponder, next: { $0.next })
    var controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    while let parent = controller?.parent,
      !(parent is UINavigationController), !(parent is UITabBarController)
    { controller = parent }
    return controller
  }
}
