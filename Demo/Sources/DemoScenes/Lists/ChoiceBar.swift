import Tug

/// A row of buttons, one of which is selected unless they are momentary.
final class ChoiceBar: UIView {
  /// The height in points, excluding the safe area.
  static let height: CGFloat = 52

  private let buttons: [UIButton]
  private let track = UIView()
  private let hairline = UIView()
  private let isMomentary: Bool
  private let onChoose: (Int) -> Void

  init(_ titles: [String], isMomentary: Bool, onChoose: @escaping (Int) -> Void) {
    self.isMomentary = isMomentary
    self.onChoose = onChoose
    buttons = titles.map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
      button.layer.cornerRadius = 8
      button.accessibilityIdentifier = "choice-\(title)"
      return button
    }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    track.backgroundColor = .systemGray6
    track.layer.cornerRadius = 10
    addSubview(hairline)
    addSubview(track)
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      addSubview(button)
    }
    show(0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func setTitle(_ title: String, at index: Int) {
    buttons[index].setTitle(title, for: .normal)
  }

  private func choose(_ index: Int) {
    show(index)
    onChoose(index)
  }

  private func show(_ chosen: Int) {
    guard !isMomentary else { return }
    for (index, button) in buttons.enumerated() {
      button.backgroundColor = index == chosen ? .systemBlue : .clear
      button.setTitleColor(index == chosen ? .white : .label, for: .normal)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    track.frame = CGRect(x: 12, y: 8, width: bounds.width - 24, height: Self.height - 16)
    let room = track.frame.insetBy(dx: 3, dy: 3)
    let width = room.width / CGFloat(buttons.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() {
      button.frame = CGRect(
        x: room.minX + CGFloat(index) * width, y: room.minY, width: width, height: room.height)
    }
  }
}

/// A button with several values, one of which it shows.
struct Dial {
  let values: [String]
  /// The position of the first value to show. The default is 0.
  var start = 0
  let onTurn: (Int) -> Void

  var title: String { values[start] }
}
