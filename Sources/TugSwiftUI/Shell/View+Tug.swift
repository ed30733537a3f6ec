#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  @MainActor
  extension View {
    /// Adds a control before the content of a `List`, `Form`, or `ScrollView`. A pull refreshes it.
    ///
    /// - Parameters:
    ///   - trigger: `.pull`, the default, or `.auto` to load when the start of the content comes near.
    ///   - axis: the axis of the list. The default is `.vertical`; the control of a horizontal one
    ///     stands at its leading side.
    ///   - style: the appearance, `.normal` by default. Redraws update its values and keep its indicator.
    ///   - proxy: begins, ends, resets, and reads the control. The default is `nil`.
    ///   - action: the work. The control closes when it returns, and shows a failure when it throws. A
    ///     `RefreshResult` that it returns is the result. With `.auto`, a `Bool` says whether there is
    ///     more. Anything else is a success.
    public func tugHeader<Output>(
      _ trigger: TugTrigger = .pull, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () async throws -> Output
    ) -> ModifiedContent<Self, TugControl> {
      modifier(
        TugControl(axis == .vertical ? .top : .leading, trigger, style, proxy) {
          trigger.result(of: try await action())
        })
    }

    /// Adds a control before the content, with an action that returns a Boolean value: with `.auto`, whether there
    /// may be more data before the content, as in a chat.
    public func tugHeader(
      _ trigger: TugTrigger, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () async throws -> Bool
    ) -> ModifiedContent<Self, TugControl> {
      tugHeader(trigger, axis: axis, style: style, proxy: proxy) {
        () async throws -> RefreshResult in trigger.result(of: try await action())
      }
    }

    /// Adds a control before the content, with an indicator of SwiftUI views.
    ///
    /// - Parameters:
    ///   - extent: the length of the indicator along the axis, in points.
    ///   - indicator: the view for a status. It has the environment of this modifier.
    public func tugHeader<Output>(
      _ trigger: TugTrigger = .pull, axis: Axis = .vertical, extent: CGFloat,
      proxy: TugProxy? = nil, action: @escaping @MainActor () async throws -> Output,
      @ViewBuilder indicator: @escaping @MainActor (RefreshStatus) -> some View
    ) -> ModifiedContent<Self, TugControl> {
      tugHeader(trigger, axis: axis, style: .hosted, proxy: proxy, action: action)
        .with(\.content, (extent, { AnyView(indicator($0)) }))
    }

    /// Adds a control below the content, with an action that returns a result.
    ///
    /// In a horizontal list, it stands at the trailing side. By default it loads more when the end of
    /// the content comes near. The parameters are those of `tugHeader`.
    ///
    /// - Parameter action: the work, which says whether there is more to load.
    public func tugFooter(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () async throws -> RefreshResult
    ) -> ModifiedContent<Self, TugControl> {
      modifier(TugControl(axis == .vertical ? .bottom : .trailing, trigger, style, proxy, action))
    }

    /// Adds a control below the content, with an action that returns a Boolean value: whether there may
    /// be more data.
    @_disfavoredOverload  // A closure that only throws means the action with a `RefreshResult`.
    public func tugFooter(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () async throws -> Bool
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(trigger, axis: axis, style: style, proxy: proxy) {
        () async throws -> RefreshResult in try await action() ? .success : .noMoreData
      }
    }

    /// Adds a control below the content, with an indicator of SwiftUI views and an action that returns a
    /// result.
    public func tugFooter(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical, extent: CGFloat,
      proxy: TugProxy? = nil, action: @escaping @MainActor () async throws -> RefreshResult,
      @ViewBuilder indicator: @escaping @MainActor (RefreshStatus) -> some View
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(trigger, axis: axis, style: .hosted, proxy: proxy, action: action)
        .with(\.content, (extent, { AnyView(indicator($0)) }))
    }

    /// Adds a control below the content, with an indicator of SwiftUI views and an action that returns a
    /// Boolean value: whether there may be more data.
    @_disfavoredOverload
    public func tugFooter(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical, extent: CGFloat,
      proxy: TugProxy? = nil, action: @escaping @MainActor () async throws -> Bool,
      @ViewBuilder indicator: @escaping @MainActor (RefreshStatus) -> some View
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(trigger, axis: axis, style: .hosted, proxy: proxy, action: action)
        .with(\.content, (extent, { AnyView(indicator($0)) }))
    }
  }

  @MainActor
  extension ModifiedContent where Modifier == TugControl {
    /// Sets every other option of the control, in each update.
    public func tugConfigure(_ set: @escaping @MainActor (Refresher) -> Void) -> Self {
      with(\.configuration.configure, set)
    }

    /// Sets the options that all controls of the list share, in each update.
    public func tugConfigureList(_ set: @escaping @MainActor (ScrollControls) -> Void) -> Self {
      with(\.configuration.configureList, set)
    }

    /// Keeps the visible rows where they are when an update adds others before them, as in a chat whose header loads
    /// older messages.
    ///
    /// ```swift
    /// List(chat.messages) { Bubble($0) }
    ///   .tugHeader(.auto) { try await chat.loadPrevious() }
    ///   .tugPreservesPosition(of: chat.messages.first?.id)
    /// ```
    ///
    /// - Parameter first: what changes when rows come before the visible ones, such as the identity of the
    ///   first one. Nothing is kept while it's `nil`, and for the first value after that. Give a list of
    ///   other things another `id(_:)`.
    public func tugPreservesPosition<ID: Hashable>(of first: ID?) -> Self {
      with(\.configuration.position, first.map { AnyHashable($0) })
    }

    /// Attaches the control to the scroll view around the content instead of the one inside it.
    public func tugInsideScrollView() -> Self {
      with(\.configuration.isInsideScrollView, true)
    }

    func with<V>(_ key: WritableKeyPath<TugControl, V>, _ value: V) -> Self {
      var copy = self
      copy.modifier[keyPath: key] = value
      return copy
    }
  }
#endif
