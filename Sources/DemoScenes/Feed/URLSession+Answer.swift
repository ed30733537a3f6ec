import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
  import Synchronization
#endif

#if canImport(FoundationNetworking)
  extension URLSession {
    /// `data(from:)` that may be cancelled at any moment.
    ///
    /// Off Apple's systems, cancelling a request while its answer arrives locks the two threads
    /// against each other, with the main thread among them when it is the one that cancels
    /// (swift-corelibs-foundation, issue 5412); and a request that is cancelled just when it has
    /// failed ends the program. Here a cancelled request is left to end by itself, unheard.
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

  /// The first of an answer and a cancellation, whichever thread it comes from.
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
      // Outside of the lock: whoever waited runs on, and may come back here.
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
