import Tug

/// A post: a disc with the author's initial, the name, and the text.
final class PostCell: UITableViewCell {
  private let disc = UIView()
  private let initial = UILabel()
  private let author = UILabel()
  private let detail = UILabel()
  private let body = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    disc.layer.cornerRadius = Measure.disc / 2
    disc.clipsToBounds = true
    initial.font = .systemFont(ofSize: 17, weight: .semibold)
    initial.textColor = .white
    initial.textAlignment = .center
    author.setTextSize(15, weight: .semibold)
    detail.setTextSize(13)
    detail.textColor = .secondaryLabel
    body.setTextSize(Measure.text)
    body.numberOfLines = 0
    disc.addSubview(initial)
    for view in [disc, author, detail, body] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ post: Post) {
    disc.backgroundColor = UIColor(
      hue: CGFloat(post.hue) / 360, saturation: 0.55, brightness: 0.75, alpha: 1)
    initial.text = String(post.author.prefix(1))
    author.text = post.author
    detail.text = post.handle
    body.text = post.text
    accessibilityIdentifier = "post-\(post.id)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = Measure.textLeft
    let width = contentView.bounds.width - left - Measure.margin
    place(disc, CGRect(x: Measure.margin, y: 12, width: Measure.disc, height: Measure.disc))
    initial.frame = disc.bounds
    let nameWidth = min(width, author.sizeThatFits(contentView.bounds.size).width)
    let nameHeight = Measure.nameHeight(traitCollection)
    place(author, CGRect(x: left, y: 11, width: nameWidth, height: nameHeight))
    place(
      detail,
      CGRect(
        x: left + nameWidth + 6, y: 12, width: max(0, width - nameWidth - 6),
        height: nameHeight - 1))
    let top = Measure.textTop(traitCollection)
    place(
      body,
      CGRect(
        x: left, y: top, width: width,
        height: max(0, contentView.bounds.height - top - Measure.bottom)))
  }

  /// Sets a frame that is given from left to right, or its mirror image.
  private func place(_ view: UIView, _ frame: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame =
      isMirrored
      ? CGRect(
        x: contentView.bounds.width - frame.maxX, y: frame.minY, width: frame.width,
        height: frame.height)
      : frame
  }

  /// Has the table ask for the heights again, which follow the text size.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard let previous = previousTraitCollection?.preferredContentSizeCategory, previous != category
    else { return }
    (superview as? UITableView)?.reloadData()
  }

  private static let ruler = PostRuler()

  /// The height of a post's row, which is measured once for each width and text size.
  static func height(of post: Post, in tableView: UITableView) -> CGFloat {
    ruler.height(of: post, in: tableView)
  }

  fileprivate enum Measure {
    static let disc: CGFloat = 40
    static let margin: CGFloat = 16
    static let bottom: CGFloat = 12
    static let textLeft = margin + disc + 12
    static let text: CGFloat = 15

    /// The height of the author's name, which follows the text size.
    @MainActor static func nameHeight(_ traits: UITraitCollection) -> CGFloat {
      UIFontMetrics.default.scaledValue(for: 20, compatibleWith: traits)
    }

    @MainActor static func textTop(_ traits: UITraitCollection) -> CGFloat {
      13 + nameHeight(traits)
    }
  }
}

/// Measures the heights of posts, once for each text, width, and text size.
@MainActor
private final class PostRuler {
  private let label = UILabel()
  private var width: CGFloat = 0
  private var category: UIContentSizeCategory?
  private var heights: [String: CGFloat] = [:]

  init() { label.numberOfLines = 0 }

  func height(of post: Post, in tableView: UITableView) -> CGFloat {
    let traits = tableView.traitCollection
    // A cell's content is beside the notch of a turned phone.
    let width = tableView.bounds.inset(by: tableView.safeAreaInsets).width
    let category = traits.preferredContentSizeCategory
    if width != self.width || category != self.category {
      (self.width, self.category) = (width, category)
      label.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: PostCell.Measure.text), compatibleWith: traits)
      heights = [:]
    }
    if let known = heights[post.text] { return known }
    label.text = post.text
    let textWidth = width - PostCell.Measure.textLeft - PostCell.Measure.margin
    let text = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
    let (bottom, disc) = (PostCell.Measure.bottom, PostCell.Measure.disc)
    let height = max(
      bottom + disc + bottom,
      PostCell.Measure.textTop(traits) + text.height.rounded(.up) + bottom)
    heights[post.text] = height
    return height
  }
}
