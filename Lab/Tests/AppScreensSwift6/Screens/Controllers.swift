import HeadlessUIKit

class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let feed = FeedViewController(posts: ["One", "Two"])
    feed.title = "Feed"
    let settings = SettingsViewController(rows: [])
    let controllers = [feed, settings].map { MainNavigationController(rootViewController: $0) }
    controllers[0].tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 0)
    controllers[1].tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    viewControllers = controllers
  }
}

class MainNavigationController: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    navigationBar.prefersLargeTitles = true
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
    super.pushViewController(viewController, animated: animated)
  }
}

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

class SettingsViewController: UITableViewController {
  struct Row {
    let title: String
    let value: String?
    let isChosen: Bool
  }

  private(set) var rows: [Row] = []
  var onSelect: ((Int) -> Void)?

  init(rows: [Row]) {
    self.rows = rows
    super.init(style: .grouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.showsVerticalScrollIndicator = false
    tableView.keyboardDismissMode = .onDrag
    tableView.separatorColor = .opaqueSeparator
  }

  override func numberOfSections(in tableView: UITableView) -> Int { return 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return "General"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "setting")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "setting")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.value
    cell.imageView?.image = UIImage(named: row.title.lowercased())
    cell.accessoryType = row.isChosen ? .checkmark : .disclosureIndicator
    cell.selectionStyle = .gray
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(indexPath.row)
  }
}

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
