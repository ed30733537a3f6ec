import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
  import Synchronization
#endif

#if canImport(FoundationNetworking)
  extension URLSession {
    /// The same as `data(from:)`, for tasks that are canceled at any moment.
    ///
    /// Outside of Apple's systems, canceling a request while its answer arrives deadlocks the two
    /// threads, one of which may be the main thread (swift-corelibs-foundation, issue 5412), and
    /// canceling a request at the moment of its failure ends the program. Here a canceled request
    /// continues, and its answer is discarded.
    func answer(from url: URL) async throws -> (Data, URLResponse) {
      let answer = Answer()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          answer.wait(with: continuation)
          dataTask(with: url) { data, response, error in
            if let data, let response {
              answer.come(.success((data, response)))
            } else {
              answer.come(.failure(error ?? URLError(.badServerResponse)))
            }
          }.resume()
        }
      } onCancel: {
        answer.come(.failure(CancellationError()))
      }
    }
  }

  /// An answer or a cancellation, whichever comes first. Safe to use from any thread.
  private final class Answer: Sendable {
    typealias Value = Result<(Data, URLResponse), any Error>

    private enum State {
      case asked
      case awaited(CheckedContinuation<(Data, URLResponse), any Error>)
      case came(Value)
    }

    private let state = Mutex(State.asked)

    func wait(with continuation: CheckedContinuation<(Data, URLResponse), any Error>) {
      let early: Value? = state.withLock { state in
        if case .came(let value) = state { return value }
        state = .awaited(continuation)
        return nil
      }
      if let early { continuation.resume(with: early) }
    }

    func come(_ value: Value) {
      let waiting: CheckedContinuation<(Data, URLResponse), any Error>? = state.withLock { state in
        switch state {
        case .asked:
          state = .came(value)
          return nil
        case .awaited(let continuation):
          state = .came(value)
          return continuation
        case .came:
          return nil
        }
      }
      // Outside of the lock, because the continuation may run at once and use this object again.
      waiting?.resume(with: value)
    }
  }
#else
  extension URLSession {
    func answer(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url)
    }
  }
#endif
