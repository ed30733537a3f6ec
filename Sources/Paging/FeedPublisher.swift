#if canImport(Combine)
  import Combine

  extension PagedFeed {
    /// The same snapshots as ``changes``, for Combine. Subscribe on the main thread: each subscriber begins with
    /// all items that have loaded, and receives on the main actor. Ends with the feed.
    public var publisher: AnyPublisher<Change, Never> {
      Deferred { [weak self] in
        let subject = PassthroughSubject<Change, Never>()
        let task = Task { @MainActor in
          if let changes = self?.changes {
            for await change in changes { subject.send(change) }
          }
          subject.send(completion: .finished)
        }
        return subject.handleEvents(receiveCancel: { task.cancel() })
      }
      .eraseToAnyPublisher()
    }
  }
#endif
