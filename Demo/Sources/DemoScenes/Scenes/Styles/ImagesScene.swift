import Tug

/// The image style in a header and a footer, with images that are drawn in code.
final class ImagesViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rise = (0..<20).map {
      Sun.image(turn: 0, height: CGFloat($0) / 19)
    }
    let turn = (0..<12).map {
      Sun.image(turn: CGFloat($0) / 96, height: 1)
    }
    tableView.tug.header = .pull(
      .images(idle: rise, refreshing: turn)
    ) { [feed] in
      try await feed.refresh()
    }
    let turning = RefreshStyle.images(idle: [], refreshing: turn)
      .with {
        $0[.refreshing].imageDuration = 0.6
      }
    tableView.tug.footer = .auto(turning) { [feed] in
      try await feed.loadNext()
    }
  }
}

extension Scene {
  public static let images = Scene(
    id: "images", group: .styles, title: "Image sequence",
    summary: "A sun rises with the pull, and turns during a refresh and while a page loads.",
    screen: { ImagesViewController(environment: $0) })
}
