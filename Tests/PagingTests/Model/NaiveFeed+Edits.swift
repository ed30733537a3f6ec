extension NaiveFeed {
  mutating func edit(_ edit: Edit) {
    if isRefreshing || sides == nil { editsSinceRefresh.append(edit) }
    switch edit {
    case .insert(let new, let place): insert(new.filter { !gaps.contains(-$0.id) }, at: place)
    case .remove(let ids):
      for id in ids where !gaps.contains(-id) { keep(id, isPlaced: true) }
      over += close(ids.map { -$0 }.filter(gaps.contains))
      posts.removeAll { ids.contains($0.id) }
    case .replace(let new):
      for post in new where !gaps.contains(-post.id) {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { continue }
        keep(post.id, isPlaced: false)
        posts[index] = post
      }
    case .release(let ids): for id in ids { originals[id] = nil }
    case .rollback(let id): rollBack(id)
    }
  }

  private mutating func keep(_ id: Int, isPlaced: Bool) {
    let index = posts.firstIndex { $0.id == id }
    let former = originals[id]
    originals[id] =
      former.map { ($0.post, $0.after, $0.isPlaced || isPlaced) }
      ?? (index.map { posts[$0] }, index.flatMap { $0 > 0 ? posts[$0 - 1].id : nil }, isPlaced)
  }

  private mutating func rollBack(_ id: Int) {
    guard let original = originals[id] else { return }
    var (after, seen) = (original.after, [Int]())
    while let before = after, !posts.contains(where: { $0.id == before }), !seen.contains(before),
      let other = originals[before]
    {
      seen.append(before)
      after = other.after
    }
    originals[id] = nil
    let index = posts.firstIndex { $0.id == id }
    guard let post = original.post else { return posts.removeAll { $0.id == id } }
    if let index, !original.isPlaced {
      posts[index] = post
      return
    }
    posts.removeAll { $0.id == id }
    let place = after.map { after in
      posts.firstIndex { $0.id == after }.map { $0 + 1 } ?? posts.count
    }
    posts.insert(post, at: place ?? 0)
  }

  /// Marks the position first, because its neighbor may be among the moved items.
  private mutating func insert(_ new: [Post], at place: ItemPlace<Int>) {
    let index =
      switch place {
      case .start: 0
      case .end: posts.count
      case .before(let id): posts.firstIndex { $0.id == id } ?? 0
      case .after(let id): posts.firstIndex { $0.id == id }.map { $0 + 1 } ?? posts.count
      }
    let ids = new.map(\.id)
    var unique: [Post] = []
    for post in new {
      if let index = unique.firstIndex(where: { $0.id == post.id }) {
        unique[index] = post
      } else {
        unique.append(post)
      }
    }
    for id in ids {
      keep(id, isPlaced: true)
      sources[id] = nil
    }
    posts =
      posts[..<index].filter { !ids.contains($0.id) } + unique
      + posts[index...].filter { !ids.contains($0.id) }
  }
}
