import Tug

@testable import DemoScenes

final class BarViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tug.header = .pull(.custom { BarIndicator() }) { [feed] in
      try await feed.refresh()
    }
  }
}

final class BarIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 40

  func show(_ status: RefreshStatus) {
    backgroundColor = status.state == .refreshing ? .systemGreen : .systemGray
  }

  func progressChanged(to progress: CGFloat) {
    transform = CGAffineTransform(scaleX: max(0.01, min(1, progress)), y: 1)
  }
}

extension Scene {
  public static let bar = Scene(
    id: "bar", group: .styles, title: "A bar", summary: "It widens with the pull.",
    screen: { BarViewController(environment: $0) })
}
