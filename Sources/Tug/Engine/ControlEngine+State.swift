/// What others read of a control.
extension ControlEngine {
  var state: RefreshState { machine.state }
  var isRunning: Bool { machine.isRunning }
  var held: Double { machine.held }
  var mostRoom: Double { machine.mostRoom }
  var latestRun: RefreshRun { machine.latestRun }
  func openOffset(_ metrics: AxisMetrics) -> Double? { machine.openOffset(metrics) }
  func closedOffset(_ metrics: AxisMetrics) -> Double? { machine.closedOffset(metrics) }
  /// The inset that is held at this moment: a closing control gives it back when the content has left it.
  var heldInset: Double { attachment?.held ?? 0 }
  var configuration: RefreshConfiguration { machine.configuration }

  /// The progress, with the steps of the fast path.
  var displayedProgress: Double { attachment?.skippedProgress(of: self) ?? machine.progress }

  /// Whether the content is at the control's end.
  var isAtEnd: Bool {
    guard let attachment else { return false }
    let metrics = attachment.metrics
    // Offsets are rounded to pixels.
    return metrics.isValid && metrics.pull(at: attachment.end) >= -0.5
  }

  /// The distance of the second stop, in points; `nil` for a control without one.
  var secondStop: Double? { machine.secondStop }
  var secondStopProgress: Double { attachment.map { machine.secondStopProgress($0.metrics) } ?? 0 }
}
