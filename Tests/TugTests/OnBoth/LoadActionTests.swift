import Testing

@testable import Tug

@MainActor
@Suite("An action that loads", .timeLimit(.minutes(30)))
struct LoadActionTests {
  let screen = Screen()

  /// Loads once and returns the state at the end.
  private func ending(_ footer: Refresher) async -> RefreshState {
    screen.host.run {
      screen.scrollView.tug.footer = footer
      footer.beginRefreshing()
    }
    await screen.wait(1)
    await withCheckedContinuation { continuation in
      if !footer.isRefreshing { return continuation.resume() }
      footer.onStateChange = { [weak footer] old, _ in
        guard old == .refreshing else { return }
        footer?.onStateChange = nil
        continuation.resume()
      }
    }
    await screen.wait(1)
    return footer.state
  }

  @Test("may return whether there may be more data", arguments: [true, false], [true, false])
  func boolean(hasMore: Bool, isPulled: Bool) async {
    let list = Pages(hasMore: hasMore)
    let footer: Refresher =
      isPulled
      ? .pullToLoad(.classic) { try await list.loadNext() }
      : .auto(.classic) { try await list.loadNext() }
    #expect(await ending(footer) == (hasMore ? .idle : .noMoreData))
    #expect(list.loads == 1)
  }

  @Test("shows a failure when it throws instead of returning whether there may be more data")
  func failure() async {
    let list = Pages(hasMore: nil)
    #expect(await ending(.auto(.classic) { try await list.loadNext() }) == .failed)
    #expect(await ending(.pullToLoad(.classic) { try await list.loadNext() }) == .failed)
  }

  @Test("may have several statements, and return either type")
  func statements() async {
    let list = Pages(hasMore: false)
    let result = Refresher.auto(.classic) {
      let hasMore = try await list.loadNext()
      if hasMore { return .success }
      return .noMoreData
    }
    #expect(await ending(result) == .noMoreData)
    let boolean = Refresher.auto(.classic) {
      let hasMore = try await list.loadNext()
      if hasMore { return true }
      return false
    }
    #expect(await ending(boolean) == .noMoreData)
    let pulled = Refresher.pullToLoad(.classic) { [weak list] in
      guard let list else { return .noMoreData }
      return try await list.loadNext() ? .success : .noMoreData
    }
    #expect(await ending(pulled) == .noMoreData)
  }

  @Test("may only throw, without a type")
  func throwing() async {
    #expect(await ending(.auto(.classic) { throw Trouble() }) == .failed)
    #expect(await ending(.pullToLoad(.classic) { throw Trouble() }) == .failed)
  }
}

/// A list whose pages say whether there are more, or fail.
@MainActor
private final class Pages {
  private let hasMore: Bool?
  private(set) var loads = 0

  init(hasMore: Bool?) { self.hasMore = hasMore }

  @discardableResult
  func loadNext() async throws -> Bool {
    loads += 1
    guard let hasMore else { throw Trouble() }
    return hasMore
  }
}
