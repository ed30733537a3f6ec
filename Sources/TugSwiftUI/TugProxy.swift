#if canImport(Combine)
  import Combine

  extension TugProxy: ObservableObject {}
#endif
#if canImport(Observation)
  import Observation

  @available(iOS 17, macOS 14, *)
  extension TugProxy: Observable {}
#endif

/// Begins, ends, resets, and reads the control of a modifier.
///
/// Keep one in a `@StateObject`, or from iOS 17 on in a `@State`. Views that read it update with it. It
/// changes one turn of the main queue after the control, never during a view update. A proxy serves one
/// control; with several, it serves the last one.
@preconcurrency @MainActor
public final class TugProxy {
  /// The observation registrar, on systems with Observation.
  private let registrar: (any Sendable)? = {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, *) { return ObservationRegistrar() }
    #endif
    return nil
  }()
  private weak var coordinator: ControlCoordinator?
  /// The requests from before the first update of the modifier. One that is withdrawn gets `nil`.
  private var early: [(id: Int, body: (ControlCoordinator?) -> Void)] = []
  private var lastRequest = 0
  #if canImport(Combine)
    @Published
  #endif
  private var stored: (state: RefreshState, failure: (any Error)?) = (.idle, nil)

  /// Creates a proxy without a control.
  public init() {}

  /// The state of the control. The default is `.idle`.
  public var state: RefreshState { shown.state }
  /// The reason for the last failure; `nil` unless the state is `.failed`.
  public var failure: (any Error)? { shown.failure }
  /// Whether a run is waiting to begin, or has begun and has no result yet.
  public var isRefreshing: Bool { shown.state.isUnderWay }
  /// The control, for everything else that it offers; `nil` before the first update. It belongs to the
  /// modifier: do not assign it to an edge.
  public var refresher: Refresher? { coordinator?.refresher }
  /// The controls of the list; `nil` before the list is found.
  public var scrollControls: ScrollControls? { coordinator?.scrollControls }

  /// Begins a run, as if the user had pulled. Before there is a list, the action starts at once, and the
  /// control shows it when the list comes.
  ///
  /// - Parameter reveal: whether the list scrolls to the control. The default is `.always`.
  public func begin(reveal: Refresher.Reveal = .always) { ask { $0?.begin(reveal) { _ in } } }

  /// Begins a run as `begin(reveal:)` does, or joins the one in progress, and waits for its result.
  /// Canceling the task that waits does not end the run. Before the modifier is there, it withdraws the request, whose
  /// result is `.cancelled` then.
  @discardableResult
  public func refresh(reveal: Refresher.Reveal = .always) async -> RefreshResult {
    lastRequest += 1
    let id = lastRequest
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if coordinator == nil, Task.isCancelled {
          return continuation.resume(returning: .cancelled)
        }
        ask(id) { coordinator in
          guard let coordinator else { return continuation.resume(returning: .cancelled) }
          coordinator.begin(reveal) { continuation.resume(returning: $0) }
        }
      }
    } onCancel: {
      Task { @MainActor in withdraw(id) }
    }
  }

  /// Ends the run in progress, and cancels its action. Without a run, only `.noMoreData` has an effect.
  public func end(_ result: RefreshResult = .success) { ask { $0?.end(result) } }

  /// Makes a control idle again that shows a failure or no more data.
  public func reset() { ask { $0?.reset() } }

  private func ask(_ id: Int = 0, _ body: @escaping (ControlCoordinator?) -> Void) {
    if let coordinator { body(coordinator) } else { early.append((id, body)) }
  }

  private func withdraw(_ id: Int) {
    guard let index = early.firstIndex(where: { $0.id == id }) else { return }
    early.remove(at: index).body(nil)
  }

  /// Takes the coordinator of the modifier, and passes on all earlier requests.
  func bind(to coordinator: ControlCoordinator) {
    guard self.coordinator !== coordinator else { return }
    self.coordinator = coordinator
    let requests = early
    early = []
    for request in requests { request.body(coordinator) }
  }

  /// Shows a change, unless the proxy now serves another control.
  func show(_ state: RefreshState, _ failure: (any Error)?, from sender: ControlCoordinator) {
    let changes = state != stored.state || failure != nil || stored.failure != nil
    guard sender === coordinator, changes else { return }
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, *), let registrar = registrar as? ObservationRegistrar {
        return registrar.withMutation(of: self, keyPath: \.state) { stored = (state, failure) }
      }
    #endif
    stored = (state, failure)
  }

  private var shown: (state: RefreshState, failure: (any Error)?) {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, *) {
        (registrar as? ObservationRegistrar)?.access(self, keyPath: \.state)
      }
    #endif
    return stored
  }
}
