import Paging
import Testing

@Suite("A built-in cursor")
struct CursorTests {
  @Test("with page numbers counts up and down")
  func numbers() {
    let middle = Page([1, 2], number: 5, size: 2)
    #expect((middle.next, middle.previous) == (6, 4))
    let first = Page([1, 2], number: 1, size: 2)
    #expect((first.next, first.previous) == (2, nil))
    let fromZero = Page([1, 2], number: 0, size: 2, first: 0)
    #expect((fromZero.next, fromZero.previous) == (1, nil))
    #expect(Page([1], number: 5, size: 2).next == nil, "a short page is the last one")
    #expect(Page([Int](), number: 5, size: 0).next == nil)
  }

  @Test("with offsets continues where the page ends")
  func offsets() {
    let page = Page(Array(0..<20), offset: 40, limit: 20)
    #expect((page.next, page.previous) == (60, 20))
    #expect(Page(Array(0..<20), offset: 10, limit: 20).previous == 0)
    #expect(Page(Array(0..<20), offset: 0, limit: 20).previous == nil)
    #expect(Page(Array(0..<19), offset: 0, limit: 20).next == nil)
    #expect(Page(Array(0..<20), offset: 0, limit: 20, overlap: 5).next == 15)
  }

  @Test("accepts any numbers", arguments: [Int.min, -1, 0, 1, .max], [Int.min, -1, 0, 1, .max])
  func extremes(_ one: Int, _ two: Int) {
    for count in [0, 1, 20] {
      let items = Array(0..<count)
      for overlap in [Int.min, -1, 0, 1, 19, 20, .max] {
        let page = Page(items, offset: one, limit: two, overlap: overlap)
        if let next = page.next { #expect(next > one, "it would continue forever") }
      }
      let page = Page(items, number: one, size: two, first: two)
      if let next = page.next { #expect(next > one) }
    }
  }

  /// The post with the number 1 is deleted while the user reads the first page.
  @Test("with an overlap skips no item when one is removed on the server")
  func overlap() {
    for (overlap, expected) in [(0, [0, 1, 2, 3, 5, 6, 7]), (2, [0, 1, 2, 3, 4, 5, 6, 7])] {
      let feed = PostFeed()
      let first = (0..<4).map { Post(id: $0) }
      feed.get(.refresh, Page(first, offset: 0, limit: 4, overlap: overlap))
      var posts = (0..<8).filter { $0 != 1 }.map { Post(id: $0) }
      while let offset = feed.cursor(of: .next) {
        let items = Array(posts.dropFirst(offset).prefix(4))
        feed.get(.next, Page(items, offset: offset, limit: 4, overlap: overlap))
      }
      posts = []
      #expect(feed.ids == expected)
    }
  }
}
