#if canImport(SwiftUI)
  internal import TugRules
  public import Paging
  public import SwiftUI

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  extension View {
    /// Loads the next page of a feed when the end of this `List` or `ScrollView` comes near.
    ///
    /// ```swift
    /// List(feed.items) { PostRow($0) }
    ///   .loadsMore(feed)
    ///   .task { try? await feed.refresh() }
    /// ```
    ///
    /// By the rules of Tug's automatic footer: once as the end comes near, once more after a drag to the very end, and
    /// up to ten times while the list is shorter than its viewport. After a failure nothing loads until the
    /// feed is asked again, which a ``MoreRow`` offers.
    ///
    /// - Parameters:
    ///   - feed: the feed that the list shows. Its first page is loaded by the app.
    ///   - axis: the axis along which the list scrolls. The default is vertical.
    ///   - distance: the distance to the end at which a page loads. The default is one screen before it.
    public func loadsMore<Item: Sendable, ID: Hashable, Cursor: Hashable>(
      _ feed: PagedFeed<Item, ID, Cursor>, along axis: Axis = .vertical,
      within distance: LoadDistance = .viewports(1)
    ) -> some View {
      modifier(LoadsMore(feed: feed, axis: axis, distance: distance))
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  private struct LoadsMore<Item: Sendable, ID: Hashable, Cursor: Hashable>: ViewModifier {
    private let feed: PagedFeed<Item, ID, Cursor>
    private let axis: Axis
    @StateObject private var loader: FeedLoader

    init(feed: PagedFeed<Item, ID, Cursor>, axis: Axis, distance: LoadDistance) {
      (self.feed, self.axis) = (feed, axis)
      _loader = StateObject(
        wrappedValue: FeedLoader(LoadTrigger(distance.measured, fills: 10)))
    }

    func body(content: Content) -> some View {
      content
        .onScrollGeometryChange(for: LoadTrigger.Geometry.self) { [axis] in
          LoadTrigger.Geometry($0, along: axis)
        } action: { _, new in
          loader.take { $0.moved(to: new) }
        }
        .onScrollPhaseChange { _, new in loader.take { $0.moves(by: new.cause) } }
        .task(id: ObjectIdentifier(feed)) { await loader.follow(feed) }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  extension LoadTrigger.Geometry {
    fileprivate init(_ geometry: ScrollGeometry, along axis: Axis) {
      let insets = geometry.contentInsets
      switch axis {
      case .vertical:
        self.init(
          offset: geometry.contentOffset.y, contentLength: geometry.contentSize.height,
          viewportLength: geometry.containerSize.height, insetBefore: insets.top,
          insetAfter: insets.bottom)
      case .horizontal:
        self.init(
          offset: geometry.contentOffset.x, contentLength: geometry.contentSize.width,
          viewportLength: geometry.containerSize.width, insetBefore: insets.leading,
          insetAfter: insets.trailing)
      }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  extension ScrollPhase {
    fileprivate var cause: ScrollCause {
      switch self {
      case .interacting: .finger
      case .decelerating: .momentum
      case .idle, .tracking, .animating: .program
      }
    }
  }
#endif
