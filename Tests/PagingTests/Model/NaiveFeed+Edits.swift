extension NaiveFeed {
  mutating func edit(_ edit: Edit) {
    if isRefreshing || sides == nil { editsSinceRefresh.append(edit) }
    switch edit {
    case .insert(let new, let place): insert(new.filter { !gaps.contains(-$0.id) }, at: place)
    case .remove(let ids):
      for id in ids where !gaps.contains(-id) { keep(id) }
      over += close(ids.map { -$0 }.filter(gaps.contains))
      line = line.compactMap { ids.contains($0.id) ? left($0) : $0 }
    case .replace(let new):
      for post in new where !gaps.contains(-post.id) {
        guard let index = row(post.id) else { continue }
        keep(post.id)
        line[index].post = post
      }
    case .release(let ids):
      for id in ids { originals[id] = nil }
      line.removeAll { $0.post == nil && ids.contains($0.id) }
    case .rollback(let id): rollBack(id)
    }
  }

  func row(_ id: Int) -> Int? { line.firstIndex { $0.post?.id == id } }

  private mutating func keep(_ id: Int) {
    originals[id] = originals[id] ?? row(id).map { [line[$0].post!] } ?? []
  }

  /// What a row leaves that the app takes away: the first place on which it stood.
  private func left(_ slot: Slot) -> Slot? {
    let isThere = line.contains { $0.id == slot.id && $0.post == nil }
    guard slot.post != nil else { return slot }
    guard originals[slot.id]?.isEmpty == false, !isThere else { return nil }
    var place = slot
    place.post = nil
    return place
  }

  private mutating func rollBack(_ id: Int) {
    guard let original = originals.removeValue(forKey: id) else { return }
    guard let place = line.firstIndex(where: { $0.id == id && $0.post == nil }) ?? row(id)
    else { return }
    line[place].post = original.first
    line = line.indices.filter { line[$0].id != id || $0 == place && !original.isEmpty }
      .map { line[$0] }
  }

  /// Marks the position first, because its neighbor may be among the moved items.
  private mutating func insert(_ new: [Post], at place: ItemPlace<Int>) {
    let index =
      switch place {
      case .start: 0
      case .end: line.count
      case .before(let id): row(id) ?? 0
      case .after(let id): row(id).map { $0 + 1 } ?? line.count
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
      keep(id)
      sources[id] = nil
    }
    let stays = { (slot: Slot) in ids.contains(slot.id) ? left(slot) : slot }
    line =
      line[..<index].compactMap(stays) + unique.map { Slot($0) } + line[index...].compactMap(stays)
  }
}
