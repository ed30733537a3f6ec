/// Runs the machine of one control: sends it events, and performs the effects that it returns.
///
/// `send(_:_:)` is the only way of an event to the machine, and the only source of what an observer sees. Beside it, the
/// machine is told where the content is: after a movement of its own, one that was interrupted, and inert steps.
@MainActor
final class ControlEngine {
  /// The control that it drives, which shows what there is to show, and tells the app.
  weak var control: Refresher?
  weak var observer: (any ControlEngineObserver)?
  var durations = MotionDurations()
  private(set) var attachment: Attachment?
  private let display: ProgressDisplay

  /// Only `send(_:_:)` changes it, and what this file does beside.
  private(set) var machine: RefreshMachine
  private var conditions: RefreshConditions = []
  private var queue = EffectQueue()
  private let callbacks = RunCallbacks()
  private var validity = Validity.valid
  private var mode = Mode.live
  private var error: (any Error)?
  /// The surroundings in which the control was placed last.
  private var surroundings: ScrollGeometry.Surroundings?
  private let action: ActionRunner
  private let timer: FrameTimer
  let animation: AnimatedRun
  /// The movement for which the content moves on a path, or is about to.
  var contentMovement: ContentMovement? { didSet { movements &+= 1 } }
  /// The number of changes of it. Whatever runs the app's code looks again whether its movement is still the one.
  private(set) var movements = 0
  /// The run whose callback is being called.
  private var startingRun: RefreshRun?
  /// The number of the app's scrolls when the latest run began.
  private(set) var scrollsAtBegin = 0
  /// The state that the app was told last.
  private var toldState = RefreshState.idle
  private let nextFrame: FrameTimer
  private let view: UIView
  private lazy var nextConfiguration = FrameTimer(on: view)
  /// Whether the control is being shown.
  private(set) var isPresenting = false
  /// Whether there is something for the control to be the end of.
  private var isPresent = true

  private enum Validity { case valid, invalid }

  private enum Mode {
    case live
    /// A recording says when movements and timers end, and when another control is in the way.
    case replay
  }

  init(
    _ configuration: RefreshConfiguration, _ action: ActionRunner.Action,
    _ display: ProgressDisplay, timedBy view: UIView
  ) {
    machine = RefreshMachine(configuration)
    self.action = ActionRunner(action)
    timer = FrameTimer(on: view)
    animation = AnimatedRun(on: view)
    nextFrame = FrameTimer(on: view)
    self.view = view
    self.display = display
  }

  /// Sends an event to the machine and performs what it returns.
  ///
  /// - Parameter result: the result that the event brings, for `.finished` and `.end`.
  func send(_ event: RefreshEvent, _ result: RefreshResult? = nil) {
    guard let attachment else { return }
    attachment.endFastPath()
    if !isLive, case .scrolled = event, contentMovement?.movement.motion == .opening {
      endReplayedMove()
    }
    let metrics = metrics(for: event, attachment)
    check(metrics)
    observer?.engineWillHandle(event)
    let former = (machine.state, machine.isRunning)
    let effects = machine.handle(event, metrics)
    if case .begin = event, effects.contains(where: \.revealsControl) { attachment.stopAnimation() }
    if !effects.isEmpty {
      queue.append(.effects(effects, attachment, result, scrolls: attachment.appScrolls))
    }
    // The effects have their turn before other controls answer to them.
    if former != (machine.state, machine.isRunning) { attachment.activityChanged() }
    performQueue()
    giveRoom(attachment)
    present(attachment)
  }

  // MARK: Performing effects

  private func performQueue() {
    var next = queue.begin()
    while let entry = next {
      switch entry {
      case .call(let body): body()
      case .effects(let effects, let attachment, let result, let scrolls):
        if let result { error = result.error }
        // A callback may take the control away: what concerns the scroll view is dropped then.
        for index in effects.indices
        where self.attachment === attachment || !effects[index].needsAttachment {
          perform(effects[index], at: attachment, result, since: scrolls)
        }
      }
      next = queue.next()
    }
  }

