import RefreshCore

/// One control of a scroll view: an edge, a trigger, a look and an action.
///
/// ```swift
/// tableView.tug.header = .normal { try await feed.refresh() }
/// tableView.tug.footer = .auto(.normal) {
///   try await feed.loadNextPage() ? .moreData : .noMoreData
/// }
/// ```
///
/// The scroll view keeps its controls, and they keep their action: capture `self` weakly in it when
/// `self` owns the scroll view. An action never runs twice at once. It is cancelled when the control
/// is removed, replaced, or goes away with its scroll view.
@MainActor
public final class Refresher {
  /// The view that stands in the scroll view; put nothing into it, move it nowhere.
  public var view: UIView { container }

  /// Called after each change of state, with the old and the new one.
  public var onStateChange: ((RefreshState, RefreshState) -> Void)?

  /// Why the last run failed; `nil` unless the state is `.failed`.
  public private(set) var failure: (any Error)?

  /// When the action last succeeded. Kept in the user defaults under `lastUpdatedKey`, if there is
  /// one. Assign to show a time that the server gave.
  public var lastUpdated: Date? {
    get { lastUpdatedTime.value }
    set {
      lastUpdatedTime.value = newValue
      showState()
    }
  }

  /// Under which name `lastUpdated` outlives the app. None by default: two lists must not share one.
  public var lastUpdatedKey: String? {
    get { lastUpdatedTime.key }
    set {
      lastUpdatedTime.key = newValue
      showState()
    }
  }

  /// Seconds in which the control opens; 0.25 by default, 0 for at once.
  public var openingDuration: TimeInterval = 0.25

  /// Seconds in which the control closes; 0.4 by default, 0 for at once.
  public var closingDuration: TimeInterval = 0.4

  /// The edge on which the control stands, once it is assigned to one.
  public var edge: Edge? { seat?.edge }

  let trigger: Trigger
  let container: RefresherView
  let indicator: any RefreshIndicator
  var lastUpdatedTime = LastUpdatedTime()

  private let action: RefreshAction
  private var machine: RefreshMachine
  private var seat: Seat?
  private var running: Task<Void, Never>?
  /// Where the control was placed last.
  private var surroundings: ScrollReading.Surroundings?
  private var isPerforming = false
  /// Effects, each with the place that it is meant for.
  private var waitingEffects: [(effects: RefreshEffects, place: Seat?)] = []

  init(trigger: Trigger, look: Look, action: RefreshAction) {
    self.trigger = trigger
    self.action = action
    indicator = look.make(trigger.kind)
    container = RefresherView(indicator: indicator)
    machine = trigger.machine(end: .before, extent: Double(indicator.extent))
    container.onTap = { [weak self] in self?.receive { _ in .tapped } }
    container.onRemoval = { [weak self] in self?.detach() }
    container.onWindowChange = { [weak self] isOnWindow in
      self?.receive { _ in .windowChanged(isOnWindow: isOnWindow) }
    }
  }

  deinit { running?.cancel() }

  /// The scroll view is gone, and took the place with it.
  func abandon() {
    seat = nil
    perform(machine.handle(.removed, .nowhere))
  }
}

extension AxisMetrics {
  /// What is left to measure when the scroll view is gone.
  fileprivate static let nowhere = AxisMetrics(offset: 0, contentLength: 0, viewportLength: 0)
}

// MARK: - What the app sees and says

extension Refresher {
  public var state: RefreshState { machine.state }

  public var isRefreshing: Bool { state == .refreshing || state == .willRefresh }

  /// How much of the control was pulled out: 0 at rest, 1 when all of it shows, more beyond. 1 while
  /// refreshing.
  public var progress: CGFloat { CGFloat(machine.progress) }

  /// The inset that the control holds at its edge at this moment, in points.
  public var heldInset: CGFloat { CGFloat(machine.held) }

  /// Refreshes as if the user had pulled. Off the window the state is `.willRefresh`, and the
  /// refresh starts when the control gets onto one. Does nothing while a refresh is under way, after
  /// `.noMoreData`, and before the control is assigned to an edge.
  public func beginRefreshing() {
    receive { .begin(isOnWindow: $0.container.window != nil) }
  }

  /// Ends what is under way; an action that still runs is cancelled, and what it returns is ignored.
  ///
  /// Needed in the callback form; an `async` action ends by returning or throwing. Without a refresh
  /// under way it does nothing, but for `.noMoreData`, which is taken at any time.
  public func endRefreshing(_ result: RefreshResult = .moreData) {
    end(result) { .end($0) }
  }

  /// Makes a control that says "no more data", or shows a failure, work again.
  public func resetNoMoreData() {
    receive { _ in .reset }
  }
}

// MARK: - Facts in, effects out

extension Refresher {
  /// Takes its place in a scroll view. One that already has a place leaves it first.
  func attach(to seat: Seat) {
    detach()
    self.seat = seat
    let old = machine
    machine = trigger.machine(end: seat.end, extent: Double(indicator.extent))
    indicator.prepare(for: seat.edge, trigger: trigger.kind)
    seat.scrollView?.insertSubview(container, at: 0)
    if old.state != machine.state { onStateChange?(old.state, machine.state) }
    showState()
    showProgress()
    receive { _ in .contentChanged }
    place()
  }

