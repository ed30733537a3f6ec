#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  // What somebody types who knows `refreshable`. `tugHeader` and `tugFooter` are below, with an edge and an axis.
  @MainActor
  extension View {
    /// Refreshes a `List`, `Form`, or `ScrollView` when the user pulls it down.
    ///
    /// - Parameters:
    ///   - style: the appearance, `.normal` by default.
    ///   - proxy: begins, ends, resets, and reads the control. The default is `nil`.
    ///   - action: the work. The control closes when it returns, and shows a failure when it throws.
    public func tugRefreshable<Output>(
      style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () async throws -> Output
    ) -> ModifiedContent<Self, TugControl> {
      tugHeader(.pull, style: style, proxy: proxy, action: action)
    }

    /// Loads more when the end of the content comes near, as long as the model has more.
    ///
    /// - Parameters:
    ///   - hasMore: whether there is more to load. Each update shows and loads accordingly.
    ///   - style: the appearance, `.normal` by default.
    ///   - proxy: begins, ends, resets, and reads the control. The default is `nil`.
    ///   - action: the work. The control shows a failure when it throws.
    public func tugLoadMore<Output>(
      hasMore: Bool, style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () async throws -> Output
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(hasMore: hasMore, style: style, proxy: proxy, action: action)
    }

    /// Loads more when the end of the content comes near, until the action says that there is no more.
    ///
    /// The parameters are those of `tugLoadMore(hasMore:style:proxy:action:)`.
    ///
    /// - Parameter action: the work, which returns whether there is more to load.
    public func tugLoadMore(
      style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () async throws -> RefreshResult
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(style: style, proxy: proxy, action: action)
    }

    /// Loads more when the end of the content comes near, until the action returns `false`.
    @_disfavoredOverload  // A closure that only throws means the action with a `RefreshResult`.
    public func tugLoadMore(
      style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () async throws -> Bool
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(style: style, proxy: proxy, action: action)
    }

    /// Refreshes when the user pulls, with work that reports by a callback: `endRefreshing(_:)` of the run ends it.
    ///
    /// The parameters are those of `tugRefreshable(style:proxy:action:)`.
    public func tugRefreshable(
      style: RefreshStyle = .normal, proxy: TugProxy? = nil, callback: @escaping @MainActor (TugRun) -> Void
    ) -> ModifiedContent<Self, TugControl> {
      tugHeader(style: style, proxy: proxy, callback: callback)
    }

    /// Loads more when the end of the content comes near, with work that reports by a callback.
    ///
    /// The parameters are those of `tugLoadMore(hasMore:style:proxy:action:)`. Without `hasMore`, a run that ends with
    /// `.noMoreData` says that there is no more.
    public func tugLoadMore(
      hasMore: Bool? = nil, style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      callback: @escaping @MainActor (TugRun) -> Void
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(style: style, proxy: proxy, callback: callback).with(\.configuration.hasMore, hasMore)
    }

    /// Adds a control below the content whose model knows whether there is more.
    ///
    /// The parameters are those of `tugFooter`.
    ///
    /// - Parameters:
    ///   - hasMore: whether there is more to load. Each update shows and loads accordingly.
    ///   - action: the work. The control shows a failure when it throws.
    public func tugFooter<Output>(
      hasMore: Bool, _ trigger: TugTrigger = .auto, axis: Axis = .vertical,
      style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () async throws -> Output
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(trigger, axis: axis, style: style, proxy: proxy) {
        () async throws -> RefreshResult in
        try await action() as? RefreshResult ?? .success
      }
      .with(\.configuration.hasMore, hasMore)
    }

    /// Adds a control before the content whose work reports by a callback.
    ///
    /// The parameters are those of `tugHeader`.
    ///
    /// - Parameter callback: starts the work and returns. `endRefreshing(_:)` of the run ends it.
    public func tugHeader(
      _ trigger: TugTrigger = .pull, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, callback: @escaping @MainActor (TugRun) -> Void
    ) -> ModifiedContent<Self, TugControl> {
      modifier(
        TugControl(
          axis == .vertical ? .top : .leading, trigger, style, proxy, TugRun.action(callback)))
    }

    /// Adds a control below the content whose work reports by a callback.
    ///
    /// The parameters are those of `tugFooter`.
    ///
    /// - Parameter callback: starts the work and returns. `endRefreshing(_:)` of the run ends it, with
    ///   `.noMoreData` when there is no more to load.
    public func tugFooter(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, callback: @escaping @MainActor (TugRun) -> Void
    ) -> ModifiedContent<Self, TugControl> {
      modifier(
        TugControl(
          axis == .vertical ? .bottom : .trailing, trigger, style, proxy, TugRun.action(callback)))
    }
  }

  // Forms that mean something else than they say, as in `View+Misuse.swift`.
  @MainActor
  extension View {
    @available(
      *, deprecated,
      message: "This closure returns at once: make it async, and wait for the work in it"
    )
    @_documentation(visibility: internal)
    public func tugRefreshable<Output>(
      style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () -> Output
    ) -> ModifiedContent<Self, TugControl> {
      tugRefreshable(style: style, proxy: proxy) { () async throws -> Output in action() }
    }

    @available(*, unavailable, message: "Return a RefreshResult or a Bool, or pass `hasMore:`")
    public func tugLoadMore(
      style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () async throws -> Void
    ) -> ModifiedContent<Self, TugControl> {
      tugLoadMore(hasMore: true, style: style, proxy: proxy, action: action)
    }

    @available(*, deprecated, message: "A Bool ends no refresh: use `tugLoadMore` to load more")
    @_documentation(visibility: internal)
    public func tugRefreshable<Dropped: _DroppedByRefresh>(
      style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () async throws -> Dropped
    ) -> ModifiedContent<Self, TugControl> {
      tugRefreshable(style: style, proxy: proxy) { () async throws -> Void in
        _ = try await action()
      }
    }

    @available(
      *, deprecated,
      message: "This closure returns at once: make it async, and wait for the work in it"
    )
    @_documentation(visibility: internal)
    public func tugLoadMore<Output>(
      hasMore: Bool, style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () -> Output
    ) -> ModifiedContent<Self, TugControl> {
      tugLoadMore(hasMore: hasMore, style: style, proxy: proxy) { () async throws -> Output in
        action()
      }
    }
  }
#endif
