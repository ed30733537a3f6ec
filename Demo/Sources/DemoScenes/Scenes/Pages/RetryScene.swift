import Paging
import Tug

/// Failures, retries by themselves, and retries by hand.
final class RetryViewController: PagedListViewController {
  init(environment: SceneEnvironment) {
    var options = PagingOptions()
    options.retry.limit = 1
    super.init(environment: environment, options: options)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    server.failures = .everySecond
    tableView.tug.header = .pull { [feed] in
      try await feed.refresh()
    }
    tableView.tug.footer = .auto { [feed] in
      try await feed.loadNext()
    }
    offerActions("The network is back") { [feed] _ in
      feed.retry()
    }
    offerDials()
  }
}

extension Scene {
  public static let retry = Scene(
    id: "page-retry", group: .pages, title: "A page that fails",
    summary:
      "Every second request fails. The feed tries once more after a second, or at once when the network is "
      + "back, and keeps its items and its cursor.",
    screen: { RetryViewController(environment: $0) })
}
