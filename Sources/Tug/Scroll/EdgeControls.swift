/// One control for each edge. No list of them: every step of a scroll goes through all.
struct EdgeControls: Sendable {
  private var top: Refresher?
  private var leading: Refresher?
  private var bottom: Refresher?
  private var trailing: Refresher?

  subscript(edge: Refresher.Edge) -> Refresher? {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  var isEmpty: Bool { top == nil && leading == nil && bottom == nil && trailing == nil }

  var all: [Refresher] { [top, leading, bottom, trailing].compactMap(\.self) }

  /// Always in the same order.
  func each(_ body: (Refresher) -> Void) {
    for place in 0..<4 {
      if let control = control(place) { body(control) }
    }
  }

  private func control(_ place: Int) -> Refresher? {
    switch place {
    case 0: top
    case 1: leading
    case 2: bottom
    default: trailing
    }
  }
}

extension EdgeControls {
  /// Whether a control can be pulled before the content, and after it.
  @MainActor
  func pulledEnds(along axis: Axis) -> (before: Bool, after: Bool) {
    var (before, after) = (false, false)
    each { control in
      guard control.canBePulled, control.edge?.axis == axis else { return }
      if control.engine.attachment?.end == .before { before = true } else { after = true }
    }
    return (before, after)
  }
}

// MARK: - The data

@MainActor
extension EdgeControls {
  /// The controls that load, and that a refresh resets.
  func eachReset(_ body: (Refresher) -> Void) {
    each { if $0.role == .load, $0.isResetByRefresh { body($0) } }
  }

  func reset(after refresh: Refresher) {
    guard refresh.role == .refresh else { return }
    let report = refresh.report
    eachReset { if !$0.report.isEndNewer(than: report) { $0.resetNoMoreData() } }
  }
}

// MARK: - Arbitration

extension EdgeControls {
  @MainActor
  func arbitrate(by arbitration: Arbitration) {
    each { control in
      var isBlocked = false
      each { other in
        guard other !== control, other.engine.isRunning else { return }
        isBlocked =
          isBlocked
          || arbitration.among(control, other).blocks(
            control.role, while: other.role, isCancelable: other.engine.isCancelable)
      }
      control.engine.block(isBlocked)
    }
  }

  /// Cancels the runs that end when this control starts.
  @MainActor
  func cancelOthers(for control: Refresher, by arbitration: Arbitration) {
    each { other in
      guard other !== control, other.engine.isRunning,
        arbitration.among(control, other).cancels(
          other.role, isCancelable: other.engine.isCancelable, whenStarts: control.role)
      else { return }
      other.engine.send(.end(.cancelled))
    }
  }
}

extension Arbitration {
  /// The rule for two controls. It is another one for those of frameworks that know no rule.
  @MainActor
  fileprivate func among(_ control: Refresher, _ other: Refresher) -> Arbitration {
    guard self == .automatic, [control, other].contains(where: { $0.owner?.runsBesideOthers == true })
    else { return self }
    return .parallel
  }
}

extension Refresher {
  package var role: RefreshRole {
    let isAtStart = engine.attachment?.edge.isAtStart ?? true
    return RefreshRole(isPulled: trigger.kind == .pull, atStart: isAtStart, isForLoading: isForLoading)
  }
}
