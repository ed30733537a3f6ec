import Foundation

/// A field for search text. There is no keyboard here: the app or a test sets the text.
open class UISearchBar: UIView {
  open var text: String? {
    didSet {
      label.text = text ?? placeholder
      if text != oldValue { onText?() }
    }
  }
  open var placeholder: String? {
    didSet { if text == nil { label.text = placeholder } }
  }

  var onText: (() -> Void)?
  private let field = UIView()
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    field.backgroundColor = .systemGray5
    field.layer.cornerRadius = 10
    label.font = .systemFont(ofSize: 17)
    label.textColor = .secondaryLabel
    field.addSubview(label)
    addSubview(field)
  }

  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(
      x: 16, y: 1, width: max(0, bounds.width - 32), height: max(0, bounds.height - 16))
    label.frame = field.bounds.insetBy(dx: min(8, field.bounds.width / 2), dy: 0)
  }
}
