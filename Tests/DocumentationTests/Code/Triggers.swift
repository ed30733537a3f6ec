import Tug

@MainActor
func choosingATrigger(_ tableView: UITableView, _ gallery: UICollectionView, _ feed: Feed) {
  tableView.tug.header = .pull { try await feed.refresh() }
  tableView.tug.footer = .auto { try await feed.loadNextPage() ? .success : .noMoreData }
  gallery.tug.leading = .pull(.spinner) { try await feed.refresh() }
  gallery.tug.trailing = .auto { try await feed.loadNextPage() ? .success : .noMoreData }
}

@MainActor
func lengths(_ tableView: UITableView, _ feed: Feed) {
  let header = Refresher.pull(.normal, distance: 80, restingExtent: 54, visibleExtent: 60) {
    try await feed.refresh()
  }
  header.trigger.pull?.triggerDistance = 100
  tableView.tug.header = header
}

@MainActor
func reach(_ tableView: UITableView, _ feed: Feed) {
  let footer = Refresher.auto { try await feed.loadNextPage() ? .success : .noMoreData }
  footer.trigger.auto?.distance = .items(5)
  footer.firesPerDrag = 3
  footer.trigger.auto?.causes = []
  footer.trigger.auto?.causes.remove(.program)
  tableView.tug.footer = footer
  tableView.tug.arbitration = .refreshCancelsLoad
}
