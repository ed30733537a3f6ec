import Paging

@MainActor
func open(_ posts: PagedFeed<Post, Int, String>, _ cache: Cache) async throws {
  async let refresh: Void = posts.refresh()
  if let page = await cache.firstPage() { posts.restore(page) }
  try await refresh
  await cache.save(Array(posts.items.prefix(50)))
}
