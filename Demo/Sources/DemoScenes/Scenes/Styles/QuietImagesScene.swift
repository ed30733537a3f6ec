import Tug

/// The image style with hidden titles.
final class QuietImagesViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rise = (0..<20).map {
      Sun.image(turn: 0, height: CGFloat($0) / 19)
    }
    let turn = (0..<12).map {
      Sun.image(turn: CGFloat($0) / 96, height: 1)
    }
    let style = RefreshStyle.images(idle: rise, refreshing: turn)
      .with {
        for state in RefreshState.allCases {
          $0[state].isTitleHidden = true
        }
        $0.showsLastUpdated = false
      }
    tableView.tug.header = .pull(style) { [feed] in
      try await feed.refresh()
    }
  }
}

extension Scene {
  public static let quietImages = Scene(
    id: "images-alone", group: .styles, title: "Images without words",
    summary: "The images alone, in the middle. VoiceOver still speaks the state.",
    screen: { QuietImagesViewController(feed: DemoFeed(.photos, in: $0)) })
}
