#if canImport(SwiftUI)
  internal import TugRules
  public import Paging
  public import SwiftUI

  /// The last row of a list, which loads the next page of a feed when it comes into view.
  ///
  /// ```swift
  /// List {
  ///   ForEach(feed.items) { PostRow($0) }
  ///   MoreRow(feed)
  /// }
  /// ```
  ///
  /// It shows a spinner while more is to come, and takes no place at the end of the data. After a failure it shows the
  /// reason, and a tap loads again. It loads the first page of an empty feed, too, and goes on while the
  /// list is shorter than the screen. It knows no scroll view, and works on every system.
  ///
  /// Put it into a container that makes its rows late: a `List`, a `LazyVStack`, a `LazyVGrid`. In others it is in view
  /// from the start, and loads everything.
  public struct MoreRow<Item: Sendable, ID: Hashable, Cursor: Hashable, Failed: View>: View {
    private let feed: PagedFeed<Item, ID, Cursor>
    private let failed: (any Error) -> Failed
    // Read where the row is made: what SwiftUI compares before it draws the row again, also before iOS 17.
    private let rows: Int
    private let isAtEnd: Bool
    @StateObject private var loader = FeedLoader(LoadTrigger(.points(0), fills: .max))
    /// Counts changes, for systems that can't observe a feed.
    @State private var changes = 0

    /// Creates a row with a view of the app's for a failure.
    ///
    /// - Parameters:
    ///   - feed: the feed that the list shows.
    ///   - failed: the view after a failure. A tap on it loads again.
    public init(
      _ feed: PagedFeed<Item, ID, Cursor>,
      @ViewBuilder failed: @escaping (any Error) -> Failed
    ) {
      (self.feed, self.failed) = (feed, failed)
      (rows, isAtEnd) = (feed.items.count, feed.state.next.isEnd)
    }

    public var body: some View {
      let _ = changes
      let (rows, state) = (feed.items.count, feed.state.next)
      if !state.isEnd {
        Group {
          if let error = state.failure {
            Button {
              loader.take { $0.tapped() }
            } label: {
              failed(error)
            }
          } else {
            ProgressView()
          }
        }
        .frame(maxWidth: .infinity)
        .task(id: rows) { loader.take { $0.rowShows(true, rows: rows) } }
        .onDisappear { loader.take { $0.rowShows(false, rows: rows) } }
        .task(id: ObjectIdentifier(feed)) { await loader.follow(feed) { changes += 1 } }
      }
    }
  }

  extension MoreRow where Failed == FailureLabel {
    /// Creates a row that shows the reason of a failure beside a sign.
    ///
    /// - Parameter feed: the feed that the list shows.
    public init(_ feed: PagedFeed<Item, ID, Cursor>) {
      self.init(feed) { FailureLabel(error: $0) }
    }
  }

  /// The reason of a failure, and the sign of another attempt.
  public struct FailureLabel: View {
    let error: any Error

    public var body: some View {
      HStack(spacing: 8) {
        Text(error.localizedDescription).multilineTextAlignment(.center)
        Image(systemName: "arrow.clockwise")
      }
      .padding(.vertical, 8)
    }
  }
#endif
