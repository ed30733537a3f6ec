import HeadlessUIKit

final class FeedCell: UITableViewCell {
  static let reuseIdentifier = "FeedCell"
  let bodyLabel = UILabel()
  private(set) var reuseCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bodyLabel.numberOfLines = 0
    bodyLabel.lineBreakMode = .byWordWrapping
    contentView.addSubview(bodyLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
    bodyLabel.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bodyLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = bodyLabel.sizeThatFits(CGSize(width: size.width - 32, height: .infinity))
    return CGSize(width: size.width, height: text.height + 16)
  }
}

class FeedViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  var posts: [String]

  init(posts: [String]) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(FeedCell.self, forCellReuseIdentifier: FeedCell.reuseIdentifier)
    tableView.tableFooterView = UIView()
    view.addSubview(tableView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }
}

extension FeedViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: FeedCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? FeedCell { cell.bodyLabel.text = posts[indexPath.row] }
    return cell
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    return 60
  }
}
