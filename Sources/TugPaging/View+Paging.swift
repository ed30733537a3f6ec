// A screen of a feed: what TugSwiftUI shows, and Paging decides. Neither knows the other.
@_exported import Paging
@_exported import TugSwiftUI

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  @MainActor
  extension View {
    /// Makes a `List` or `ScrollView` with the items of a feed a whole screen: the first load, a pull that refreshes, more
    /// as the end comes near, and the end of the data.
    ///
    /// A list without items says why in its middle: it loads, has none, or has failed, with a button that tries again.
    ///
    /// - Parameter feed: the feed that the list shows.
    public func tugPaging<Item: Sendable, ID: Hashable, Cursor: Hashable>(
      _ feed: PagedFeed<Item, ID, Cursor>
    ) -> some View {
      tugPaging(feed) {
        Image(systemName: "tray").font(.largeTitle).foregroundColor(.secondary)
      } failed: { error, retry in
        VStack(spacing: 12) {
          Text(error.localizedDescription).multilineTextAlignment(.center)
          Button(action: retry) { Image(systemName: "arrow.clockwise") }
            .accessibilityLabel(Text(TugLanguage.current.texts.refreshAction))
        }
        .padding()
      }
    }

    /// Makes a list with the items of a feed a whole screen, with views of the app's for a list without items.
    ///
    /// - Parameters:
    ///   - feed: the feed that the list shows.
    ///   - empty: the view when there are no items. Touches pass through it, so that the list can be pulled.
    ///   - failed: the view when the first load has failed, with the error and a closure that tries again.
    public func tugPaging<Item: Sendable, ID: Hashable, Cursor: Hashable>(
      _ feed: PagedFeed<Item, ID, Cursor>, @ViewBuilder empty: () -> some View,
      @ViewBuilder failed:
        @escaping @MainActor (any Error, @escaping @MainActor () -> Void) ->
        some View
    ) -> some View {
      modifier(PagingScreen(feed: feed, empty: empty(), failed: failed))
    }
  }

  private struct PagingScreen<
    Item: Sendable, ID: Hashable, Cursor: Hashable, Empty: View, Failed: View
  >: ViewModifier {
    let feed: PagedFeed<Item, ID, Cursor>
    let empty: Empty
    let failed: @MainActor (any Error, @escaping @MainActor () -> Void) -> Failed
    /// Counts changes, for systems that can't observe a feed.
    @State private var changes = 0

    func body(content: Content) -> some View {
      let _ = changes
      let (isEmpty, state) = (feed.items.isEmpty, feed.state)
      content
        .tugRefreshable { try await feed.refresh() }
        .tugLoadMore(hasMore: !state.next.isEnd) { try await feed.loadNext() }
        .overlay(placeholder(isEmpty: isEmpty, state))
        .task(id: ObjectIdentifier(feed)) {
          if feed.items.isEmpty, case .idle = feed.state.refresh { load() }
          for await _ in feed.changes { changes += 1 }
        }
    }

    /// The task of a view ends with it; a load that others wait for goes on.
    private func load() { Task { try? await feed.refresh() } }

    @ViewBuilder
    private func placeholder(isEmpty: Bool, _ state: PagingState<any Error>) -> some View {
      if isEmpty {
        switch (state.refresh, state.next) {
        case (.failed(let error), _): failed(error, load)
        case (.loading, _), (.waiting, _): ProgressView().allowsHitTesting(false)
        case (_, .end): empty.allowsHitTesting(false)
        default: EmptyView()
        }
      }
    }
  }

  extension LoadState {
    fileprivate var isEnd: Bool {
      if case .end = self { true } else { false }
    }
  }
#endif
