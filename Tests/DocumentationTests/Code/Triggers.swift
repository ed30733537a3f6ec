import Tug
import TugScrolling

@MainActor
func choosingATrigger(_ tableView: UITableView, _ gallery: UICollectionView, _ feed: Feed) {
  tableView.tug.header = .pull { [feed] in try await feed.refresh() }
  tableView.tug.footer = .auto { [feed] in try await feed.loadNext() }
  gallery.tug.leading = .pull(.spinner) { [feed] in try await feed.refresh() }
  gallery.tug.trailing = .auto { [feed] in try await feed.loadNext() }
}

@MainActor
func lengths(_ tableView: UITableView, _ feed: Feed) {
  let options = Refresher.PullOptions(triggerDistance: 80, restingExtent: 54)
  let header = Refresher.pull(options: options) { [feed] in try await feed.refresh() }
  header.visibleExtent = 60
  header.trigger.pull?.triggerDistance = 100
  tableView.tug.header = header
}

@MainActor
func settingOptions(_ tableView: UITableView, _ feed: Feed) {
  let options = Refresher.PullOptions(triggerDistance: 80)
  let header = Refresher.pull(.spinner, options: options) { [feed] in try await feed.refresh() }
  header.resultDuration = 0.6
  header.trigger.pull?.overlaysContent = true
  header.style[.failed].title = "Pull to try again"
  tableView.tug.header = header

  tableView.tug.header?.resultDuration = 1
  tableView.tug.header?.trigger.pull?.triggerDistance = 100
  tableView.tug.footer?.trigger.auto?.distance = .viewports(1)
}

@MainActor
func reach(_ tableView: UITableView, _ feed: Feed) {
  let footer = Refresher.auto { [feed] in try await feed.loadNext() }
  footer.trigger.auto?.distance = .items(5)
  tableView.tug.footer = footer

  tableView.tug.footer?.trigger.auto?.maximumTriggersPerDrag = 3
  tableView.tug.footer?.trigger.auto?.causes = []
  tableView.tug.arbitration = .exclusive
}

@MainActor
func pullOptions(_ tableView: UITableView) {
  tableView.tug.header?.trigger.pull?.triggersWhileDragging = true
  tableView.tug.header?.trigger.pull?.requiresDragFromEdge = true
  tableView.tug.header?.trigger.pull?.overlaysContent = true
}

@MainActor
func secondStop(_ tableView: UITableView, openArchive: @escaping @MainActor () -> Void) {
  tableView.tug.header?.trigger.pull?.secondStop = Refresher.SecondStop(
    distance: 120, title: "Release to open the archive"
  ) { [weak tableView] in
    tableView?.tug.scrolling.onEnd = {
      tableView?.tug.scrolling.onEnd = nil
      openArchive()
    }
  }
}

@MainActor
func atTheEnd(_ tableView: UITableView) {
  tableView.tug.footer?.hidesWhenNoMoreData = true
  tableView.tug.footer?.style[.noMoreData].title = "You have seen everything"
}

@MainActor
func causes(_ tableView: UITableView) {
  tableView.tug.footer?.trigger.auto?.causes = [.finger, .program]  // without momentum
}

@MainActor
func vetoes(_ tableView: UITableView, _ network: Network) {
  tableView.tug.header?.shouldBegin = { network.isReachable }
}

@MainActor
func elsewhere(_ tableView: UITableView, _ sync: Sync) async {
  tableView.tug.header?.showRefreshing(reveal: .never)
  await sync.finish()
  tableView.tug.header?.endRefreshing()
}

@MainActor
func reveal(_ tableView: UITableView) {
  tableView.tug.header?.beginRefreshing(reveal: .ifAtEdge)
}

/// The code of the article "Insets".
@MainActor
func insets(_ tableView: UITableView, keyboardHeight: CGFloat) {
  tableView.tug.contentInset.bottom = keyboardHeight
  tableView.tug.contentInset.top += 20
}
