/// The items of a feed, in order and with distinct identities.
struct ItemList<Item: Sendable, ID: Hashable & Sendable> {
  private(set) var tree = ItemTree<Item>()
  private var labels: [ID: Int] = [:]
  private let identity: (Item) -> ID
  private let isUnchanged: (Item, Item) -> Bool

  init(identity: @escaping (Item) -> ID, isUnchanged: @escaping (Item, Item) -> Bool) {
    (self.identity, self.isUnchanged) = (identity, isUnchanged)
  }

  var items: PagedItems<Item> { PagedItems(tree: tree) }

  func emptied() -> ItemList { ItemList(identity: identity, isUnchanged: isUnchanged) }

  func contains(_ id: ID) -> Bool { labels[id] != nil }
  func ids(of items: [Item]) -> [ID] { items.map(identity) }

  // MARK: Changing

  /// Inserts items. An item that `new` contains twice takes the first of its places.
  mutating func insert(
    _ new: [Item], at place: ItemPlace<ID>, duplicates: DuplicatePolicy, except: Set<ID> = []
  ) -> ListEdits {
    let before = tree
    let (first, step) = room(for: new.count, at: place)
    var (items, labels): ([Item], [Int]) = ([], [])
    items.reserveCapacity(new.count)
    labels.reserveCapacity(new.count)
    var moves: [(from: Int, place: Int)] = []
    var updates: [(label: Int, item: Item)] = []
    for offset in new.indices {
      let id = identity(new[offset])
      if except.contains(id) { continue }
      let label = first + offset * step
      if let known = self.labels.updateValue(label, forKey: id) {
        let isRepeated = known >= first && (known - first) / step < new.count
        if isRepeated || duplicates != .move { self.labels[id] = known }
        if isRepeated, duplicates != .keep, let place = labels.firstIndex(of: known) {
          items[place] = new[offset]
        } else if !isRepeated, duplicates == .update {
          updates.append((known, new[offset]))
        }
        if isRepeated || duplicates != .move { continue }
        moves.append((from: before.rank(of: known), place: items.count))
        tree.remove(at: tree.rank(of: known))
      }
      items.append(new[offset])
      labels.append(label)
    }
    let start = tree.rank(of: first)
    if !items.isEmpty { tree.insert(items, labels: labels, at: start) }
    var edits = ListEdits()
    edits.moved = moves.map { ListEdits.Move(from: $0.from, to: start + $0.place) }
    var end = start
    for place in edits.moved.map({ $0.to }) + [start + items.count] {
      if end < place { edits.inserted.append(end..<place) }
      end = place + 1
    }
    edits.updated = update(updates)
    for move in edits.moved where !isUnchanged(before[move.from], tree[move.to]) {
      edits.updated.append(move.to..<move.to + 1)
    }
    return edits
  }

  mutating func remove(_ ids: [ID]) -> ListEdits {
    let before = tree
    var edits = ListEdits()
    edits.removed = Self.ranges(
      of: ids.compactMap { id in
        guard let label = labels.removeValue(forKey: id) else { return nil }
        tree.remove(at: tree.rank(of: label))
        return before.rank(of: label)
      })
    return edits
  }

  mutating func replace(_ new: [Item]) -> ListEdits {
    var edits = ListEdits()
    edits.updated = update(
      new.compactMap { item in labels[identity(item)].map { (label: $0, item: item) } })
    return edits
  }

  /// Updates items and returns the positions of those with new contents. The last update counts.
  private mutating func update(_ updates: [(label: Int, item: Item)]) -> [Range<Int>] {
    var new: [Int: Item] = [:]
    for update in updates { new[tree.rank(of: update.label)] = update.item }
    let changed = new.filter { !isUnchanged(tree[$0.key], $0.value) }.sorted { $0.key < $1.key }
    tree.update(changed.map { (index: $0.key, item: $0.value) })
    return Self.ranges(of: changed.map { $0.key })
  }

  // MARK: Labels

  /// The distance of neighbors at first. It leaves room for 32 insertions at the same place.
  private static var spacing: Int { 1 << 32 }

  /// The labels of new items at a place: the first label, and the distance of neighbors.
  private mutating func room(for number: Int, at place: ItemPlace<ID>) -> (first: Int, step: Int) {
    let index = position(of: place)
    guard tree.count > 0 else { return (0, Self.spacing) }
    guard index > 0 else { return (tree.label(at: 0) - number * Self.spacing, Self.spacing) }
    let lower = tree.label(at: index - 1)
    guard index < tree.count else { return (lower + Self.spacing, Self.spacing) }
    let step = (tree.label(at: index) - lower) / (number + 1)
    guard step == 0 else { return (lower + step, step) }
    spread()
    return room(for: number, at: place)
  }

  private func position(of place: ItemPlace<ID>) -> Int {
    switch place {
    case .start: 0
    case .end: tree.count
    case .before(let id): labels[id].map { tree.rank(of: $0) } ?? 0
    case .after(let id): labels[id].map { tree.rank(of: $0) + 1 } ?? tree.count
    }
  }

  /// Assigns new labels to all items, at equal distances.
  private mutating func spread() {
    let (items, spread) = (Array(items), (0..<tree.count).map { $0 * Self.spacing })
    for (item, label) in zip(items, spread) { labels[identity(item)] = label }
    tree = ItemTree()
    tree.insert(items, labels: spread, at: 0)
  }

  // MARK: Comparing

  /// The difference from another list. The cost depends on the length of this list alone.
  func edits(from old: ItemList) -> ListEdits {
    var edits = ListEdits()
    var kept: [(from: Int, to: Int)] = []
    var (inserted, updated): ([Int], [Int]) = ([], [])
    for (index, item) in items.enumerated() {
      guard let label = old.labels[identity(item)] else {
        inserted.append(index)
        continue
      }
      let former = old.tree.rank(of: label)
      kept.append((former, index))
      if !isUnchanged(old.tree[former], item) { updated.append(index) }
    }
    edits.inserted = Self.ranges(of: inserted)
    edits.updated = Self.ranges(of: updated)
    // From the end, since items mostly move to the top: then no others count as moved.
    var first = old.tree.count
    for (from, to) in kept.reversed() {
      if from < first { first = from } else { edits.moved.append(.init(from: from, to: to)) }
    }
    var start = 0
    for place in kept.map({ $0.from }).sorted() + [old.tree.count] {
      if start < place { edits.removed.append(start..<place) }
      start = place + 1
    }
    return edits
  }

  private static func ranges(of positions: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for position in positions.sorted() {
      if let last = ranges.last, position <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, position + 1)
      } else {
        ranges.append(position..<position + 1)
      }
    }
    return ranges
  }
}