  /// - Parameter scrolls: the number of the app's scrolls when the event came.
  private func perform(
    _ effect: RefreshEffect, at attachment: Attachment, _ result: RefreshResult?,
    since scrolls: Int
  ) {
    switch effect {
    case .accept(_, let outcome): control?.engineAccepts(outcome, result)
    case .changeState(_, let state):
      // What is reported of a former place is true in this one, too, or not reported. But it was left at rest.
      if self.attachment === attachment || state == machine.state || state == .idle { tell(state) }
    case .askToBegin(let run): ask(run)
    case .willBegin:
      scrollsAtBegin = scrolls
      control?.engineReports(.willBegin)
    case .updateHold: followWithInset(attachment)
    case .move(let movement): carryOut(movement, attachment, since: scrolls)
    case .start(let run, let work):
      start(run, work)
      control?.engineReports(.didBegin)
    case .cancelAction: action.cancel()
    case .startTimer(let seconds, let run): startTimer(seconds, run)
    case .performSecondStop: control?.enginePerformsSecondStop()
    case .willEnd(let motion): animate(motion) { [self] in control?.engineReports(.willEnd) }
    case .complete(let run, _): callbacks.complete(run, result ?? .cancelled)
    case .didEnd(let run):
      control?.engineReports(.didEnd)
      callbacks.end(run)
    case .announce(let outcome): control?.engineAnnounces(outcome)
    }
  }

  private func tell(_ state: RefreshState) {
    guard state != toldState else { return }
    let former = toldState
    toldState = state
    if state != .failed { error = nil }
    control?.engineChangedState(from: former, to: state)
  }

  /// Holds what the machine says, unless something has answered each inset of this turn by a change that
  /// needs another one. Then the inset follows in the next frame, if it is off by more than a rounding.
  private func followWithInset(_ attachment: Attachment) {
    if isRunning { forgetClosing(attachment) }
    if queue.mayChangeInset() { return move(hold: machine.held, offset: nil, attachment) }
    control?.engineWarns(.contestedInset)
    nextFrame.start(0) { [weak self, weak attachment] in
      guard let self, let attachment, self.attachment === attachment,
        abs(machine.held - attachment.held) > Double(OwnInset.coarsestRounding)
      else { return }
      queue.append(.call { self.followWithInset(attachment) })
      performQueue()
      present(attachment)
    }
  }

  /// Takes room for the control, and moves the content.
  func move(hold: Double?, offset: Double?, _ attachment: Attachment) {
    let scrolls = attachment.move(hold: hold, offset: offset)
    guard self.attachment === attachment else { return }
    machine.noteMovement(attachment.metrics, scrolled: scrolls)
    if scrolls { observer?.engineDidMoveContent() }
  }

  /// Holds what the control holds where the content is now, after something else has ended its movement.
  func holdInPlace(_ attachment: Attachment) {
    machine.noteInterruption(attachment.metrics)
    move(hold: machine.held, offset: nil, attachment)
  }

  private func start(_ run: RefreshRun, _ work: RunWork) {
    guard work == .action else { return }
    let former = startingRun
    startingRun = run
    action.start { [weak self, weak attachment] result in
      guard let self, self.attachment === attachment else { return }
      send(.finished(run, outcome(of: result)), result)
    }
    startingRun = former
  }

  private func outcome(of result: RefreshResult) -> RefreshOutcome {
    result.outcome(for: control?.role ?? .load)
  }

  private func ask(_ run: RefreshRun) {
    guard mode == .live else { return }
    send(.answered(run, mayBegin: control?.engineAsksToBegin() ?? true))
  }

  private func startTimer(_ seconds: Double, _ run: RefreshRun) {
    guard mode == .live else { return }
    timer.start(seconds) { [weak self] in
      self?.control?.engineTimerFires()
      self?.send(.elapsed(run))
    }
  }

  // MARK: Presenting

  /// Shows the progress and places the control, inside each movement and after each event.
  ///
  /// Content that grows does not slide the control along: the app may have animated its update.
  func present(_ attachment: Attachment, inMovement: Bool = false) {
    guard self.attachment === attachment else { return }
    let wasPresenting = isPresenting
    isPresenting = true
    defer { isPresenting = wasPresenting }
    control?.engineShows(progress: machine.progress)
    guard self.attachment === attachment, let geometry = attachment.geometry else { return }
    let metrics = attachment.metrics(of: geometry)
    guard metrics.isValid else { return }
    let grows =
      surroundings?.viewport == geometry.surroundings.viewport
      && surroundings?.content != geometry.surroundings.content
    surroundings = geometry.surroundings
    let frame = attachment.frame(
      at: machine.position(metrics), extent: machine.configuration.extent, geometry)
    if frame == nil { warnOfGeometry() }
    let allowed = allowsTrigger
    isPresent = machine.isPresent(metrics)
    control?.enginePlaces(
      at: frame, isPresent: isPresent && !isCovered(frame, attachment, geometry),
      animated: inMovement || !grows)
    if allowsTrigger != allowed { control?.engineChangedInput() }
  }

