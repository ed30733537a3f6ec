extension NaiveFeed {
  mutating func answer(_ request: PageRequest, _ page: Page<Post, Int>) {
    guard let load = load(request) else { return }
    loads.removeAll { $0 == load }
    if request == .refresh { return answerRefresh(load, page) }
    let idsBefore = posts.map(\.id)
    if let asked = load.cursor { sides?[request]?.answered.append(asked) }
    var cursor = request.isDown ? page.next : page.previous
    if let new = cursor, sides![request]!.answered.contains(new) { cursor = nil }
    let ends = show(
      page.items, from: Page([load.cursor], next: page.next, previous: page.previous),
      for: request, isLast: cursor == nil)
    let isNew = posts.contains { !idsBefore.contains($0.id) }
    defer { over += ends }
    guard sides![request] != nil else { return }
    (sides![request]!.cursor, sides![request]!.latest) = (cursor, load.cursor)
    defer { trim(after: request) }
    if let cursor, !isNew, posts.isEmpty || load.emptyPages < options.emptyPageLimit {
      pass(load, to: cursor)
    } else {
      over.append(request)
    }
  }

  private mutating func answerRefresh(_ load: Load, _ page: Page<Post, Int>) {
    let waiting = requests
    passed.append((load.cursor, page))
    let next = passed.contains { $0.cursor == page.next } ? nil : page.next
    passed[passed.count - 1].page.next = next
    let before = self
    let (isEnough, shown) = showRefreshed()
    if let next, !isEnough {
      let isEmpty = posts.isEmpty
      self = before
      if !isEmpty, case .pages = refresh {
        return begin(
          Load(request: .refresh, cursor: next, failureBefore: load.failureBefore))
      }
      return pass(load, to: next)
    }
    over += shown + waiting
  }

  /// Shows the pages of a refresh. Returns whether they are enough, and what ends with them.
  private mutating func showRefreshed() -> (Bool, [PageRequest]) {
    if case .pages(let count, _) = refresh {
      renew(passed)
      return (!posts.isEmpty && passed.filter { !$0.page.items.isEmpty }.count >= count, [])
    }
    let new = passed.flatMap { $0.page.items }
    let next = passed.last!.page.next
    let isTouching = next == nil || new.contains { self.isTouched($0.id) }
    let gap = Post(id: -latestGap - 1)
    let isFree =
      originals[gap.id] == nil && !posts.contains { $0.id == gap.id }
      && !new.contains { $0.id == gap.id }
    guard sides != nil, !posts.isEmpty, isTouching || setup.hasGaps && isFree else {
      renew(passed)
      return (!posts.isEmpty, [])
    }
    let idsBefore = posts.map(\.id)
    let previous = sides![.previous]!
    if !isTouching {
      latestGap += 1
      sides![.down(latestGap)] = Side(cursor: next, answered: passed.compactMap(\.cursor))
      sides![.up(latestGap)] = previous
    }
    sides![.previous] = Side(cursor: passed[0].page.previous, latest: passed[0].cursor)
    let ends = show(
      new, from: Page([passed[0].cursor], next: next, previous: passed[0].page.previous),
      for: .refresh, row: isTouching ? nil : gap)
    return (isTouching || posts.contains { !idsBefore.contains($0.id) && $0 != gap }, ends)
  }

  /// Loads the page after one without anything to show, after a delay when there were too many.
  private mutating func pass(_ load: Load, to cursor: Int) {
    var next = Load(
      request: load.request, cursor: cursor, emptyPages: load.emptyPages + 1, isOwn: load.isOwn,
      failureBefore: load.request == .refresh ? load.failureBefore : nil)
    let tooMany = next.emptyPages - options.emptyPageLimit
    guard tooMany > 0 else { return begin(next) }
    next.isDelayed = true
    loads.append(next)
    delays.append([1, 2, 4, 8, 16, 32, 60][min(tooMany, 7) - 1])
  }

  mutating func restore(_ page: Page<Post, Int>) {
    guard sides == nil else { return }
    renew([(initial, page)])
  }

  private mutating func renew(_ pages: [(cursor: Int?, page: Page<Post, Int>)]) {
    generation += 1
    (line, originals, sources, pageCount) = ([], [:], [:], 0)
    sides = [
      .next: Side(
        cursor: pages.contains { $0.cursor == pages.last!.page.next } ? nil : pages.last!.page.next,
        answered: pages.compactMap(\.cursor),
        latest: pages.last!.cursor),
      .previous: Side(cursor: pages[0].page.previous, latest: pages[0].cursor),
    ]
    for (cursor, page) in pages {
      _ = show(
        page.items, from: Page([cursor], next: page.next, previous: page.previous), for: .next)
    }
    let edits = editsSinceRefresh
    for edit in edits { self.edit(edit) }
    editsSinceRefresh = isRefreshing ? edits : []
  }

  private func isTouched(_ id: Int) -> Bool {
    sources[id] != nil && posts.contains { $0.id == id }
  }

  /// Shows a page. Returns the requests of the gaps that it closes.
  private mutating func show(
    _ page: [Post], from cursors: Page<Int?, Int>, for request: PageRequest, row: Post? = nil,
    isLast: Bool = false
  ) -> [PageRequest] {
    let own = request.gap.flatMap { self.row(-$0) }
    let place =
      switch request {
      case .next: line.count
      case .refresh, .previous: 0
      case .down: own!
      case .up: own! + 1
      }
    let closed = gaps.filter { gap in
      guard request == .refresh || own != nil,
        let index = self.row(-gap)
      else { return false }
      if isLast, gap == request.gap { return true }
      return page.contains { post in
        guard isTouched(post.id) else { return false }
        let touched = self.row(post.id)!
        return request.isDown
          ? place <= index && index < touched : touched < index && index < place
      }
    }
    let isOpen = { (slot: Slot) in !closed.contains { -$0 == slot.post?.id } }
    var (above, below) = (line[..<place].filter(isOpen), line[place...].filter(isOpen))
    let (rows, former) = (gaps, posts)
    let ends = close(closed)
    var new: [Post] = []
    for post in page where originals[post.id] == nil && !rows.contains(-post.id) {
      let isThere = (above + below).contains { $0.post?.id == post.id }
      if let index = new.firstIndex(where: { $0.id == post.id }) {
        if options.duplicates != .keep { new[index] = post }
      } else if !isThere || options.duplicates == .move {
        above.removeAll { $0.post?.id == post.id }
        below.removeAll { $0.post?.id == post.id }
        new.append(post)
      } else if options.duplicates == .update {
        above = above.map { $0.post?.id == post.id ? Slot(post) : $0 }
        below = below.map { $0.post?.id == post.id ? Slot(post) : $0 }
      }
      if sources[post.id] == nil || options.duplicates == .move {
        sources[post.id] = Source(
          page: pages, cursor: cursors.items[0], next: cursors.next, previous: cursors.previous)
      }
    }
    pages += 1
    if new.contains(where: { post in !former.contains { $0.id == post.id } }) || row != nil {
      pageCount += 1
    }
    line = above + (new + (row.map { [$0] } ?? [])).map { Slot($0) } + below
    return ends
  }

  /// Drops pages at the other end while there are too many, if the page beside them leads back.
  private mutating func trim(after request: PageRequest) {
    guard let limit = options.maxPages, request == .next || request == .previous else { return }
    let end: PageRequest = request == .next ? .previous : .next
    while pageCount > max(1, limit), load(end) == nil, sides![end]!.failure == nil {
      let fromEnd = end == .previous ? posts : posts.reversed()
      let (upToGap, ofPages) = (
        Array(fromEnd.prefix { !gaps.contains(-$0.id) }), fromEnd.filter { sources[$0.id] != nil }
      )
      guard let page = ofPages.first.map({ sources[$0.id]!.page }),
        let beside = upToGap.firstIndex(where: {
          sources[$0.id].map { $0.page != page } == true
        }), let source = sources[upToGap[beside].id],
        let back = end == .previous ? source.previous : source.next
      else { return }
      for post in upToGap[..<beside] where sources[post.id] != nil {
        line.removeAll { $0.post?.id == post.id }
        (sources[post.id], originals[post.id]) = (nil, nil)
      }
      pageCount -= 1
      sides![end]!.cursor = back
      sides![end]!.answered.removeAll { $0 == back }
    }
  }

  mutating func close(_ closed: [Int]) -> [PageRequest] {
    let ends = closed.flatMap { [PageRequest.down($0), .up($0)] }
    loads.removeAll { ends.contains($0.request) }
    for request in ends { sides?[request] = nil }
    return ends
  }
}
