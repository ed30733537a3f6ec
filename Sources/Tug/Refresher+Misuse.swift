// Forms that compile, or nearly do, and mean something else than they say. The compiler tells so. `Tests/Misuse` has
// each of them, with the compiler's words.
//
// A closure without `await` prefers the form that isn't async. Only a deprecated form is preferred: one that is
// unavailable gives way to any other that fits.

/// What a refresh would drop without a word. Not for apps.
@_documentation(visibility: internal)
public protocol _DroppedByRefresh {}
extension Bool: _DroppedByRefresh {}
extension Optional: _DroppedByRefresh where Wrapped: _DroppedByRefresh {}

extension Refresher {
  @available(
    *, deprecated, message: "This closure returns at once: make it async, or use `callback:`"
  )
  @_documentation(visibility: internal)
  public static func pull<Output>(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () -> Output
  ) -> Refresher {
    Refresher(.pull(options), style, .async { action() as? RefreshResult ?? .success })
  }

  @available(
    *, deprecated, message: "A Bool ends no refresh: use `pullToLoad` or `auto` to load more"
  )
  @_documentation(visibility: internal)
  public static func pull<Dropped: _DroppedByRefresh>(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () async throws -> Dropped
  ) -> Refresher {
    Refresher(
      .pull(options), style,
      .async {
        _ = try await action()
        return .success
      })
  }
}

extension Refresher {
  @available(*, unavailable, message: "Return a RefreshResult or a Bool: is there more to load?")
  @_documentation(visibility: internal)
  public static func pullToLoad(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () async throws -> Void
  ) -> Refresher {
    pull(style, options: options, action: action)
  }

  @available(
    *, unavailable, message: "This closure returns at once: make it async, or use `callback:`"
  )
  @_documentation(visibility: internal)
  public static func pullToLoad<Output>(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () -> Output
  ) -> Refresher {
    pull(style, options: options) { () async in _ = action() }
  }

  @available(
    *, deprecated, message: "This closure returns at once: make it async, or use `callback:`"
  )
  @_documentation(visibility: internal)
  public static func pullToLoad(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () -> RefreshResult
  ) -> Refresher {
    Refresher(.pull(options), style, .async { action() }, isForLoading: true)
  }

  @available(
    *, deprecated, message: "This closure returns at once: make it async, or use `callback:`"
  )
  @_documentation(visibility: internal)
  public static func pullToLoad(
    _ style: RefreshStyle = .normal, options: PullOptions = PullOptions(),
    action: @escaping @MainActor () -> Bool
  ) -> Refresher {
    Refresher(
      .pull(options), style, .async { action() ? .success : .noMoreData }, isForLoading: true)
  }
}

extension Refresher {
  @available(*, unavailable, message: "Return a RefreshResult or a Bool: is there more to load?")
  @_documentation(visibility: internal)
  public static func auto(
    _ style: RefreshStyle = .normal, options: LoadOptions = LoadOptions(),
    action: @escaping @MainActor () async throws -> Void
  ) -> Refresher {
    auto(style, options: options) {
      try await action()
      return .success
    }
  }

  @available(
    *, unavailable, message: "This closure returns at once: make it async, or use `callback:`"
  )
  @_documentation(visibility: internal)
  public static func auto<Output>(
    _ style: RefreshStyle = .normal, options: LoadOptions = LoadOptions(),
    action: @escaping @MainActor () -> Output
  ) -> Refresher {
    auto(style, options: options) { _ in _ = action() }
  }

  @available(
    *, deprecated, message: "This closure returns at once: make it async, or use `callback:`"
  )
  @_documentation(visibility: internal)
  public static func auto(
    _ style: RefreshStyle = .normal, options: LoadOptions = LoadOptions(),
    action: @escaping @MainActor () -> RefreshResult
  ) -> Refresher {
    Refresher(.auto(options), style, .async { action() })
  }

  @available(
    *, deprecated, message: "This closure returns at once: make it async, or use `callback:`"
  )
  @_documentation(visibility: internal)
  public static func auto(
    _ style: RefreshStyle = .normal, options: LoadOptions = LoadOptions(),
    action: @escaping @MainActor () -> Bool
  ) -> Refresher {
    Refresher(.auto(options), style, .async { action() ? .success : .noMoreData })
  }
}
