extension RefreshMachine {
  mutating func followContent(_ metrics: AxisMetrics) -> [RefreshEffect] {
    rules.noteContentChange(metrics)
    // An open header keeps its held inset: the app changed an inset, without scrolling.
    if !rules.loads, isRunning, configuration.end == .before { return [] }
    return updateHold(metrics) + scheduleLook(metrics)
  }

  /// Content that came to rest at its end when the app took the inset away rests beside the open control
  /// again.
  mutating func restOpen(_ metrics: AxisMetrics) -> [RefreshEffect] {
    guard let rules = rules.pull, held > 0, let offset = rules.restoredOffset(metrics, held)
    else { return followContent(metrics) }
    return control.move(RefreshMovement(offset: offset, motion: .none))
  }

  mutating func scheduleLook(_ metrics: AxisMetrics) -> [RefreshEffect] {
    guard case .idle(.ready) = control.phase, rules.scheduleLook(conditions, metrics) else {
      return []
    }
    return [.startTimer(seconds: 0, control.latestRun)]
  }

  mutating func clear(_ idle: IdleState, _ metrics: AxisMetrics) -> [RefreshEffect] {
    let effects = become(.idle(.ready), metrics)
    guard rules.clear(idle, conditions, metrics) else { return effects }
    return effects + [.startTimer(seconds: 0, control.latestRun)]
  }
}
