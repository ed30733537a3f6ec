/// An action that may throw; the control ends when it returns, and shows a failure when it throws.
public typealias RefreshWork = @MainActor () async throws -> Void

/// An action that says whether there is more to load.
public typealias LoadWork = @MainActor () async throws -> RefreshResult

/// An action that starts the work and returns; `endRefreshing` ends it, sooner or later.
public typealias RefreshCallback = @MainActor (Refresher) -> Void

// MARK: - Headers, and footers that wait for a pull

extension Refresher {
  /// Pull and let go, with the arrow, the spinner, the text and the time.
  public static func normal(action: @escaping RefreshWork) -> Refresher {
    pull(.normal, action: action)
  }

  /// Pull and let go, with arrow, spinner, text and time, for an action that calls
  /// `endRefreshing(_:completion:)` when it is done.
  public static func normal(action: @escaping RefreshCallback) -> Refresher {
    pull(.normal, action: action)
  }

  /// Pull and let go, with the text alone.
  public static func text(action: @escaping RefreshWork) -> Refresher {
    pull(.text, action: action)
  }

  /// Pull and let go, with the text alone, for an action that calls `endRefreshing(_:completion:)` when
  /// it is done.
  public static func text(action: @escaping RefreshCallback) -> Refresher {
    pull(.text, action: action)
  }

  /// Pull and let go.
  ///
  /// - Parameters:
  ///   - look: `.normal` unless given.
  ///   - distance: how far to pull, in points; by default the resting extent, which is also the
  ///     least it can be.
  ///   - restingExtent: how much stays open while refreshing, in points; by default all of the look.
  ///   - visibleExtent: how long the control is, in points; by default as long as the look.
  ///   - action: the control closes when it returns, and shows a failure when it throws.
  ///
  /// Lengths that are negative, not finite or more than a million points count as the default, and
  /// `Refresher.log` hears of them. All three can be changed later.
  public static func pull(
    _ look: Look = .normal, distance: CGFloat? = nil, restingExtent: CGFloat? = nil,
    visibleExtent: CGFloat? = nil,
    action: @escaping RefreshWork
  ) -> Refresher {
    Refresher(
      trigger: .pull(distance: distance, restingExtent: restingExtent), look: look,
      visibleExtent: visibleExtent,
      action: .async {
        try await action()
        return .moreData
      })
  }

  /// Pull and let go, for an action that says whether there is more to load.
  ///
  /// The lengths are as for an action that just returns.
  public static func pull(
    _ look: Look = .normal, distance: CGFloat? = nil, restingExtent: CGFloat? = nil,
    visibleExtent: CGFloat? = nil,
    action: @escaping LoadWork
  ) -> Refresher {
    Refresher(
      trigger: .pull(distance: distance, restingExtent: restingExtent), look: look,
      visibleExtent: visibleExtent,
      action: .async(action))
  }

  /// Pull and let go, for an action that calls `endRefreshing(_:completion:)` when it is done.
  ///
  /// The lengths are as for an action that just returns.
  public static func pull(
    _ look: Look = .normal, distance: CGFloat? = nil, restingExtent: CGFloat? = nil,
    visibleExtent: CGFloat? = nil,
    action: @escaping RefreshCallback
  ) -> Refresher {
    Refresher(
      trigger: .pull(distance: distance, restingExtent: restingExtent), look: look,
      visibleExtent: visibleExtent,
      action: .callback(action))
  }
}

// MARK: - Footers that load by themselves

extension Refresher {
  /// Loads when the end of the content comes within reach.
  ///
  /// With content that is shorter than the view, dragging it up and letting go loads. While the
  /// list is empty the footer does not show, and nothing loads.
  ///
  /// - Parameters:
  ///   - look: `.normal` unless given.
  ///   - percent: how much of the footer must show: 1, all of it, by default; less than 0 loads
  ///     before the end is reached. Other ways to say how near is near enough: `loadDistance`.
  ///   - firesPerDrag: how often one drag may load, 1 by default; `nil` is without limit.
  ///   - action: says whether there is more to load; the control shows a failure when it throws.
  public static func auto(
    _ look: Look = .normal, percent: CGFloat = 1, firesPerDrag: Int? = 1,
    action: @escaping LoadWork
  ) -> Refresher {
    Refresher(
      trigger: .automatic(.percent(percent), firesPerDrag: firesPerDrag), look: look,
      action: .async(action))
  }

  /// Loads when the end of the content comes within reach, by an action that calls
  /// `endRefreshing(_:completion:)` when it is done.
  public static func auto(
    _ look: Look = .normal, percent: CGFloat = 1, firesPerDrag: Int? = 1,
    action: @escaping RefreshCallback
  ) -> Refresher {
    Refresher(
      trigger: .automatic(.percent(percent), firesPerDrag: firesPerDrag), look: look,
      action: .callback(action))
  }
}
