import Tug

/// Cards that scroll sideways, beginning at the leading side.
class CardsViewController: SceneViewController {
  private static let most = 18
  private static let pitch: CGFloat = 160
  private var cards: [Card] = []

  init(environment: SceneEnvironment, isMirrored: Bool = false) {
    super.init(environment: environment, scrollView: UIScrollView())
    if isMirrored { scrollView.semanticContentAttribute = .forceRightToLeft }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.accessibilityIdentifier = "cards"
    addCards(6)
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

  func refresh() async throws {
    try await environment.pause(1)
    while cards.count > 6 { cards.removeLast().removeFromSuperview() }
    placeCards()
  }

  func loadMore() async throws -> RefreshResult {
    try await environment.pause(1)
    addCards(6)
    // In a right-to-left layout, new cards are inserted at the left, before the visible ones.
    if isMirrored { scrollView.tug.preservePosition { placeCards() } } else { placeCards() }
    return cards.count < Self.most ? .success : .noMoreData
  }

  private var isMirrored: Bool {
    scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func addCards(_ count: Int) {
    for index in cards.count..<(cards.count + count) {
      let card = Card(index + 1)
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
