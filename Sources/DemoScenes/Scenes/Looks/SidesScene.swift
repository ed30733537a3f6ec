import Tug

extension Scene {
  public static let sides = Scene(
    id: "sides", title: "Leading and trailing",
    summary: "Cards that scroll sideways: pull them right to refresh, go on to the end for more.",
    make: { BarsViewController(SidesViewController(environment: $0), title: "Cards") })
}

/// Cards in a row, with a control at either end.
final class SidesViewController: UIViewController {
  private static let most = 18
  private let scrollView = UIScrollView()
  private let environment: SceneEnvironment
  private var cards: [UIView] = []

  init(environment: SceneEnvironment) {
    self.environment = environment
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.accessibilityIdentifier = "cards"
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .always
    view.addSubview(scrollView)
    addCards(6)
    scrollView.tug.leading = .pull(.normal) { [weak self] in
      try await self?.environment.pause(1.5)
    }
    scrollView.tug.trailing = .pull(.normal) { [weak self] in
      try await self?.loadMore() ?? .noMoreData
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeCards()
  }

  private func loadMore() async throws -> RefreshResult {
    try await environment.pause(1.5)
    addCards(6)
    placeCards()
    return cards.count < Self.most ? .moreData : .noMoreData
  }

  private func addCards(_ count: Int) {
    for index in cards.count..<(cards.count + count) {
      let card = UILabel()
      card.text = String(index + 1)
      card.textAlignment = .center
      card.font = .systemFont(ofSize: 40, weight: .bold)
      card.textColor = .white
      card.backgroundColor = index.isMultiple(of: 2) ? .systemIndigo : .systemOrange
      card.layer.cornerRadius = 16
      card.clipsToBounds = true
      scrollView.addSubview(card)
      cards.append(card)
    }
  }

  /// The first card stands where reading starts.
  private func placeCards() {
    let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = view.bounds.inset(by: view.safeAreaInsets).height
    for (index, card) in cards.enumerated() {
      let place = isMirrored ? cards.count - 1 - index : index
      card.frame = CGRect(
        x: 10 + CGFloat(place) * 160, y: (room - 300) / 2, width: 150, height: 300)
    }
    scrollView.contentSize = CGSize(width: 10 + CGFloat(cards.count) * 160, height: room)
  }
}
