#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  // Forms that compile, or nearly do, and mean something else than they say: see `Refresher+Misuse.swift`.
  @MainActor
  extension View {
    @available(
      *, deprecated,
      message: "This closure returns at once: make it async, and wait for the work in it"
    )
    @_documentation(visibility: internal)
    public func tugHeader<Output>(
      _ trigger: TugTrigger = .pull, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () -> Output
    ) -> ModifiedContent<Self, TugControl> {
      tugHeader(trigger, axis: axis, style: style, proxy: proxy) { () async throws -> Output in
        action()
      }
    }

    @available(*, deprecated, message: "A Bool ends no refresh: use `tugFooter` to load more")
    @_documentation(visibility: internal)
    public func tugHeader<Dropped: _DroppedByRefresh>(
      axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () async throws -> Dropped
    ) -> ModifiedContent<Self, TugControl> {
      tugHeader(.pull, axis: axis, style: style, proxy: proxy) {
        () async throws -> Void in _ = try await action()
      }
    }

    @available(*, unavailable, message: "Return a RefreshResult or a Bool: is there more to load?")
    public func tugFooter(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical,
      style: RefreshStyle = .normal, proxy: TugProxy? = nil,
      action: @escaping @MainActor () async throws -> Void
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(trigger, axis: axis, style: style, proxy: proxy) {
        () async throws -> RefreshResult in
        try await action()
        return .success
      }
    }

    @available(
      *, unavailable,
      message: "This closure returns at once: make it async, and wait for the work in it"
    )
    public func tugFooter<Output>(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () -> Output
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(trigger, axis: axis, style: style, proxy: proxy) {
        () async throws -> RefreshResult in
        _ = action()
        return .success
      }
    }

    @available(
      *, deprecated,
      message: "This closure returns at once: make it async, and wait for the work in it"
    )
    @_documentation(visibility: internal)
    public func tugFooter(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () -> RefreshResult
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(trigger, axis: axis, style: style, proxy: proxy) {
        () async throws -> RefreshResult in action()
      }
    }

    @available(
      *, deprecated,
      message: "This closure returns at once: make it async, and wait for the work in it"
    )
    @_documentation(visibility: internal)
    public func tugFooter(
      _ trigger: TugTrigger = .auto, axis: Axis = .vertical, style: RefreshStyle = .normal,
      proxy: TugProxy? = nil, action: @escaping @MainActor () -> Bool
    ) -> ModifiedContent<Self, TugControl> {
      tugFooter(trigger, axis: axis, style: style, proxy: proxy) {
        () async throws -> RefreshResult in action() ? .success : .noMoreData
      }
    }
  }
#endif
