import DemoScenes
import Foundation
import Testing

@Suite("The feed's client")
struct FeedClientTests {
  /// A client of a port without a server, where every request is refused at once.
  private let client: FeedClient

  init() throws {
    client = FeedClient(url: try #require(URL(string: "http://127.0.0.1:1/")))
  }

  @Test("a request that is refused has words for the line below the control's title")
  func words() {
    let error: any Error = FeedError.refused(status: 503)
    let words = (error as? any LocalizedError)?.errorDescription
    #expect(words == "The server answered with status 503")
  }

  @Test(
    "a request canceled at the moment of its answer ends",
    .timeLimit(.minutes(30)))
  func cancellationMeetsAnswer() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    var iterator = ends.makeAsyncIterator()
    let canceller = DispatchQueue(label: "canceller")
    for round in 0..<2000 {
      // A separate task and thread, so that the time limit still ends the test if they deadlock.
      let request = Task.detached { [client] in
        _ = try? await client.posts(after: nil)
        end.yield()
      }
      canceller.async {
        // Moments from before the start of the request to after its end.
        for _ in 0..<(round % 200) * 10 { sched_yield() }
        request.cancel()
      }
      try #require(
        await iterator.next() != nil, "the app waits for a request that never comes back")
    }
  }
}
