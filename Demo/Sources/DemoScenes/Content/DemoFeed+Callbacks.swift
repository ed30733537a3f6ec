/// The requests of a feed for code with completion handlers.
extension DemoFeed {
  /// Starts over with something new, and then calls the closure, with the error if there was one.
  func refresh(completion: @escaping @MainActor ((any Error)?) -> Void) {
    Task {
      do {
        try await refresh()
        completion(nil)
      } catch {
        completion(error)
      }
    }
  }

  /// Adds a page, and then calls the closure, with whether there is more.
  func loadNext(completion: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
    Task {
      do {
        completion(.success(try await loadNext()))
      } catch {
        completion(.failure(error))
      }
    }
  }
}
