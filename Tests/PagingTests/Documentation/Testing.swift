import Paging
import Testing

private struct Offline: Error {}

@MainActor
@Suite("The list of posts")
struct PostListTests {
  @Test("shows a post that is on two pages once")
  func overlap() async throws {
    let pages = [
      nil: Page([Post(id: 1, text: "A"), Post(id: 2, text: "B")], next: "2"),
      "2": Page([Post(id: 2, text: "B"), Post(id: 3, text: "C")], next: nil),
    ]
    let posts = PagedFeed(id: \.id) { (cursor: String?) in try #require(pages[cursor]) }
    try await posts.refresh()
    #expect(try await posts.loadNext() == false)
    #expect(posts.items.map(\.id) == [1, 2, 3])
  }

  @Test("retries a failed page after one second")
  func retry() async throws {
    var delays: [Double] = []
    var answers: [Page<Post, String>?] = [nil, Page([Post(id: 1, text: "A")])]
    var options = PagingOptions()
    options.retry = RetryPolicy(limit: 1)
    let posts = PagedFeed(
      options: options, id: \.id, sleep: { delays.append($0) }, jitter: { $0 },
      load: { (_: String?) in
        guard let page = answers.removeFirst() else { throw Offline() }
        return page
      })
    try await posts.refresh()
    #expect(delays == [1])
    #expect(posts.items.count == 1)
  }
}
