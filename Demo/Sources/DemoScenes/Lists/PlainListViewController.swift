import Tug

/// Rows of text, for scenes about the controls. A row of two lines has a disc with its initial.
class PlainListViewController: SceneViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = TextSizedTableView(frame: .zero, style: .plain)
  var rows: [String] = []

  init(environment: SceneEnvironment) {
    super.init(environment: environment, scrollView: tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    tableView.textRowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(PlainCell.self, forCellReuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? PlainCell)?.show(text(at: indexPath.row), isAction: isAction(at: indexPath.row))
    cell.accessibilityIdentifier = "row-\(indexPath.row + 1)"
    return cell
  }

  /// The text of a row. By default that of `rows`.
  func text(at index: Int) -> String { rows[index] }

  /// Whether a row is in the color of a button. By default, none is.
  func isAction(at index: Int) -> Bool { false }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A list of the rows of a feed, or the words that there is no mail.
class CountingListViewController: PlainListViewController {
  let feed: DemoFeed
  private let emptyLabel = UILabel()

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(environment: feed.environment)
  }

  /// Creates a list of mail.
  override convenience init(environment: SceneEnvironment) {
    self.init(feed: DemoFeed(in: environment))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = feed.title ?? title
    emptyLabel.text = DemoWords.current.noMail
    emptyLabel.setTextSize(17)
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    tableView.backgroundView = emptyLabel
    feed.onChange = { [weak self] in self?.showFeed() }
    showFeed()
  }

  private func showFeed() {
    rows = feed.items
    tableView.reloadData()
    emptyLabel.isHidden = !rows.isEmpty
  }
}

/// A list with a header and a footer, for scenes about its surroundings.
class HeaderAndFooterViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull { [feed] in try await feed.refresh() }
    tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
  }
}

/// A table whose rows follow the text size that the user prefers.
final class TextSizedTableView: UITableView {
  /// The height of all rows at the default text size, or `nil` if the delegate knows their heights.
  var textRowHeight: CGFloat? { didSet { fitRows() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard previousTraitCollection?.preferredContentSizeCategory != category else { return }
    fitRows()
    reloadData()
  }

  private func fitRows() {
    guard let textRowHeight else { return }
    rowHeight = UIFontMetrics.default.scaledValue(
      for: textRowHeight, compatibleWith: traitCollection)
  }
}

extension UILabel {
  /// Sets the system font, in a size that follows the one that the user prefers.
  func setTextSize(_ size: CGFloat, weight: UIFont.Weight = .regular) {
    font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size, weight: weight), compatibleWith: traitCollection)
    adjustsFontForContentSizeCategory = true
  }
}

/// A row with a title, and perhaps a line below it.
final class PlainCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()
  private let disc = UIView()
  private let initial = UILabel()
  private static let colors: [UIColor] = [
    .systemIndigo, .systemOrange, .systemGreen, .systemBlue,
  ]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.setTextSize(12)
    detail.textColor = .secondaryLabel
    initial.font = .systemFont(ofSize: 13, weight: .semibold)
    initial.textColor = .white
    initial.textAlignment = .center
    disc.layer.cornerRadius = 14
    disc.addSubview(initial)
    for view in [disc, title, detail] { contentView.addSubview(view) }
  }

  func show(_ text: String, isAction: Bool = false) {
    let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
    title.text = lines.first
    title.textColor = isAction ? .systemBlue : .label
    detail.text = lines.count > 1 ? lines[1] : nil
    let isPlain = lines.count < 2
    title.setTextSize(isPlain ? 17 : 15, weight: isPlain ? .regular : .semibold)
    for view in [detail, disc] as [UIView] { view.isHidden = isPlain }
    initial.text = title.text.map { String($0.prefix(1)) }
    disc.backgroundColor = Self.color(for: title.text ?? "")
    setNeedsLayout()
  }

  /// The same color for the same name.
  static func color(for name: some StringProtocol) -> UIColor {
    let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return colors[sum % colors.count]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: points(44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    guard !detail.isHidden else {
      title.frame = room
      return
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    disc.frame = CGRect(
      x: isMirrored ? room.maxX - 28 : room.minX, y: room.midY - 14, width: 28, height: 28)
    initial.frame = disc.bounds
    let left = isMirrored ? room.minX : room.minX + 40
    let width = max(0, room.width - 40)
    let (titleHeight, detailHeight) = (points(18), points(15))
    title.frame = CGRect(x: left, y: room.midY + 1 - titleHeight, width: width, height: titleHeight)
    detail.frame = CGRect(x: left, y: room.midY + 2, width: width, height: detailHeight)
  }

  /// A length at the default text size, scaled like the text.
  private func points(_ length: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
  }
}
