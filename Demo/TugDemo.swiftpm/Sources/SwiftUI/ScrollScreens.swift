import SwiftUI
import TugSwiftUI

/// A grid in a scroll view. Its footer loads one screen before the end.
@MainActor
struct GridScreen: View {
  @StateObject private var feed = NumberFeed()

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
        ForEach(feed.items, id: \.self) { Tile(number: $0) }
      }
      .padding()
    }
    .tugHeader(style: .spinner) { try await feed.refresh() }
    .tugFooter { try await feed.loadNext() }
    .tugConfigure {
      $0.trigger.auto?.distance = .viewports(1)
      $0.resultDuration = 0.6
    }
    .tugConfigureList { $0.arbitration = .parallel }
  }
}

/// Cards that scroll sideways. The header is declared inside the scroll view.
@MainActor
struct HorizontalScreen: View {
  @StateObject private var feed = NumberFeed()

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(feed.items, id: \.self) { Tile(number: $0).frame(width: 160) }
      }
      .padding()
      .tugHeader(axis: .horizontal) { try await feed.refresh() }
      .tugInsideScrollView()
    }
    .tugFooter(axis: .horizontal) { try await feed.loadNext() }
    .frame(height: 240)
  }
}

/// A chat, whose header loads older messages when its start comes near.
@MainActor
struct ChatScreen: View {
  @StateObject private var feed = NumberFeed()

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(feed.items, id: \.self) { Text("Message \($0)").id($0) }
        }
        .padding()
      }
      .tugHeader(.auto, style: .text) { try await feed.loadEarlier() }
      .tugPreservesPosition(of: feed.items.first)
      .onAppear {
        if let last = feed.items.last { reader.scrollTo(last, anchor: .bottom) }
      }
    }
  }
}

/// An indicator of SwiftUI views.
@MainActor
struct OwnIndicatorScreen: View {
  @StateObject private var feed = NumberFeed()

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(feed.items, id: \.self) { Tile(number: $0) }
      }
      .padding()
    }
    .tugHeader(extent: 80) {
      try await feed.refresh()
    } indicator: { status in
      Flame(progress: status.progress, isBurning: status.isRefreshing)
    }
  }
}

/// A flame that grows with the pull.
struct Flame: View {
  let progress: CGFloat
  let isBurning: Bool

  var body: some View {
    Image(systemName: isBurning ? "flame.fill" : "flame")
      .font(.largeTitle)
      .foregroundColor(.orange)
      .scaleEffect(min(max(progress, 0.1), 1.2))
      .opacity(Double(min(progress, 1)))
  }
}

private struct Tile: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .frame(maxWidth: .infinity, minHeight: 90)
      .background(Color.accentColor.opacity(0.15))
      .cornerRadius(12)
  }
}

/// A list that refreshes and loads more.
@MainActor
struct ListScreen: View {
  @StateObject private var feed = NumberFeed()
  @StateObject private var header = TugProxy()

  var body: some View {
    List(feed.items, id: \.self) { Text("Row \($0)") }
      .tugHeader(proxy: header) { try await feed.refresh() }
      .tugFooter(.auto) { try await feed.loadNext() }
      .toolbar {
        Button("Refresh") { header.begin() }
          .disabled(header.isRefreshing)
      }
  }
}

/// A footer beside `.refreshable`, which takes precedence over a header of Tug.
@MainActor
struct RefreshableScreen: View {
  @StateObject private var feed = NumberFeed()

  var body: some View {
    List(feed.items, id: \.self) { Text("Row \($0)") }
      .refreshable { try? await feed.refresh() }
      .tugFooter(.auto) { try await feed.loadNext() }
  }
}

/// Numbers that come in pages, after a moment, as from a server.
@MainActor
final class NumberFeed: ObservableObject {
  @Published private(set) var items = Array(1...20)
  private let limit = 60

  func refresh() async throws {
    try await wait()
    items = Array(1...20)
  }

  func loadNext() async throws -> RefreshResult {
    try await wait()
    items += items.count + 1...items.count + 10
    return items.count < limit ? .success : .noMoreData
  }

  /// Puts ten more before the others.
  func loadEarlier() async throws -> RefreshResult {
    try await wait()
    let first = items.first ?? 1
    items = Array(first - 10..<first) + items
    return items.count < limit ? .success : .noMoreData
  }

  private func wait() async throws { try await Task.sleep(nanoseconds: 800_000_000) }
}
