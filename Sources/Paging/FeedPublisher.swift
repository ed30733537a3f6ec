#if canImport(Combine)
  import Combine

  extension PagedFeed {
    /// The same snapshots as ``changes``, for Combine: each subscriber begins with all items that have loaded. It
    /// receives them on the main actor, after calls that wait for a page may have returned, and never a failure.
    public var publisher: AnyPublisher<Change, Never> {
      Deferred { [weak self] in
        let subject = PassthroughSubject<Change, Never>()
        let changes = MainActor.assumeIsolated { self?.changes }
        let task = Task { @MainActor in
          if let changes { for await change in changes { subject.send(change) } }
          subject.send(completion: .finished)
        }
        return subject.handleEvents(receiveCancel: { task.cancel() })
      }
      .eraseToAnyPublisher()
    }
  }
#endif
