import Tug
import TugScrolling

/// A header with a second stop, which has an action of its own.
final class SecondStopViewController: CountingListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = Refresher.pull(.classic) { [feed] in
      try await feed.refresh()
    }
    header.trigger.pull?.secondStop = Refresher.SecondStop(
      distance: 110, title: "Release to open the archive"
    ) { [weak self] in self?.openArchiveAtRest() }
    tableView.tug.header = header
  }

  /// Waits for the end of the bounce. A list that leaves its window in motion stays where it is.
  private func openArchiveAtRest() {
    tableView.tug.scrolling.onEnd = { [weak self] in
      self?.tableView.tug.scrolling.onEnd = nil
      self?.openArchive()
    }
  }

  private func openArchive() {
    let archive = UITableViewController(style: .plain)
    archive.title = "Archive"
    navigationController?.pushViewController(archive, animated: true)
  }
}

extension Scene {
  public static let secondStop = Scene(
    id: "second-stop", group: .headers, title: "A pull with two actions",
    summary:
      "Pull and release to refresh. Pull further, until the title changes, to open the archive.",
    screen: { SecondStopViewController(environment: $0) })
}
