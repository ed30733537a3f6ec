import HeadlessUIKit

/// A message that fades in over the key window, and out again.
extension UIViewController {
  func showToast(_ text: String) {
    guard let window = UIApplication.shared.keyWindow else { return }
    let label = ToastLabel()
    label.text = text
    label.sizeToFit()
    label.center = CGPoint(
      x: window.bounds.midX, y: window.bounds.maxY - window.safeAreaInsets.bottom - 40)
    label.alpha = 0
    window.addSubview(label)
    UIView.animate(withDuration: 0.2) {
      label.alpha = 1
    } completion: { _ in
      UIView.animate(
        withDuration: 0.2, delay: 1, options: [],
        animations: { label.alpha = 0 },
        completion: { _ in label.removeFromSuperview() })
    }
  }
}

final class ToastLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.8)
    textColor = .lightText
    layer.cornerRadius = 10
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = super.sizeThatFits(size)
    return CGSize(width: fitting.width + 24, height: fitting.height + 16)
  }
}
