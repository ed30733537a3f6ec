import Foundation

/// The source of the row heights, determined when the table loads.
struct HeightRules {
  enum Source {
    case even(CGFloat)
    case delegate, delegateEstimate
  }

  var source = Source.even(44)
  /// Whether the delegate implements `heightForRowAt`.
  var usesDelegateHeights = false
  /// Whether heights are estimates until their rows become visible.
  var isEstimate = false
}

extension UITableView {
  /// The height in points of rows without a height or an estimate, as in UIKit.
  static var defaultRowHeight: CGFloat { 44 }

  /// Whether the delegate implements a method; `call` calls it, once for each delegate.
  func delegateImplements(_ method: UnimplementedMethods, _ call: (any UITableViewDelegate) -> Void)
    -> Bool
  {
    guard let tableDelegate else { return false }
    if !checkedMethods.contains(method) {
      checkedMethods.insert(method)
      call(tableDelegate)
    }
    return !unimplementedMethods.contains(method)
  }

  func updateHeightRules() {
    guard let first = (0..<sections.sectionCount).first(where: { sections.count(of: $0) > 0 })
    else {
      heightRules = HeightRules()
      return
    }
    let path = IndexPath(row: 0, section: first)
    let asksHeight = delegateImplements(.rowHeight) { _ = $0.tableView(self, heightForRowAt: path) }
    let asksEstimate = delegateImplements(.rowEstimate) {
      _ = $0.tableView(self, estimatedHeightForRowAt: path)
    }
    var rules = HeightRules(usesDelegateHeights: asksHeight)
    let estimate = estimatedRowHeight
    if asksEstimate {
      rules.source = .delegateEstimate
      rules.isEstimate = true
    } else if asksHeight, estimate <= 0 {
      rules.source = .delegate
    } else if !asksHeight, rowHeight >= 0, estimate <= 0 {
      rules.source = .even(rowHeight)
    } else {
      rules.source = .even(estimate > 0 ? estimate : Self.defaultRowHeight)
      rules.isEstimate = estimate != 0
    }
    heightRules = rules
  }

  /// The heights of some rows of a section, before their cells exist.
  func heights(of rows: Range<Int>, in section: Int) -> RowPositions {
    guard let delegate = tableDelegate else { return evenHeights(rows.count) }
    switch heightRules.source {
    case .even: return evenHeights(rows.count)
    case .delegate:
      return RowPositions(count: rows.count) { row in
        let path = IndexPath(row: rows.lowerBound + row, section: section)
        return Double(known(delegate.tableView(self, heightForRowAt: path)))
      }
    case .delegateEstimate:
      return RowPositions(count: rows.count) { row in
        let path = IndexPath(row: rows.lowerBound + row, section: section)
        return Double(known(delegate.tableView(self, estimatedHeightForRowAt: path)))
      }
    }
  }

  private func evenHeights(_ count: Int) -> RowPositions {
    guard case .even(let height) = heightRules.source else { return RowPositions() }
    return RowPositions(count: count, height: Double(height))
  }

  private func known(_ height: CGFloat) -> CGFloat {
    guard height == Self.automaticDimension else { return height }
    heightRules.isEstimate = true
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight
  }

  /// The height of a row whose cell is about to become visible; `nil` if its current height isn't
  /// an estimate.
  func shownHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat? {
    guard heightRules.isEstimate else { return nil }
    let asked =
      heightRules.usesDelegateHeights
      ? tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight : rowHeight
    guard asked == Self.automaticDimension else { return asked }
    let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    return roundedUp(cell.sizeThatFits(room).height)
  }

  /// The height rounded up to whole pixels.
  func roundedUp(_ height: CGFloat) -> CGFloat {
    guard height.isFinite else { return Self.defaultRowHeight }
    let scale = host.screen.scale
    return (max(0, height) * scale).rounded(.up) / scale
  }
}

// MARK: - Corrections

extension UITableView {
  /// Updates the heights of self-sizing cells for the new width or text size, and asks the delegate for
  /// its heights again.
  func widthChanged() {
    needsPositioning = true
    let anchor = cells.keys.min()
    if case .delegate = heightRules.source, let tableDelegate {
      for slot in 0..<positions.count {
        guard let path = sections.path(of: slot) else { continue }
        let height = tableDelegate.tableView(self, heightForRowAt: path)
        if height != Self.automaticDimension { correctHeight(height, of: slot, anchor: anchor) }
      }
    }
    for (slot, cell) in cells {
      guard let path = sections.path(of: slot), let height = shownHeight(of: cell, at: path)
      else { continue }
      correctHeight(height, of: slot, anchor: anchor)
    }
    applyHeightCorrections()
  }

  /// Replaces an estimated height. A correction above the anchor also shifts the offset, so that
  /// the visible rows don't move.
  func correctHeight(_ height: CGFloat, of slot: Int, anchor: Int?) {
    let change = Double(height) - positions.height(of: slot)
    guard change != 0, height.isFinite else { return }
    positions.setHeight(Double(height), of: slot)
    needsPositioning = true
    if let anchor, slot < anchor { pendingOffsetShift += CGFloat(change) }
  }

  /// Updates the content's size and offset after height corrections.
  func applyHeightCorrections() {
    let shift = pendingOffsetShift
    pendingOffsetShift = 0
    // This order keeps the offset in range throughout.
    if shift < 0 { shiftOffset(by: shift) }
    updateContentSize()
    if shift > 0 { shiftOffset(by: shift) }
  }

  private func shiftOffset(by shift: CGFloat) {
    if case .dragging(var origin) = activity {
      origin.raw.y += shift
      activity = .dragging(origin)
    }
    contentOffset.y += shift
  }
}
