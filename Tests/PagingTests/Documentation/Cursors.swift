import Paging

@MainActor
func cursors(_ server: AppServer) {
  let numbered = PagedFeed(id: \.id) { (cursor: Int?) in
    let number = cursor ?? 1
    return Page(try await server.posts(page: number), number: number, size: 20)
  }
  let positioned = PagedFeed(id: \.id) { (cursor: Int?) in
    let offset = cursor ?? 0
    let items = try await server.posts(offset: offset, limit: 20)
    return Page(items, offset: offset, limit: 20, overlap: 3)
  }
  _ = (numbered, positioned)
}

@MainActor
func policies(_ server: AppServer) {
  var options = PagingOptions()
  options.duplicates = .move
  let posts = PagedFeed(options: options, id: \.id, isUnchanged: ==) { (cursor: String?) in
    try await server.posts(after: cursor)
  }
  _ = posts
}
