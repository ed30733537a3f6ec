/// The numbers of a page's cursor, and of those beside it.
struct PageSource {
  let cursor: Int
  var next: Int?
  let previous: Int?
}

/// What a feed shows: the items of its pages, the gaps between them, and the app's edits.
struct FeedContents<Item: Sendable, ID: Hashable> {
  private(set) var list: ItemList<Item, ID>
  /// The rows that stand for what is missing, by number.
  private(set) var gaps: [Int: ID] = [:]
  private var gapNumbers: [ID: Int] = [:]
  /// The pages, and the one of each item that lies where its page has put it.
  private var sources: [PageSource] = []
  private var pages: [ID: Int] = [:]
  /// The number of pages with items that are new, without those dropped.
  private(set) var pageCount = 0

  init(identity: @escaping (Item) -> ID, isUnchanged: @escaping (Item, Item) -> Bool) {
    list = ItemList(identity: identity, isUnchanged: isUnchanged)
  }

  /// The same feed without items, edits, and gaps.
  var emptied: FeedContents {
    FeedContents(identity: list.identity, isUnchanged: list.isUnchanged)
  }

  /// The number of the cursor of an item's page. 0 for the first page and for the app's own items.
  func cursor(of id: ID) -> Int { pages[id].map { sources[$0].cursor } ?? 0 }

  // MARK: Pages

  /// Adds a page where it belongs, without the gaps that it closes.
  ///
  /// - Parameters:
  ///   - row: one for what is missing below the page, if something is, and `gap` its number.
  ///   - isLast: whether nothing follows in the direction of the load, so that its own gap closes, too.
  mutating func add(
    _ items: [Item], above row: [Item] = [], ofGap gap: Int = 0, from source: PageSource,
    for request: PageRequest, isLast: Bool = false, duplicates: DuplicatePolicy
  ) -> (edits: ListEdits, closed: [Int]) {
    let place = place(of: request)
    let items = withoutRows(items)
    let closed = gaps(closedBy: items, for: request, at: place, isLast: isLast)
    let gone = closed.compactMap { gaps[$0] }
    for gap in closed { forget(gap) }
    for id in list.ids(of: row) { (gaps[gap], gapNumbers[id]) = (id, gap) }
    let edits = list.insert(
      items + row, at: place,
      isBehind: request != .refresh && request.isDown, duplicates: duplicates, removing: gone)
    let hasEdits = list.hasEdits
    pages.reserveCapacity(pages.count + items.count)
    for id in list.ids(of: items) where !hasEdits || !list.isEdited(id) {
      if let former = pages.updateValue(sources.count, forKey: id), duplicates != .move { pages[id] = former }
    }
    sources.append(source)
    if !edits.inserted.isEmpty { pageCount += 1 }
    return (edits, closed)
  }

  /// Drops the page at an end of the list, and the edits of its items. Returns the cursor that leads back to it,
  /// and `nil` if there is none, or no other page before a gap.
  mutating func drop(at end: PageRequest) -> (edits: ListEdits, cursor: Int)? {
    let items = list.items
    var (page, ids): (Int?, [ID]) = (nil, [])
    for offset in items.indices {
      let id = list.identity(items[end == .previous ? offset : items.count - 1 - offset])
      if gapNumbers[id] != nil { return nil }
      guard let other = pages[id] else { continue }
      if page == other || page == nil {
        page = other
        ids.append(id)
        continue
      }
      let back = end == .previous ? sources[other].previous : sources[other].next
      guard let back else { return nil }
      for id in ids { pages[id] = nil }
      list.release(ids)
      pageCount -= 1
      return (list.remove(ids), back)
    }
    return nil
  }

  /// Removes the gaps, and forgets the pages: others are to come.
  mutating func detach() -> ListEdits {
    let rows = Array(gaps.values)
    (gaps, gapNumbers, pages, sources, pageCount) = ([:], [:], [:], [], 0)
    return list.remove(rows)
  }

  private func place(of request: PageRequest) -> Int {
    switch request {
    case .next: list.items.count
    case .refresh, .previous: 0
    case .down(let gap): index(of: gap) ?? 0
    case .up(let gap): (index(of: gap) ?? -1) + 1
    }
  }

  // MARK: Gaps

  private func index(of gap: Int) -> Int? { gaps[gap].flatMap { list.index(of: $0) } }

  func gap(of id: ID) -> Int? { gapNumbers[id] }

  /// Whether newer items touch the list, whether a row can be that of a gap below them, and whether one is new.
  func survey(_ items: [Item], above row: [Item]) -> (isTouching: Bool, isFree: Bool, hasNew: Bool) {
    let (ids, rows) = (list.ids(of: items), list.ids(of: row))
    let isNew = { list.index(of: $0) == nil && !list.isEdited($0) }
    return (
      ids.contains { pages[$0] != nil && list.index(of: $0) != nil },
      rows.contains { isNew($0) && !ids.contains($0) }, ids.contains(where: isNew)
    )
  }

  /// The edit of a gap's row, whose state is another one.
  func update(of gap: Int?) -> ListEdits {
    guard let gap, let index = index(of: gap) else { return ListEdits() }
    return ListEdits(updated: [index..<index + 1])
  }

  /// The place of an item that another page has brought.
  private func touched(by item: Item) -> Int? {
    let id = list.identity(item)
    return pages[id] == nil ? nil : list.index(of: id)
  }

  /// A page that reaches what lies beyond a gap closes the gap, and those between.
  private func gaps(
    closedBy items: [Item], for request: PageRequest, at place: Int, isLast: Bool
  ) -> [Int] {
    guard !gaps.isEmpty, request == .refresh || request.gap != nil else { return [] }
    var (first, end) = (place, place)
    for index in items.compactMap({ touched(by: $0) }) {
      if request.isDown { end = max(end, index) } else { first = min(first, index) }
    }
    return gaps.keys.sorted().filter { gap in
      guard let index = index(of: gap) else { return false }
      return isLast && gap == request.gap || index >= first && index < end
    }
  }

  /// Items that are no rows of gaps.
  private func withoutRows(_ items: [Item]) -> [Item] {
    gaps.isEmpty ? items : items.filter { gapNumbers[list.identity($0)] == nil }
  }

  private mutating func forget(_ gap: Int) {
    if let id = gaps.removeValue(forKey: gap) { gapNumbers[id] = nil }
  }

  // MARK: Edits

  /// Applies an edit, and returns what has changed and the gaps that are no longer there.
  mutating func apply(_ edit: PagingEdit<Item, ID>) -> (edits: ListEdits, closed: [Int]) {
    switch edit {
    case .insert(let items, let place):
      let items = withoutRows(items)
      for id in list.ids(of: items) { pages[id] = nil }
      let (index, isBehind) = list.position(of: place)
      return (
        list.insert(items, at: index, isBehind: isBehind, duplicates: .move, isEdit: true), []
      )
    case .remove(let ids):
      let closed = ids.compactMap { gapNumbers[$0] }
      let (rows, ids) = (closed.compactMap { gaps[$0] }, ids.filter { gapNumbers[$0] == nil })
      for gap in closed { forget(gap) }
      return (list.remove(rows, edited: ids), closed)
    case .replace(let items):
      return (list.replace(withoutRows(items)), [])
    case .release(let ids):
      list.release(ids)
      return (ListEdits(), [])
    case .rollback(let id): return (list.rollBack(id), [])
    }
  }
}
