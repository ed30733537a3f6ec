import Paging
internal import TugRules

#if canImport(Combine)
  import Combine

  // For SwiftUI to keep it with a view. Nothing is published: views read the feed.
  extension FeedLoader: ObservableObject {}
#endif

/// Loads the next pages of a feed where `LoadTrigger` says so. Its loads run in tasks of its own: a view that is drawn
/// again neither cancels nor starts one.
@MainActor
final class FeedLoader {
  private var trigger: LoadTrigger
  private let nextFrame: @MainActor () async -> Void
  private var feed: ObjectIdentifier?
  private var load: (@MainActor () async throws -> Bool)?
  private var work: Task<Void, Never>?

  /// - Parameters:
  ///   - trigger: the rules, which know the list, whichever feed it shows.
  ///   - nextFrame: returns after the layout of what has changed.
  init(
    _ trigger: LoadTrigger,
    nextFrame: @escaping @MainActor () async -> Void = {
      try? await Task.sleep(nanoseconds: 16_666_667)
    }
  ) {
    (self.trigger, self.nextFrame) = (trigger, nextFrame)
  }

  deinit { work?.cancel() }

  /// Follows a feed until the task is canceled.
  ///
  /// - Parameter changed: called after each change of the feed.
  func follow<Item: Sendable, ID: Hashable, Cursor: Hashable>(
    _ feed: PagedFeed<Item, ID, Cursor>, changed: @MainActor () -> Void = {}
  ) async {
    begin(feed)
    for await change in feed.changes {
      if !change.edits.isEmpty { take { $0.rowsChanged() } }
      let next = change.state.next
      take { $0.nextPage(exists: !next.isEnd, hasFailed: next.failure != nil) }
      changed()
    }
  }

  /// The same feed goes on where it was: its view was out of sight.
  private func begin<Item: Sendable, ID: Hashable, Cursor: Hashable>(
    _ feed: PagedFeed<Item, ID, Cursor>
  ) {
    guard self.feed != ObjectIdentifier(feed) else { return }
    self.feed = ObjectIdentifier(feed)
    work?.cancel()
    load = { try await feed.loadNext() }
    // What the list has said before it was known whose rows it shows.
    take { $0.rowsChanged() }
  }

  /// Tells the rules of an event, and does what they answer.
  func take(_ event: (inout LoadTrigger) -> [LoadTrigger.Step]) {
    for step in event(&trigger) {
      switch step {
      case .load(let run):
        guard let load else { return take { $0.ended(run, .cancelled) } }
        work = Task { [weak self] in
          let outcome = await Self.outcome(of: load)
          self?.take { $0.ended(run, outcome) }
        }
      case .look(let run):
        Task { [weak self, nextFrame] in
          await nextFrame()
          self?.take { $0.look(run) }
        }
      }
    }
  }

  private static func outcome(of load: @MainActor () async throws -> Bool) async -> RefreshOutcome {
    do {
      return try await load() ? .success : .noMoreData
    } catch {
      return error is CancellationError ? .cancelled : .failure
    }
  }
}

extension LoadState {
  var isEnd: Bool { if case .end = self { true } else { false } }

  /// The reason for which no page comes without a request.
  var failure: Failure? { if case .failed(let failure) = self { failure } else { nil } }
}
