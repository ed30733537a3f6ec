import Foundation
import HeadlessDriver

@testable import Tug

/// Where each cell stood on the display, frame by frame.
///
/// A cell that is there in two frames must have gone with the motion under way, and with nothing
/// else: neither rows that turn out higher than estimated, nor a page that comes in, may move it.
@MainActor
struct CellFilm {
  let scrollView: UIScrollView
  let cells: () -> [(key: Int, view: UIView)]
  private var last: [Int: CGPoint] = [:]
  /// Of all cells in all frames.
  private(set) var steps: [CGPoint] = []
  /// Every size that a cell was shown with.
  private(set) var sizes: Set<[CGFloat]> = []
  private(set) var areScaled = false

  init(_ scrollView: UIScrollView, cells: @escaping () -> [(key: Int, view: UIView)]) {
    self.scrollView = scrollView
    self.cells = cells
    shoot()
    steps = []
  }

  init(_ table: UITableView) {
    self.init(table) {
      (table.indexPathsForVisibleRows ?? []).compactMap { path in
        table.cellForRow(at: path).map { (path.section * 10000 + path.row, $0) }
      }
    }
  }

  mutating func shoot() {
    // Asking for cells lays out, which may move the content.
    let cells = cells()
    let origin = scrollView.layer.shown.bounds.origin
    var places: [Int: CGPoint] = [:]
    for (key, view) in cells {
      let shown = view.layer.shown
      let place = CGPoint(x: shown.position.x - origin.x, y: shown.position.y - origin.y)
      places[key] = place
      sizes.insert([shown.bounds.width, shown.bounds.height])
      areScaled = areScaled || !shown.transform.isIdentity
      if let before = last[key] {
        steps.append(CGPoint(x: place.x - before.x, y: place.y - before.y))
      }
    }
    last = places
  }

  var longestStep: CGFloat { steps.map { hypot($0.x, $0.y) }.max() ?? 0 }
  mutating func forgetSteps() { steps = [] }

  /// The next steps are those from here.
  mutating func restart() {
    last = [:]
    shoot()
    steps = []
  }
}
