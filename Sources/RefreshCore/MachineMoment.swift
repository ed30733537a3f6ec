/// All that a machine has come to know, and none of what it is set to: from here a recording goes on.
@_spi(Trace) public struct MachineMoment: Equatable, Sendable {
  public enum Stage: CaseIterable, Equatable, Sendable {
    case resting, spent, pulling, waiting, opening, young, running, finishing, showing
  }

  public var stage = Stage.resting
  /// How the last run ended; of a control that rests, how it rests.
  public var outcome = RefreshOutcome.success
  /// The motion of the last closing is not over.
  public var isClosing = false
  public var progress = 0.0
  public var held = 0.0

  // Of a control that loads by itself; offsets are along its own axis.
  public var lastOffset: Double?
  public var wasReached = false
  public var loadedLength: Double?
  /// `nil` is without limit.
  public var firesLeft: Int?
  public var mayRetry = false
  public var dragStart: Double?
  public var pulledAway = false
  public var fills = 0

  public init() {}
}

@_spi(Trace) extension RefreshMachine {
  /// Assigned, the runs are numbered anew: an older one that is still heard of is none of them.
  public var moment: MachineMoment {
    get {
      switch self {
      case .pull(let machine): machine.moment
      case .auto(let machine): machine.moment
      }
    }
    set {
      switch self {
      case .pull(var machine):
        machine.take(newValue)
        self = .pull(machine)
      case .auto(var machine):
        machine.take(newValue)
        self = .auto(machine)
      }
    }
  }

  /// The run that the next `.settled` is about.
  public var settlingRun: RefreshRun {
    switch self {
    case .pull(let machine): machine.closing ?? machine.latestRun
    case .auto(let machine): machine.closing ?? machine.latestRun
    }
  }
}

extension PullMachine {
  fileprivate var moment: MachineMoment {
    var moment = MachineMoment()
    switch phase {
    case .resting(let rest): moment.outcome = rest.outcome
    case .spent(let rest): (moment.stage, moment.outcome) = (.spent, rest.outcome)
    case .pulling: moment.stage = .pulling
    case .waiting: moment.stage = .waiting
    case .working(let session): session.note(in: &moment)
    }
    moment.isClosing = closing != nil
    (moment.progress, moment.held) = (progress, held)
    return moment
  }

  fileprivate mutating func take(_ moment: MachineMoment) {
    closing = moment.isClosing ? .former : nil
    latestRun = .latest
    (progress, held) = (moment.progress, moment.held)
    let rest = Rest(after: moment.outcome)
    switch moment.stage {
    case .resting: phase = .resting(rest)
    case .spent: phase = .spent(rest)
    case .pulling: phase = .pulling
    case .waiting: phase = .waiting(latestRun)
    case .opening, .young, .running, .finishing, .showing:
      phase = .working(Session(run: latestRun, moment))
    }
  }
}

extension AutoMachine {
  fileprivate var moment: MachineMoment {
    var moment = MachineMoment()
    switch phase {
    case .resting(let rest): moment.outcome = rest.outcome
    case .waiting: moment.stage = .waiting
    case .working(let session): session.note(in: &moment)
    }
    moment.isClosing = closing != nil
    (moment.progress, moment.held) = (progress, held)
    moment.lastOffset = lastOffset
    (moment.wasReached, moment.loadedLength) = (wasReached, loadedLength)
    (moment.firesLeft, moment.mayRetry) = (drag.firesLeft, drag.mayRetry)
    (moment.dragStart, moment.pulledAway) = (drag.startOffset, drag.pulledAway)
    moment.fills = fills
    return moment
  }

  fileprivate mutating func take(_ moment: MachineMoment) {
    closing = moment.isClosing ? .former : nil
    latestRun = .latest
    (progress, held) = (moment.progress, moment.held)
    lastOffset = moment.lastOffset
    (wasReached, loadedLength) = (moment.wasReached, moment.loadedLength)
    drag = Drag(
      firesLeft: moment.firesLeft, mayRetry: moment.mayRetry, startOffset: moment.dragStart,
      pulledAway: moment.pulledAway)
    fills = moment.fills
    switch moment.stage {
    case .resting, .spent, .pulling: phase = .resting(Rest(after: moment.outcome))
    case .waiting: phase = .waiting(latestRun)
    case .opening, .young, .running, .finishing, .showing:
      phase = .working(Session(run: latestRun, moment))
    }
  }
}

extension Session {
  fileprivate func note(in moment: inout MachineMoment) {
    switch stage {
    case .opening: moment.stage = .opening
    case .running(let isYoung): moment.stage = isYoung ? .young : .running
    case .finishing(let outcome): (moment.stage, moment.outcome) = (.finishing, outcome)
    case .showing(let outcome): (moment.stage, moment.outcome) = (.showing, outcome)
    }
  }

  fileprivate init(run: RefreshRun, _ moment: MachineMoment) {
    switch moment.stage {
    case .young: self.init(run: run, stage: .running(isYoung: true))
    case .finishing: self.init(run: run, stage: .finishing(moment.outcome))
    case .showing: self.init(run: run, stage: .showing(moment.outcome))
    case .opening: self.init(run: run, stage: .opening)
    case .running, .resting, .spent, .pulling, .waiting:
      self.init(run: run, stage: .running(isYoung: false))
    }
  }
}

extension RefreshRun {
  fileprivate static let former = RefreshRun(number: 1)
  fileprivate static let latest = RefreshRun(number: 2)
}

extension Rest {
  fileprivate var outcome: RefreshOutcome {
    switch self {
    case .idle: .success
    case .noMoreData: .noMoreData
    case .failed: .failure
    }
  }
}
