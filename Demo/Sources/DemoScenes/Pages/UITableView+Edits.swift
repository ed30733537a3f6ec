import Paging
import Tug

extension UITableView {
  /// Carries out the edits of a snapshot in the rows of a table with one section.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - replacingRows: Makes the data source return the items of the snapshot.
  func perform(_ edits: ListEdits, replacingRows: () -> Void) {
    func paths(_ ranges: [Range<Int>]) -> [IndexPath] {
      ranges.joined().map { IndexPath(row: $0, section: 0) }
    }
    beginUpdates()
    replacingRows()
    deleteRows(at: paths(edits.removed), with: .none)
    insertRows(at: paths(edits.inserted), with: .none)
    for move in edits.moved {
      moveRow(at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
    }
    endUpdates()
    // Their positions are those after the batch.
    if !edits.updated.isEmpty { reloadRows(at: paths(edits.updated), with: .none) }
  }
}
