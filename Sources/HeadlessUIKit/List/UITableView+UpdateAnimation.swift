import Foundation

/// The cells and section views that are removed by an animated update.
private struct RemovedViews {
  /// Removed cells, each with its target frame; `nil` if the cell fades out in place.
  var cells: [(cell: UITableViewCell, path: IndexPath, target: CGRect?)] = []
  var views: [(view: UIView, end: SectionEnd, section: Int)] = []
}

extension UITableView {
  /// The duration in seconds. Recorded: completions come after 0.375 to 0.4.
  static var updateDuration: TimeInterval { 0.38 }

  /// Moves cells, headers, the selection, and the content's size to the new positions of the rows.
  func applyLayout(_ update: TableUpdate, _ batch: RowBatch) {
    let isAnimated = update.changes.isAnimated && window != nil && UIView.areAnimationsEnabled
    var removedViews = RemovedViews()
    remapCells(update, &removedViews)
    remapViews(update, &removedViews)
    selectedPaths = selectedPaths.compactMap(update.mapping.path(after:))
    needsPositioning = true
    // The new content size can change the offset, and its observers can request cells; the existing
    // cells get their new slots first.
    isLoadingCells = true
    updateContentSize()
    isLoadingCells = false
    setNeedsLayout()
    if isAnimated {
      animate(update, removedViews, batch)
    } else {
      endDisplaying(removedViews)
      finish(batch)
    }
  }

  private func remapCells(_ update: TableUpdate, _ removedViews: inout RemovedViews) {
    let old = cells
    cells = [:]
    for (slot, cell) in old.sorted(by: { $0.key < $1.key }) {
      guard let path = update.oldSections.path(of: slot) else { continue }
      let isReloaded =
        update.changes.reloaded[path] != nil
        || update.changes.reloadedSections[path.section] != nil
      if !isReloaded, let new = update.mapping.path(after: path),
        let newSlot = sections.slot(of: new)
      {
        cells[newSlot] = cell
      } else {
        let animation =
          update.changes.deleted[path] ?? update.changes.deletedSections[path.section] ?? .fade
        removedViews.cells.append((cell, path, shifted(cell.frame, by: animation)))
      }
    }
  }

  private func remapViews(_ update: TableUpdate, _ removedViews: inout RemovedViews) {
    let old = sectionViews
    sectionViews = [:]
    emptyEnds = []
    for (slot, view) in old {
      let section = update.oldSections.section(of: slot)
      let isHeader = update.oldSections.slot(of: .header, section) == slot
      let end = isHeader ? SectionEnd.header : .footer
      if update.changes.reloadedSections[section] == nil,
        let new = update.mapping.section(after: section)
      {
        sectionViews[sections.slot(of: end, new)] = view
      } else {
        removedViews.views.append((view, end, section))
      }
    }
  }

  private func endDisplaying(_ removedViews: RemovedViews) {
    for (cell, path, _) in removedViews.cells {
      cell.alpha = 1
      endDisplaying(cell, from: path)
    }
    for (view, end, section) in removedViews.views {
      view.alpha = 1
      endDisplaying(view, end, section)
    }
  }

  /// The start or target frame of a sliding row; `nil` for a row that fades.
  private func shifted(_ frame: CGRect, by animation: RowAnimation) -> CGRect? {
    switch animation {
    case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
    case .right: frame.offsetBy(dx: bounds.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: nil
    }
  }
}

// MARK: - Animation

extension UITableView {
  private func animate(_ update: TableUpdate, _ removedViews: RemovedViews, _ batch: RowBatch) {
    var removedViews = removedViews
    isLoadingCells = true
    UIView.performWithoutAnimation {
      loadInsertedCells(update)
      removeHiddenCells(&removedViews)
    }
    isLoadingCells = false
    host.run {
      UIView.animate(withDuration: Self.updateDuration) { [self] in
        for (cell, _, target) in removedViews.cells {
          if let target { cell.frame = target } else { cell.alpha = 0 }
        }
        for entry in removedViews.views { entry.view.alpha = 0 }
        for cell in cells.values { cell.alpha = 1 }
        placeAll()
        for cell in cells.values { cell.layoutIfNeeded() }
        updateCells()
      } completion: { [self] finished in
        endDisplaying(removedViews)
        for completion in batch.completions { completion(finished) }
      }
    }
  }

  /// Creates the missing cells of visible rows at the start positions of their animations.
  private func loadInsertedCells(_ update: TableUpdate) {
    let before = RowMapping(before: update.changes)
    for slot in visibleSlots where cells[slot] == nil {
      guard load(slot, anchor: nil), let cell = cells[slot], let path = sections.path(of: slot)
      else { continue }
      let origin = before.path(after: path)
      if let origin, let oldSlot = update.oldSections.slot(of: origin),
        !isReloaded(origin, update.changes)
      {
        cell.frame = rect(of: oldSlot, in: update.oldPositions)
      } else {
        let animation =
          update.changes.inserted[path] ?? update.changes.insertedSections[path.section] ?? .fade
        if let start = shifted(cell.frame, by: animation) {
          cell.frame = start
        } else if animation != .none {
          cell.alpha = 0
        }
      }
      cell.layoutIfNeeded()
    }
    applyHeightCorrections()
  }

  private func isReloaded(_ path: IndexPath, _ changes: RowChanges) -> Bool {
    changes.reloaded[path] != nil || changes.reloadedSections[path.section] != nil
  }

  /// Cells that the update pushes out of the visible area are animated to their targets, then
  /// removed.
  private func removeHiddenCells(_ removedViews: inout RemovedViews) {
    let visible = visibleSlots
    for (slot, cell) in cells where !visible.contains(slot) {
      cells[slot] = nil
      if let path = sections.path(of: slot) {
        removedViews.cells.append((cell, path, rect(of: slot)))
      }
    }
  }
}
