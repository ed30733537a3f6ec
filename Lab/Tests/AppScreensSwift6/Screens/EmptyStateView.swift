import HeadlessUIKit

final class EmptyStateView: UIView {
  private let imageView: UIImageView
  let titleLabel = UILabel()
  let retryButton = UIButton(type: .system)

  init(imageName: String, title: String, onRetry: @escaping () -> Void) {
    imageView = UIImageView(image: UIImage(named: imageName))
    super.init(frame: .zero)
    imageView.tintColor = .tertiaryLabel
    titleLabel.text = title
    titleLabel.textColor = .placeholderText
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    retryButton.setTitle("Retry", for: .normal)
    retryButton.addAction(UIAction { _ in onRetry() }, for: .touchUpInside)
    for view in [imageView, titleLabel, retryButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.center = CGPoint(x: bounds.midX, y: bounds.midY - 60)
    titleLabel.frame = CGRect(x: 0, y: bounds.midY - 12, width: bounds.width, height: 24)
    retryButton.sizeToFit()
    retryButton.center = CGPoint(x: bounds.midX, y: bounds.midY + 40)
  }
}
