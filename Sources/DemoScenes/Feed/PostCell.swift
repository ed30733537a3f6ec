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
    author.font = .systemFont(ofSize: 15, weight: .semibold)
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    body.font = Measure.font
    body.numberOfLines = 0
    disc.addSubview(initial)
    for view in [disc, author, detail, body] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ post: Post) {
    disc.backgroundColor = UIColor(
      hue: CGFloat(post.hue), saturation: 0.55, brightness: 0.75, alpha: 1)
    initial.text = String(post.author.prefix(1))
    author.text = post.author
    detail.text = post.handle
    body.text = post.text
    accessibilityIdentifier = "post-\(post.id)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = Measure.margin + Measure.disc + 12
    let width = contentView.bounds.width - left - Measure.margin
    disc.frame = CGRect(x: Measure.margin, y: 12, width: Measure.disc, height: Measure.disc)
    initial.frame = disc.bounds
    let nameWidth = min(width, author.sizeThatFits(contentView.bounds.size).width)
    author.frame = CGRect(x: left, y: 11, width: nameWidth, height: 20)
    detail.frame = CGRect(
      x: left + nameWidth + 6, y: 12, width: max(0, width - nameWidth - 6), height: 19)
    body.frame = CGRect(
      x: left, y: 33, width: width, height: max(0, contentView.bounds.height - 33 - 12))
  }

  private enum Measure {
    static let disc: CGFloat = 40
    static let margin: CGFloat = 16
    @MainActor static let font = UIFont.systemFont(ofSize: 15)
  }

  private static let ruler: UILabel = {
    let label = UILabel()
    label.font = Measure.font
    label.numberOfLines = 0
    return label
  }()

  /// The height that a post needs in a table of this width.
  static func height(for post: Post, width: CGFloat) -> CGFloat {
    ruler.text = post.text
    let textWidth = width - 2 * Measure.margin - Measure.disc - 12
    let text = ruler.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
    return max(12 + Measure.disc + 12, 33 + text.height.rounded(.up) + 12)
  }
}
