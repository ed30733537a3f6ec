/// The items of a feed, in order and with distinct identities.
struct ItemList<Item: Sendable, ID: Hashable> {
  private(set) var tree = ItemTree<Item>()
  private(set) var labels: [ID: Int] = [:]
  let identity: (Item) -> ID
  let isUnchanged: (Item, Item) -> Bool

  var items: PagedItems<Item> { PagedItems(tree: tree) }

  func index(of id: ID) -> Int? { labels[id].map { tree.rank(of: $0) } }

  func ids(of items: [Item]) -> [ID] { items.map(identity) }

  // MARK: Changing

  /// Inserts items. An item that `new` contains twice takes the first of its places.
  mutating func insert(
    _ new: [Item], at index: Int, duplicates: DuplicatePolicy,
    except isExcluded: (ID) -> Bool = { _ in false }
  ) -> ListEdits {
    let before = tree
    let (first, step) = room(for: new.count, at: index)
    var (items, places, moves): ([Item], [ID: Int], [Int: Int]) = ([], [:], [:])
    var updates: [(label: Int, item: Item)] = []
    for item in new where !isExcluded(identity(item)) {
      let id = identity(item)
      if let place = places[id] {
        if duplicates != .keep { items[place] = item }
      } else if let label = labels[id], duplicates != .move {
        if duplicates == .update { updates.append((label, item)) }
      } else {
        if let label = labels[id] {
          moves[items.count] = before.rank(of: label)
          tree.replace(1, at: tree.rank(of: label), with: [], labels: [])
        }
        places[id] = items.count
        items.append(item)
      }
    }
    for (id, place) in places { labels[id] = first + place * step }
    let start = tree.rank(of: first)
    if !items.isEmpty {
      tree.replace(0, at: start, with: items, labels: items.indices.map { first + $0 * step })
    }
    var edits = ListEdits()
    edits.inserted = Self.ranges(of: items.indices.filter { moves[$0] == nil }.map { start + $0 })
    let moved = Self.ascending(Array(moves.keys)).compactMap { place in
      moves[place].map { ListEdits.Move(from: $0, to: start + place) }
    }
    edits.moved = Self.reordered(moved, at: start)
    edits.updated = update(updates)
    for move in moved where !isUnchanged(before[move.from], tree[move.to]) {
      edits.updated.append(move.to..<move.to + 1)
    }
    return edits
  }

  mutating func remove(_ ids: [ID]) -> ListEdits {
    let before = tree
    let removed = ids.compactMap { id -> Int? in
      guard let label = labels.removeValue(forKey: id) else { return nil }
      tree.replace(1, at: tree.rank(of: label), with: [], labels: [])
      return before.rank(of: label)
    }
    return ListEdits(removed: Self.ranges(of: removed))
  }

  mutating func replace(_ new: [Item]) -> ListEdits {
    ListEdits(
      updated: update(
        new.compactMap { item in labels[identity(item)].map { (label: $0, item: item) } }))
  }

  /// Updates items and returns the positions of those with new contents. The last update counts.
  private mutating func update(_ updates: [(label: Int, item: Item)]) -> [Range<Int>] {
    let new = updates.reduce(into: [Int: Item]()) { $0[tree.rank(of: $1.label)] = $1.item }
    let changed = new.filter { !isUnchanged(tree[$0.key], $0.value) }
    let places = Self.ascending(Array(changed.keys))
    tree.update(places.compactMap { place in changed[place].map { (index: place, item: $0) } })
    return Self.ranges(of: places)
  }

  // MARK: Labels

  /// The distance of neighbors at first. It leaves room for 32 insertions at the same place.
  private static var spacing: Int { 1 << 32 }

  /// The labels of new items at a place: the first label, and the distance of neighbors.
  private mutating func room(for number: Int, at index: Int) -> (first: Int, step: Int) {
    guard tree.count > 0 else { return (0, Self.spacing) }
    guard index > 0 else { return (tree.label(at: 0) - number * Self.spacing, Self.spacing) }
    let lower = tree.label(at: index - 1)
    guard index < tree.count else { return (lower + Self.spacing, Self.spacing) }
    let step = (tree.label(at: index) - lower) / (number + 1)
    guard step == 0 else { return (lower + step, step) }
    spread(for: number, at: index)
    return room(for: number, at: index)
  }

