import Foundation

extension UITableView {
  /// Requests the rows of the next screenful in the direction of the last scroll. UIKit's distance
  /// isn't published.
  func updatePrefetching() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil else {
      prefetched = 0..<0
      prefetchOffset = bounds.minY
      return
    }
    let visible = visibleSlots
    if bounds.minY != prefetchOffset { isPrefetchingUp = bounds.minY < prefetchOffset }
    prefetchOffset = bounds.minY
    let wanted = wantedSlots(beyond: visible)
    let old = prefetched
    guard wanted != old else { return }
    prefetched = wanted
    let added = wanted.filter { !old.contains($0) }.compactMap(sections.path(of:))
    let dropped = old.filter { !wanted.contains($0) && !visible.contains($0) }
      .compactMap(sections.path(of:))
    host.run {
      if !dropped.isEmpty {
        prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped)
      }
      if !added.isEmpty {
        let nearestFirst = isPrefetchingUp ? added.reversed() : added
        prefetchDataSource.tableView(self, prefetchRowsAt: nearestFirst)
      }
    }
  }

  private func wantedSlots(beyond visible: Range<Int>) -> Range<Int> {
    let top = Double(bounds.minY - headerHeight)
    let length = Double(bounds.height)
    if isPrefetchingUp {
      let rows = positions.rows(from: top - length, to: top)
      return rows.lowerBound..<max(rows.lowerBound, min(rows.upperBound, visible.lowerBound))
    }
    let rows = positions.rows(from: top + length, to: top + 2 * length)
    return min(rows.upperBound, max(rows.lowerBound, visible.upperBound))..<rows.upperBound
  }
}
