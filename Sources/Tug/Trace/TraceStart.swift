@_spi(Trace) import RefreshCore

/// Where a recording begins: a config that describes one moment of a control.
@MainActor
struct TraceStart {
  private let control: String
  private let offset: CGPoint
  private let surroundings: TraceSurroundings
  private let options: TraceOptions
  private let extent: Double
  private let moment: MachineMoment
  private let isRightToLeft: Bool

  init(
    _ control: Refresher, at offset: CGPoint, in surroundings: TraceSurroundings,
    _ options: TraceOptions
  ) {
    self.control = Self.name(control)
    self.offset = offset
    self.surroundings = surroundings
    self.options = options
    extent = control.machine.extent
    moment = control.machine.moment
    // The scroll view's: the control's own view may not have been added to it yet.
    let scrollView = control.seat?.scrollView
    isRightToLeft = scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private static func name(_ control: Refresher) -> String {
    switch (control.edge ?? .top, control.trigger.kind) {
    case (.top, .pull): "header"
    case (.top, .automatic): "autoHeader"
    case (.bottom, .pull): "backFooter"
    case (.bottom, .automatic): "autoFooter"
    case (.leading, .pull): "leading"
    case (.leading, .automatic): "autoLeading"
    case (.trailing, .pull): "trailer"
    case (.trailing, .automatic): "autoTrailer"
    }
  }

  var line: String {
    var line = TraceLine()
    line.add("control", text: control)
    line.add("live", true)
    line.add("frame", [surroundings.frame.width, surroundings.frame.height])
    line.add("contentSize", [surroundings.content.width, surroundings.content.height])
    line.add("contentInset", list(surroundings.inset))
    line.add("safeArea", list(surroundings.safeArea))
    line.add("offset", [offset.x, offset.y])
    line.add("height", extent)
    if !surroundings.isInWindow { line.add("window", false) }
    if surroundings.isHidden { line.add("startHidden", true) }
    if !surroundings.isEnabled { line.add("interaction", false) }
    if surroundings.isBarred { line.add("barred", true) }
    if surroundings.isPaging { line.add("paging", true) }
    if isRightToLeft { line.add("rightToLeft", true) }
    for field in options.fields { line.add(field.key, field.value) }
    line.add("start", start)
    return line.end()
  }

  private func list(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private var start: TraceLine {
    var line = TraceLine()
    line.add("stage", text: moment.stage.name)
    line.add("outcome", text: moment.outcome.name)
    line.add("progress", moment.progress)
    line.add("held", moment.held)
    if moment.isClosing { line.add("closing", true) }
    if let offset = moment.lastOffset { line.add("lastOffset", offset) }
    if moment.wasReached { line.add("reached", true) }
    if let length = moment.loadedLength { line.add("loadedLength", length) }
    line.add("firesLeft", Double(moment.firesLeft ?? -1))
    if moment.mayRetry { line.add("mayRetry", true) }
    if let offset = moment.dragStart { line.add("dragStart", offset) }
    if moment.pulledAway { line.add("pulledAway", true) }
    if moment.fills > 0 { line.add("fills", Double(moment.fills)) }
    return line
  }
}

@_spi(Trace) extension MachineMoment.Stage {
  /// What the trace format calls it.
  public var name: String {
    switch self {
    case .resting: "resting"
    case .spent: "spent"
    case .pulling: "pulling"
    case .waiting: "waiting"
    case .opening: "opening"
    case .young: "young"
    case .running: "running"
    case .finishing: "finishing"
    case .showing: "showing"
    }
  }
}

@_spi(Trace) extension RefreshOutcome {
  /// What the trace format calls it.
  public var name: String {
    switch self {
    case .success: "success"
    case .noMoreData: "noMore"
    case .failure: "failure"
    case .cancelled: "cancelled"
    }
  }
}