  /// Gives back all that it holds, cancels its action, and leaves.
  func detach() {
    guard let seat else { return }
    // Vacated first: giving back the inset is news for whoever still stands here.
    seat.vacate()
    receive { _ in .removed }
    // In a callback of this control those effects wait, and would come too late for this place.
    seat.hold(0)
    cancel()
    self.seat = nil
    container.removeFromSuperview()
  }

  /// Passes a fact to the machine and carries out what it answers.
  func receive(_ fact: (Refresher) -> RefreshFact) {
    guard let metrics = seat?.metrics() else { return }
    perform(machine.handle(fact(self), metrics))
  }

  /// The hot path: once for each change of the content offset. True if it changed anything, so that
  /// the reading may be out of date.
  func scrolled(_ reading: ScrollReading, isDragging: Bool) -> Bool {
    guard let seat else { return false }
    if let effects = machine.handleScroll(isDragging: isDragging, seat.metrics(reading)) {
      perform(effects)
    } else if reading.surroundings == surroundings {
      return false
    }
    // The safe area changes without a word; that it did shows in the next step at the latest.
    place()
    return true
  }

  /// The content, the viewport or the insets changed.
  func contentChanged() {
    receive { _ in .contentChanged }
    place()
  }

  /// Puts the view where the control stands.
  func place() {
    let extent = indicator.extent
    guard let seat, let reading = seat.reading(),
      let frame = seat.controlFrame(of: trigger.kind, extent: extent, reading)
    else { return }
    surroundings = reading.surroundings
    if container.frame != frame { container.frame = frame }
    // An automatic footer below an empty list has nothing to be the end of.
    let isIdleWithoutContent = trigger.kind == .automatic && machine.held == 0
    if container.isHidden != isIdleWithoutContent { container.isHidden = isIdleWithoutContent }
  }

  /// Carries out effects one after the other. What an effect causes in turn (an app that ends the
  /// refresh in a callback, an inset that moves the offset) waits until the whole of it is done:
  /// otherwise the rest of an older effect would undo the newer one.
  private func perform(_ effects: RefreshEffects) {
    guard effects != .none else { return }
    guard !isPerforming else {
      waitingEffects.append((effects, seat))
      return
    }
    isPerforming = true
    carryOut(effects, at: seat)
    while !waitingEffects.isEmpty {
      let next = waitingEffects.removeFirst()
      carryOut(next.effects, at: next.place)
    }
    isPerforming = false
  }

  private func carryOut(_ effects: RefreshEffects, at place: Seat?) {
    if let transition = effects.transition {
      if transition.to != .failed { failure = nil }
      showState()
      onStateChange?(transition.from, transition.to)
    }
    // A callback may take the control away: what is left to do belongs to the place that it left.
    guard seat === place else { return }
    move(effects)
    switch effects.action {
    case .run(let run): start(run)
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Progress, inset and offset change together, in one animation where there is one.
  private func move(_ effects: RefreshEffects) {
    let duration: TimeInterval
    switch effects.motion {
    case .none: return apply(effects)
    case .fast: duration = openingDuration
    case .slow: duration = closingDuration
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { [self] in apply(effects) },
      completion: { [weak self, weak seat] _ in
        // Also when the animation was cut short, by leaving the window for instance: the action of
        // a refresh that was begun must run.
        guard let self, let run = effects.settling, self.seat === seat else { return }
        receive { _ in .settled(run) }
      })
  }

  private func apply(_ effects: RefreshEffects) {
    if effects.progress != nil { showProgress() }
    if let hold = effects.hold { seat?.hold(CGFloat(hold)) }
    if let offset = effects.offset { seat?.scroll(to: CGFloat(offset)) }
  }
}

// MARK: - The action

extension Refresher {
  private func start(_ run: RefreshRun) {
    switch action {
    case .callback(let body):
      body(self)
    case .async(let body):
      running = Task { [weak self, weak seat] in
        let result: RefreshResult
        do { result = try await body() } catch { result = .failed(error) }
        // Each place counts its own runs.
        guard let self, self.seat === seat else { return }
        end(result) { .finished(run, $0) }
      }
    }
  }

  private func cancel() {
    running?.cancel()
    running = nil
  }

  private func end(_ result: RefreshResult, _ fact: (RefreshOutcome) -> RefreshFact) {
    guard let metrics = seat?.metrics() else { return }
    let wasRunning = state == .refreshing
    let effects = machine.handle(fact(result.outcome), metrics)
    // A result that came too late changes nothing, neither the time nor the reason.
    if effects.transition != nil {
      failure = result.error
      if wasRunning, result.error == nil { lastUpdatedTime.value = lastUpdatedTime.now() }
      if wasRunning, result.error == nil { seat?.succeeded() }
    }
    perform(effects)
  }
}

// MARK: - The look

extension Refresher {
  private func showState() {
    let status = RefreshStatus(
      state: state, progress: progress, edge: edge ?? .top, trigger: trigger.kind,
      failure: failure, lastUpdated: lastUpdated,
      lastUpdatedText: lastUpdated.map { lastUpdatedTime.text(for: $0) })
    indicator.show(status)
    container.describe(indicator.texts.title(for: status))
  }

  private func showProgress() {
    container.isShown = trigger.kind == .automatic || machine.progress > 0
    indicator.progressChanged(to: progress)
  }
}
