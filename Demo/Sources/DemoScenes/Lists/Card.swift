import Tug

/// A colored card with a number.
final class Card: UILabel {
  private static let colors: [UIColor] = [.systemIndigo, .systemOrange, .systemGreen, .systemBlue]

  init(_ number: Int) {
    super.init(frame: .zero)
    text = String(number)
    textAlignment = .center
    font = .systemFont(ofSize: 40, weight: .bold)
    textColor = .white
    backgroundColor = Self.colors[number % Self.colors.count]
    layer.cornerRadius = 16
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
