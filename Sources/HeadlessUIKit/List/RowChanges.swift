import Foundation

/// The changes of one batch. Deleted and reloaded rows are named as they were before, inserted ones
/// as they are after it.
struct RowChanges {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []

  /// Where a row is after the batch; nil when it is gone.
  func path(after old: IndexPath) -> IndexPath? {
    guard !deleted.contains(old) else { return nil }
    let isBefore = { (path: IndexPath) in path.section == old.section && path.row < old.row }
    var row = old.row - deleted.filter(isBefore).count
    for path in inserted.sorted() where path.section == old.section && path.row <= row { row += 1 }
    return IndexPath(row: row, section: old.section)
  }

  /// What is wrong with these changes between the two counts, if anything.
  func mistake(from old: SectionRows, to new: SectionRows) -> String? {
    guard old.sectionCount == new.sectionCount else { return "the number of sections changed" }
    for path in deleted.union(reloaded) where old.row(of: path) == nil {
      return "there is no row \(path) to delete or reload"
    }
    for section in 0..<old.sectionCount {
      let isHere = { (path: IndexPath) in path.section == section }
      let (added, gone) = (inserted.filter(isHere).count, deleted.filter(isHere).count)
      let (before, after) = (old.count(of: section), new.count(of: section))
      if before + added - gone != after {
        return "section \(section) had \(before) rows; with \(added) inserted and \(gone) deleted "
          + "it cannot have \(after)"
      }
    }
    for path in inserted where new.row(of: path) == nil {
      return "there is no inserted row \(path)"
    }
    return nil
  }
}
