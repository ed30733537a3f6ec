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
