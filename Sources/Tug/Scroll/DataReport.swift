/// The moments at which a control began its latest run, and was told last that the data have come to their end. The
/// scroll view counts them for all of its controls.
///
/// The last word about the data stays: the end that is reported while a refresh runs, by its action for instance, is
/// the end of the new data.
struct DataReport {
  private var run = RefreshRun.none
  private var began = 0
  private var ended = 0

  mutating func noteRun(_ run: RefreshRun, at moment: Int) {
    if run != self.run { (self.run, began) = (run, moment) }
  }

  mutating func noteEnd(at moment: Int) { ended = moment }

  /// Whether the end was reported after a refresh had begun.
  func isEndNewer(than refresh: DataReport) -> Bool { ended > refresh.began }
}
