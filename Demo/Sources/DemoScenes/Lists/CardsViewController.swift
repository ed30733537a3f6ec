import Tug

/// Cards that scroll sideways, beginning at the leading side: one for each row of a feed.
class CardsViewController: SceneViewController {
  private static let pitch: CGFloat = 160
  let feed: DemoFeed
  private var cards: [Card] = []

  init(environment: SceneEnvironment) {
    feed = DemoFeed(in: environment, pageSize: 6, maximum: 18)
    super.init(environment: environment, scrollView: UIScrollView())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.accessibilityIdentifier = "cards"
    showCards()
    feed.onChange = { [weak self] in self?.feedChanged() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isFirst = scrollView.contentSize.width == 0
    placeCards()
    // A right-to-left layout begins at the right.
    if isFirst, isMirrored {
      scrollView.contentOffset.x = scrollView.contentSize.width - scrollView.bounds.width
    }
  }

  private func feedChanged() {
    let isLonger = feed.items.count > cards.count
    showCards()
    // In a right-to-left layout, new cards are inserted at the left, before the visible ones.
    if isLonger, isMirrored {
      scrollView.tug.preservePosition { placeCards() }
    } else {
      placeCards()
    }
  }

  private var isMirrored: Bool {
    scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func showCards() {
    while cards.count > feed.items.count { cards.removeLast().removeFromSuperview() }
    while cards.count < feed.items.count {
      let card = Card(cards.count + 1)
      scrollView.addSubview(card)
      cards.append(card)
    }
  }

  private func placeCards() {
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height
    let height = min(300, room - 40)
    for (index, card) in cards.enumerated() {
      let place = isMirrored ? cards.count - 1 - index : index
      card.frame = CGRect(
        x: 10 + CGFloat(place) * Self.pitch, y: (room - height) / 2, width: Self.pitch - 10,
        height: height)
    }
    scrollView.contentSize = CGSize(width: 10 + CGFloat(cards.count) * Self.pitch, height: room)
  }
}

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
