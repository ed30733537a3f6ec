import DemoScenes
import Foundation
import Testing

@Suite("The feed's client")
struct FeedClientTests {
  /// Nobody listens on port 1: every answer is a refusal, and comes at once.
  private let client: FeedClient

  init() throws {
    client = FeedClient(url: try #require(URL(string: "http://127.0.0.1:1/")))
  }

  @Test(
    "a screen that leaves at the very moment of an answer blocks nobody",
    .timeLimit(.minutes(5)))
  func cancellationMeetsAnswer() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    var iterator = ends.makeAsyncIterator()
    let canceller = DispatchQueue(label: "canceller")
    for round in 0..<2000 {
      // Tasks and a thread of their own: if they are stuck, the time limit still ends the test.
      let request = Task.detached { [client] in
        _ = try? await client.page()
        end.yield()
      }
      canceller.async {
        // Different moments of the request, from before its start to after its end.
        for _ in 0..<(round % 200) * 10 { sched_yield() }
        request.cancel()
      }
      try #require(
        await iterator.next() != nil, "the app waits for a request that never comes back")
    }
  }
}