  /// Whether the header is below a title in the bar, which a pull stretches, and which may be transparent: words
  /// would cover words. An open header shows once all of it is out.
  private func isCovered(_ frame: CGRect?, _ attachment: Attachment, _ geometry: ScrollGeometry)
    -> Bool
  {
    guard attachment.edge == .top, geometry.title.isInBar else { return false }
    guard isRunning || held > 0 else { return true }
    guard geometry.title.isWhole, let frame else { return false }
    return frame.minY < geometry.offset.y + geometry.surroundings.bars - 1
  }

  /// Reports a geometry that became unusable, and makes up for what was missed when it is usable
  /// again.
  private func check(_ metrics: AxisMetrics) {
    guard metrics.isValid == (validity == .invalid) else { return }
    validity = metrics.isValid ? .valid : .invalid
    switch validity {
    case .invalid: warnOfGeometry()
    case .valid:
      send(.conditionsChanged(conditions))
      send(.contentChanged)
    }
  }

  private func warnOfGeometry() {
    guard let attachment, let flaw = attachment.geometry?.flaw(along: attachment.edge.axis) else {
      return
    }
    control?.engineWarns(flaw)
  }
}

// MARK: - State

extension ControlEngine {
  /// Whether the work of the current run ends when it is canceled.
  var isCancelable: Bool { action.isCancelable && !machine.isRunningExternalWork }
  /// Whether only a call ends the run.
  var awaitsCallback: Bool { !action.isCancelable && !machine.isRunningExternalWork }
  var isBlocked: Bool { conditions.contains(.blocked) }
  var closingRun: RefreshRun? { machine.closingRun }
  /// Whether movements take their time. In a replay the recording says when they end.
  var isLive: Bool { mode == .live }
  var isInWindow: Bool { conditions.contains(.inWindow) }
  /// Whether the user may start the control.
  var allowsTrigger: Bool { conditions.allowTrigger && isPresent }

  /// The reason for the last failure; `nil` unless the state is `.failed`.
  var failure: (any Error)? { state == .failed ? error : nil }
}

// MARK: - Attachment, configuration, conditions

extension ControlEngine {
  /// Takes a place, in a step that runs no code of the app's. Send `.contentChanged` once the view is there.
  func take(_ attachment: Attachment, _ configuration: RefreshConfiguration) {
    self.attachment = attachment
    machine = RefreshMachine(
      configuration, conditions: conditions, following: machine,
      isDragged: attachment.scrollView?.isPanned ?? false)
    validity = .valid
  }

  /// Leaves its place, in a step that runs no code of the app's: what happened is told by `tell()`.
  func leave() {
    guard let attachment else { return }
    attachment.endFastPath()
    observer?.engineWillHandle(.removed)
    let effects = machine.handle(.removed, attachment.metrics)
    queue.append(.effects(effects, attachment, nil, scrolls: attachment.appScrolls))
    attachment.cancelMotion(for: self)
    timer.cancel()
    animation.forget()
    nextFrame.cancel()
    conditions.remove(.blocked)
    (contentMovement, observer, self.attachment) = (nil, nil, nil)
  }

  /// Tells what has happened while the control took its place, or left one.
  func tell() {
    performQueue()
    if !queue.isPerforming { tell(machine.state) }
  }

  /// Changes the observer, which begins with a machine that has caught up with the fast path.
  func observe(by observer: (any ControlEngineObserver)?) {
    send(.conditionsChanged(conditions))
    self.observer = observer
  }

  /// Looks at the configuration in the next frame.
  func inNextFrame(_ look: @escaping () -> Void) { nextConfiguration.start(0, look) }

  func configure(_ configuration: RefreshConfiguration) {
    if configuration != machine.configuration { send(.configured(configuration)) }
  }

  func set(_ condition: RefreshConditions, to isOn: Bool) {
    guard conditions.contains(condition) != isOn else { return }
    let former = allowsTrigger
    conditions.formSymmetricDifference(condition)
    // Outside a window there are no frames.
    if !conditions.contains(.inWindow) { attachment?.finishMotion(for: self) }
    send(.conditionsChanged(conditions))
    if allowsTrigger != former { control?.engineChangedInput() }
  }

  /// Blocks the control while another one runs.
  func block(_ isBlocked: Bool) {
    if mode == .live { set(.blocked, to: isBlocked) }
  }

