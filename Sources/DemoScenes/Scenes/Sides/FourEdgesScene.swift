import Tug

extension Scene {
  public static let fourEdges = Scene(
    id: "four-edges", group: .sides, title: "All four edges",
    summary: "A map that scrolls both ways, with a control at each edge at once.",
    screen: { FourEdgesViewController(environment: $0) })
}

/// Header, footer, leading and trailing on one scroll view.
final class FourEdgesViewController: SceneViewController {
  private static let side = 6
  private static let pitch: CGFloat = 150

  init(environment: SceneEnvironment) {
    super.init(environment: environment, scrollView: UIScrollView())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let length = CGFloat(Self.side) * Self.pitch
    scrollView.contentSize = CGSize(width: length, height: length)
    scrollView.isDirectionalLockEnabled = true
    for index in 0..<Self.side * Self.side {
      let tile = Card(index + 1)
      tile.frame = CGRect(
        x: CGFloat(index % Self.side) * Self.pitch, y: CGFloat(index / Self.side) * Self.pitch,
        width: Self.pitch, height: Self.pitch
      ).insetBy(dx: 5, dy: 5)
      scrollView.addSubview(tile)
    }
    let work: RefreshWork = { [weak self] in try await self?.environment.pause(1) }
    scrollView.tug.header = .normal(action: work)
    scrollView.tug.footer = .normal(action: work)
    scrollView.tug.leading = .normal(action: work)
    scrollView.tug.trailing = .normal(action: work)
  }
}
