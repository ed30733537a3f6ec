import HeadlessUIKit

class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let pages: [UIView]
  private(set) var currentPage = 0

  init(colors: [UIColor]) {
    pages = colors.map {
      let view = UIView()
      view.backgroundColor = $0
      return view
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.bounces = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    for page in pages { scrollView.addSubview(page) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    for (index, page) in pages.enumerated() {
      page.frame = view.bounds.offsetBy(dx: CGFloat(index) * view.bounds.width, dy: 0)
    }
    scrollView.contentSize = CGSize(
      width: CGFloat(pages.count) * view.bounds.width, height: view.bounds.height)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
