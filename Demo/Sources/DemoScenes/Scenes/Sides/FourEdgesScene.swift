import Tug

/// One scroll view with a header, a footer, a leading control, and a trailing control.
final class FourEdgesViewController: SceneViewController {
  private static let side = 6
  private static let pitch: CGFloat = 150
  private let feed: DemoFeed

  init(feed: DemoFeed) {
    self.feed = feed
    super.init(environment: feed.environment, scrollView: UIScrollView())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let length = CGFloat(Self.side) * Self.pitch
    scrollView.contentSize = CGSize(width: length, height: length)
    scrollView.isDirectionalLockEnabled = true
    for index in feed.items.indices {
      let tile = Card(index + 1)
      tile.frame = CGRect(
        x: CGFloat(index % Self.side) * Self.pitch, y: CGFloat(index / Self.side) * Self.pitch,
        width: Self.pitch, height: Self.pitch
      ).insetBy(dx: 5, dy: 5)
      scrollView.addSubview(tile)
    }
    let refresh: @MainActor () async throws -> Void = { [feed] in
      try await feed.refresh()
    }
    scrollView.tug.header = .pull(action: refresh)
    scrollView.tug.footer = .pull(action: refresh)
    scrollView.tug.leading = .pull(action: refresh)
    scrollView.tug.trailing = .pull(action: refresh)
  }
}

extension Scene {
  public static let fourEdges = Scene(
    id: "four-edges", group: .sides, title: "All four edges",
    summary: "A map that scrolls in both directions, with a control at each edge.",
    screen: { FourEdgesViewController(feed: DemoFeed(in: $0, pageSize: 36)) })
}
