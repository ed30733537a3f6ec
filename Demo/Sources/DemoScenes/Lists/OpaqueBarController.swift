import Tug

/// A navigation controller whose bar is opaque, with the status bar above it: a header moves out from behind both.
final class OpaqueBarController: UINavigationController {
  private let backdrop = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [navigationBar, backdrop] { each.backgroundColor = .systemBackground }
    view.insertSubview(backdrop, belowSubview: navigationBar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: navigationBar.frame.minY)
  }
}
