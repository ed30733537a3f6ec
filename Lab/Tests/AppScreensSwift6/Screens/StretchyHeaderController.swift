import HeadlessUIKit

/// A header that grows with a pull, by observing with a key path.
class StretchyHeaderController: UIViewController {
  let scrollView = UIScrollView()
  let headerView = UIView()
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInset.top = 200
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    headerView.backgroundColor = .systemIndigo
    scrollView.addSubview(headerView)
    view.addSubview(scrollView)
    observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, _ in
      self?.updateHeader()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    updateHeader()
  }

  private func updateHeader() {
    let y = min(scrollView.contentOffset.y, -200)
    headerView.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: -y)
  }
}
