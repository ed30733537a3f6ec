import Foundation
import HeadlessDriver

@testable import Tug

/// The position of each cell on the display, frame by frame.
///
/// A cell that appears in two frames must have moved exactly with the motion under way: neither
/// rows that turn out higher than estimated nor an inserted page may move it.
@MainActor
struct CellRecording {
  let scrollView: UIScrollView
  let cells: () -> [(key: Int, view: UIView)]
  private var last: [Int: CGPoint] = [:]
  /// The cells of all frames.
  private(set) var steps: [CGPoint] = []
  /// Every size at which a cell was displayed.
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
    // Asking for cells causes a layout, which may move the content.
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

  /// Starts counting steps from here.
  mutating func restart() {
    last = [:]
    shoot()
    steps = []
  }
}
