import SwiftUI
import TugSwiftUI

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
