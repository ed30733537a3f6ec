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
  public internal(set) var failure: (any Error)?

  /// Seconds in which the control opens; 0.25 by default, 0 for at once.
  public var openingDuration: TimeInterval = 0.25

  /// Seconds in which the control closes; 0.4 by default, 0 for at once.
  public var closingDuration: TimeInterval = 0.4

  /// The edge on which the control stands, once it is assigned to one.
  public var edge: Edge? { seat?.edge }

  let trigger: Trigger
  let container: RefresherView
  let face: Face
  var lastUpdatedTime = LastUpdatedTime()

  // Only this type's own files touch these.
  let action: RefreshAction
  var machine: RefreshMachine
  var seat: Seat?
  var running: Task<Void, Never>?
  /// Where the control was placed last.
  var surroundings: ScrollReading.Surroundings?
  var effectRunner = EffectRunner()

  init(trigger: Trigger, look: Look, action: RefreshAction) {
    self.trigger = trigger
    self.action = action
    face = Face(look, trigger.kind)
    container = RefresherView(indicator: face.indicator)
    machine = trigger.machine(end: .before, extent: Double(face.indicator.extent))
    container.onTap = { [weak self] in self?.receive { _ in .tapped } }
    container.onRemoval = { [weak self] in self?.detach() }
    container.onWindowChange = { [weak self] isOnWindow in
      self?.receive { _ in .windowChanged(isOnWindow: isOnWindow) }
    }
    joinLook()
  }

  deinit { running?.cancel() }
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