  func position(of place: ItemPlace<ID>) -> Int {
    switch place {
    case .start: 0
    case .end: tree.count
    case .before(let id): index(of: id) ?? 0
    case .after(let id): index(of: id).map { $0 + 1 } ?? tree.count
    }
  }

  /// Moves the labels around a crowded place apart, in the smallest range of labels that stays sparse
  /// with the new items. The sparser a range has to be, the fewer labels an insertion moves on average.
  private mutating func spread(for number: Int, at index: Int) {
    var (start, width, most) = (tree.label(at: index - 1), 1, 1.0)
    var places = index - 1..<index
    while Double(places.count + number) > most {
      (width, most) = (width * 2, most * 1.5)
      start &= ~(width - 1)
      places = tree.rank(of: start)..<tree.rank(of: start + width)
    }
    let step = width / (places.count + number)
    let new = places.map { start + ($0 - places.lowerBound + ($0 < index ? 0 : number)) * step }
    for (place, label) in zip(places, new) { labels[identity(tree[place])] = label }
    tree.relabel(at: places.lowerBound, with: new)
  }

  // MARK: Comparing

  /// The difference from another list. The cost depends on the length of this list alone.
  func edits(from old: ItemList) -> ListEdits {
    var kept: [(from: Int, to: Int)] = []
    for (index, item) in items.enumerated() {
      if let label = old.labels[identity(item)] { kept.append((old.tree.rank(of: label), index)) }
    }
    let updated = kept.filter { !isUnchanged(old.tree[$0.from], tree[$0.to]) }.map { $0.to }
    var edits = ListEdits(
      removed: Self.gaps(between: Self.ascending(kept.map { $0.from }), upTo: old.tree.count),
      inserted: Self.gaps(between: kept.map { $0.to }, upTo: tree.count),
      updated: Self.ranges(of: updated))
    let stays = Self.isInLongestRun(kept.map { $0.from })
    edits.moved = zip(kept, stays).filter { !$1 }.map { .init(from: $0.0.from, to: $0.0.to) }
    return edits
  }

  /// The moves that change the order, of items that come to lie behind `start` others that stay.
  private static func reordered(_ moves: [ListEdits.Move], at start: Int) -> [ListEdits.Move] {
    let origins = ascending(moves.map { $0.from })
    let stays = Set(origins.indices.filter { origins[$0] - $0 == start }.map { origins[$0] })
    let inPlace = moves.indices.filter { stays.contains(moves[$0].from) }
    var isMoved = moves.map { _ in true }
    for (place, stays) in zip(inPlace, isInLongestRun(inPlace.map { moves[$0].from })) {
      isMoved[place] = !stays
    }
    return moves.indices.filter { isMoved[$0] }.map { moves[$0] }
  }

  /// Whether each number belongs to a longest run of ascending ones.
  private static func isInLongestRun(_ numbers: [Int]) -> [Bool] {
    // The place of the lowest number that ends a run of each length, and the place before each in its run.
    var (ends, former): ([Int], [Int?]) = ([], [])
    for (place, number) in numbers.enumerated() {
      var (length, longer) = (0, ends.count)
      while length < longer {
        let middle = (length + longer) / 2
        if numbers[ends[middle]] < number { length = middle + 1 } else { longer = middle }
      }
      former.append(length > 0 ? ends[length - 1] : nil)
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var (isInRun, last) = (numbers.map { _ in false }, ends.last)
    while let place = last {
      isInRun[place] = true
      last = former[place]
    }
    return isInRun
  }

  /// The ranges that ascending positions leave.
  private static func gaps(between positions: [Int], upTo end: Int) -> [Range<Int>] {
    var start = 0
    return (positions + [end]).compactMap { position in
      defer { start = position + 1 }
      return start < position ? start..<position : nil
    }
  }

  /// The only sort, since each one that the compiler makes is long.
  @inline(never)
  private static func ascending(_ numbers: [Int]) -> [Int] { numbers.sorted() }

  private static func ranges(of positions: [Int]) -> [Range<Int>] {
    ascending(positions).reduce(into: []) { ranges, position in
      let isNext = ranges.last?.upperBound == position
      let start = isNext ? ranges.removeLast().lowerBound : position
      ranges.append(start..<position + 1)
    }
  }
}
