import SwiftUI
import TugSwiftUI

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
