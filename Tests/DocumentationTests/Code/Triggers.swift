import Tug

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
}

@MainActor
func reach(_ tableView: UITableView, _ feed: Feed) {
  let footer = Refresher.auto { [feed] in try await feed.loadNext() }
  footer.trigger.auto?.distance = .items(5)
  footer.trigger.auto?.maximumTriggersPerDrag = 3
  footer.trigger.auto?.causes = []
  tableView.tug.footer = footer
  tableView.tug.arbitration = .refreshCancelsLoad
}

@MainActor
func pullOptions(_ tableView: UITableView, _ feed: Feed) {
  let header = Refresher.pull { [feed] in try await feed.refresh() }
  header.trigger.pull?.triggersWhileDragging = true
  header.trigger.pull?.requiresDragFromEdge = true
  header.trigger.pull?.overlaysContent = true
  tableView.tug.header = header
}

@MainActor
func secondStop(_ header: Refresher, openArchive: @escaping @MainActor () -> Void) {
  header.trigger.pull?.secondStop = Refresher.SecondStop(
    distance: 120, title: "Release to open the archive", action: openArchive)
}

@MainActor
func causes(_ footer: Refresher) {
  footer.trigger.auto?.causes = [.finger, .program]  // without momentum
}

@MainActor
func vetoes(_ header: Refresher, _ network: Network) {
  header.shouldBegin = { network.isReachable }
}

@MainActor
func elsewhere(_ header: Refresher, _ sync: Sync) async {
  header.showRefreshing(reveal: .never)
  await sync.finish()
  header.endRefreshing()
}

@MainActor
func reveal(_ header: Refresher) {
  header.beginRefreshing(reveal: .ifAtEdge)
}
