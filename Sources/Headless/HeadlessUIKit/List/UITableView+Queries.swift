import Foundation

extension UITableView {
  func shownView(of end: SectionEnd, _ section: Int) -> UITableViewHeaderFooterView? {
    _ = shownSlots
    guard (0..<sections.sectionCount).contains(section) else { return nil }
    return sectionViews[sections.slot(of: end, section)] as? UITableViewHeaderFooterView
  }

  /// The slots with cells. After a reload or a scroll, the cells of the next layout are created
  /// first.
  var shownSlots: [Int] {
    if !isLoadingCells, layoutState.needsLayout {
      loadIfNeeded()
      updateCells()
    }
    return cells.keys.sorted()
  }
}

// MARK: - Geometry

extension UITableView {
  func rect(of end: SectionEnd, _ section: Int) -> CGRect {
    loadIfNeeded()
    guard (0..<sections.sectionCount).contains(section) else { return .zero }
    return rect(of: sections.slot(of: end, section))
  }
}

// MARK: - Scrolling

extension UITableView {
  /// The height covered by a pinned header.
  func pinnedHeight(in section: Int) -> CGFloat {
    style == .plain ? frame(of: .header, section).height : 0
  }
}