  /// The safe area changes without a notification to the scroll view's observers, and may change
  /// while the control moves below a bar, which means nothing.
  func safeAreaChanged() {
    guard let geometry = attachment?.geometry, geometry.surroundings != surroundings else { return }
    send(.contentChanged)
  }
}

// MARK: - Runs

extension ControlEngine {
  /// Requests a run.
  ///
  /// - Parameter completion: called once, with the result of the run, or of the one under way.
  func begin(_ request: BeginRequest, _ completion: ((RefreshResult) -> Void)?) {
    guard attachment?.scrollView != nil else { return refuse(.cancelled, completion) }
    let run = state.isUnderWay ? machine.latestRun : machine.latestRun.next
    // Before anything else: an action may end before this returns.
    if let completion, let result = callbacks.add(for: run, completion) {
      call { completion(result) }
    }
    send(.begin(request))
    guard machine.latestRun.number < run.number, completion != nil else { return }
    refuse(state == .noMoreData ? .noMoreData : .cancelled, callbacks.removeLast(for: run))
  }

  private func refuse(_ reason: RefreshResult, _ completion: ((RefreshResult) -> Void)?) {
    if let completion { call { completion(reason) } }
  }

  /// Calls a completion handler, after the one that is being called: a handler may make the same
  /// request again, thousands of times.
  private func call(_ handler: @escaping () -> Void) {
    queue.append(.call(handler))
    performQueue()
  }

  /// Ends the current run.
  ///
  /// - Parameter completion: called once, when the control has closed; at once if it is not open.
  func end(_ result: RefreshResult, _ completion: (() -> Void)?) {
    let (run, isOpen) = (machine.latestRun, machine.isRunning)
    let outcome = outcome(of: result)
    // A callback that ends its run itself has done its work.
    let isOver = startingRun == run
    if isOver { startingRun = nil }
    send(isOver ? .finished(run, outcome) : .end(outcome), result.canonical)
    guard let completion else { return }
    if !isOpen || !callbacks.add(afterEndOf: run, completion) { call(completion) }
  }
}

// MARK: - The fast path

extension ControlEngine {
  var progress: Double { machine.progress }
  /// The part of the control that follows a pull in sight; `nil` if nothing does.
  var progressDisplay: ProgressDisplay? { display.followsPull ? display : nil }

  func show(_ progress: Double) { control?.engineShows(progress: progress) }

  /// Makes up for the inert steps, with the geometry after the last of them.
  func catchUp(with geometry: ScrollGeometry) {
    guard let attachment else { return }
    machine.catchUp(attachment.metrics(of: geometry))
  }

  /// The range in which scrolling for this cause affects nothing but the progress.
  func inertRange(by cause: ScrollCause, _ geometry: ScrollGeometry) -> InertRange {
    guard mode == .live, let attachment, !queue.isPerforming, geometry.surroundings == surroundings
    else {
      return .none
    }
    return machine.inertRange(by: cause, attachment.metrics(of: geometry))
  }
}

// MARK: - Replays

extension ControlEngine {
  var snapshot: RefreshMachine.Snapshot { machine.snapshot }
  /// Whether effects of the last event are still being performed.
  var isPerforming: Bool { queue.isPerforming || contentMovement != nil }

  func replay(_ step: ReplayStep) {
    switch step {
    case .started: mode = .replay
    case .settled:
      // A motion gives back its inset at its end.
      if contentMovement?.movement.motion == .closing { endReplayedMove() }
      send(.settled(machine.settlingRun))
    case .elapsed: send(.elapsed(machine.latestRun))
    case .answered(let mayBegin): send(.answered(machine.latestRun, mayBegin: mayBegin))
    case .blocked(let isBlocked): set(.blocked, to: isBlocked)
    case .cancelled: send(.end(.cancelled))
    case .resumed(let snapshot): resume(snapshot)
    }
  }

  /// Whether a `.finished`, `.elapsed`, or `.settled` would change anything.
  func isCurrent(_ event: RefreshEvent) -> Bool {
    switch event {
    case .finished(let run, _): run == machine.latestRun && machine.snapshot.awaitsResult
    case .elapsed(let run): run == machine.latestRun
    case .settled(let run): run == machine.settlingRun
    default: true
    }
  }

  /// Resumes from a snapshot, with what it holds.
  private func resume(_ snapshot: RefreshMachine.Snapshot) {
    machine = RefreshMachine(machine.configuration, conditions: conditions, snapshot: snapshot)
    toldState = machine.state
    if let attachment { move(hold: machine.held, offset: nil, attachment) }
  }
}
