// The actions, for code of this package. Public signatures spell them out.
package typealias LoadAction = @MainActor () async throws -> RefreshResult
package typealias RefreshCallback = @MainActor (Refresher) -> Void

extension Refresher {
  /// Creates a control that is pulled and released.
  ///
  /// - Parameters:
  ///   - style: the appearance. The default is `.normal`.
  ///   - options: the options of the pull. An invalid length is replaced by the default, and reported to
  ///     `Refresher.warningHandler`.
  ///   - action: the work. The control closes when it returns, and shows a failure when it throws. A
  ///     `RefreshResult` that it returns is the result of the run; anything else is a success.
  public static func pull<Output>(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () async throws -> Output
  ) -> Refresher {
    Refresher(.pull(options), style, .async { try await action() as? RefreshResult ?? .success })
  }

  /// Creates a control that is pulled and released to load more, with an action that returns a result.
  ///
  /// Even at the top or leading edge, its text and VoiceOver labels are about loading, and it
  /// counts as a load for `arbitration`.
  ///
  /// - Parameters:
  ///   - style: the appearance. The default is `.normal`.
  ///   - options: the options of the pull, as for `pull(_:options:action:)`.
  ///   - action: the work, which says whether there is more to load. The control shows a failure when it
  ///     throws.
  public static func pullToLoad(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () async throws -> RefreshResult
  ) -> Refresher {
    Refresher(.pull(options), style, .async(action), isForLoading: true)
  }

  /// Creates a control that is pulled and released to load more, with an action that returns a
  /// Boolean value.
  ///
  /// Even at the top or leading edge, its text and VoiceOver labels are about loading, and it
  /// counts as a load for `arbitration`.
  ///
  /// - Parameters:
  ///   - style: the appearance. The default is `.normal`.
  ///   - options: the options of the pull, as for `pull(_:options:action:)`.
  ///   - action: the work, which returns whether there may be more data: `true` is a success, `false` is
  ///     no more data. The control shows a failure when it throws.
  @_disfavoredOverload  // A closure that only throws means the action with a `RefreshResult`.
  public static func pullToLoad(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () async throws -> Bool
  ) -> Refresher {
    Refresher(
      .pull(options), style, .async { try await action() ? .success : .noMoreData },
      isForLoading: true)
  }

  /// Creates a control that is pulled and released to load more, with a callback.
  ///
  /// Even at the top or leading edge, its text and VoiceOver labels are about loading, and it
  /// counts as a load for `arbitration`.
  ///
  /// - Parameters:
  ///   - style: the appearance. The default is `.normal`.
  ///   - options: the options of the pull, as for `pull(_:options:action:)`.
  ///   - callback: starts the work and returns. A call to `endRefreshing(_:completion:)` ends it, with
  ///     `.noMoreData` when there is no more to load.
  public static func pullToLoad(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    callback: @escaping @MainActor (Refresher) -> Void
  ) -> Refresher {
    make(.pull(options), style, callback, isForLoading: true)
  }

  /// Creates a control that is pulled and released, with a callback.
  ///
  /// - Parameters:
  ///   - style: the appearance. The default is `.normal`.
  ///   - options: the options of the pull, as for `pull(_:options:action:)`.
  ///   - callback: starts the work and returns. A call to `endRefreshing(_:completion:)` ends it.
  public static func pull(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    callback: @escaping @MainActor (Refresher) -> Void
  ) -> Refresher {
    make(.pull(options), style, callback)
  }

  /// Creates a control that loads when the end of the content comes within reach, with an action that
  /// returns a result.
  ///
  /// Content that is shorter than the view loads when it is dragged up and released. While the list is
  /// empty, the control does not show, and nothing loads.
  ///
  /// - Parameters:
  ///   - style: the appearance. The default is `.normal`.
  ///   - options: the options of loading.
  ///   - action: the work, which says whether there is more to load. The control shows a failure when it
  ///     throws.
  public static func auto(
    _ style: RefreshStyle = .normal, options: LoadOptions = LoadOptions(),
    action: @escaping @MainActor () async throws -> RefreshResult
  ) -> Refresher {
    Refresher(.auto(options), style, .async(action))
  }

  /// Creates a control that loads when the end of the content comes within reach, with an action that
  /// returns a Boolean value.
  ///
  /// - Parameters:
  ///   - style: the appearance. The default is `.normal`.
  ///   - options: the options of loading.
  ///   - action: the work, which returns whether there may be more data: `true` is a success, `false` is
  ///     no more data. The control shows a failure when it throws.
  @_disfavoredOverload  // A closure that only throws means the action with a `RefreshResult`.
  public static func auto(
    _ style: RefreshStyle = .normal, options: LoadOptions = LoadOptions(),
    action: @escaping @MainActor () async throws -> Bool
  ) -> Refresher {
    Refresher(.auto(options), style, .async { try await action() ? .success : .noMoreData })
  }

  /// Creates a control that loads when the end of the content comes within reach, with a callback.
  ///
  /// - Parameters:
  ///   - style: the appearance. The default is `.normal`.
  ///   - options: the options of loading.
  ///   - callback: starts the work and returns. A call to `endRefreshing(_:completion:)` ends it.
  public static func auto(
    _ style: RefreshStyle = .normal, options: LoadOptions = LoadOptions(),
    callback: @escaping @MainActor (Refresher) -> Void
  ) -> Refresher {
    make(.auto(options), style, callback)
  }

  private static func make(
    _ trigger: Trigger, _ style: RefreshStyle, _ callback: @escaping RefreshCallback,
    isForLoading: Bool = false
  ) -> Refresher {
    let box = WeakControl()
    let control = Refresher(
      trigger, style, .callback { box.control.map { callback($0) } }, isForLoading: isForLoading)
    box.control = control
    return control
  }

  @MainActor
  private final class WeakControl {
    weak var control: Refresher?
  }
}
