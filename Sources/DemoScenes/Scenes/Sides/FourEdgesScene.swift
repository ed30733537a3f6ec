import Tug

extension Scene {
  public static let fourEdges = Scene(
    id: "four-edges", group: .sides, title: "All four edges",
    summary: "A map that scrolls in both directions, with a control at each edge.",
    screen: { FourEdgesViewController(environment: $0) })
}

/// One scroll view with a header, a footer, a leading control, and a trailing control.
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
    let action: @MainActor () async throws -> Void = { [weak self] in
      try await self?.environment.pause(1)
    }
    scrollView.tug.header = .pull(action: action)
    scrollView.tug.footer = .pull(action: action)
    scrollView.tug.leading = .pull(action: action)
    scrollView.tug.trailing = .pull(action: action)
  }
}
