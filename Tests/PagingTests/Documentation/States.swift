import Paging

@MainActor
func show(_ posts: PagedFeed<Post, Int, String>, _ more: UIButton) {
  switch posts.state.next {
  case .idle: more.setTitle("Load more", for: .normal)
  case .loading, .waiting: more.setTitle("Loading…", for: .normal)
  case .failed: more.setTitle("Try again", for: .normal)
  case .end: more.setTitle("No more posts", for: .normal)
  }
}
