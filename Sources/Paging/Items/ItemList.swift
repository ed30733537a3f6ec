/// The items of a feed, in order and with distinct identities.
struct ItemList<Item: Sendable, ID: Hashable> {
  private(set) var tree = ItemTree<Item>()
  private(set) var labels: [ID: Int] = [:]
  /// The places of items that are away or elsewhere and may come back: labels that no other item takes.
  private var kept = ItemTree<ID>()
  private var keptLabels: [ID: Int] = [:]
  let identity: (Item) -> ID
  let isUnchanged: (Item, Item) -> Bool

  init(identity: @escaping (Item) -> ID, isUnchanged: @escaping (Item, Item) -> Bool) {
    (self.identity, self.isUnchanged) = (identity, isUnchanged)
  }

  var items: PagedItems<Item> { PagedItems(tree: tree) }

  func index(of id: ID) -> Int? { labels[id].map { tree.rank(of: $0) } }

  func ids(of items: [Item]) -> [ID] { items.map(identity) }

  // MARK: Changing

  /// Inserts items between two others. An item that `new` contains twice takes the first of its places.
  ///
  /// - Parameters:
  ///   - isBehind: whether they lie behind the places that are kept there, and not before them.
  ///   - gone: items that make room for the new ones.
  mutating func insert(
    _ new: [Item], at index: Int, isBehind: Bool, duplicates: DuplicatePolicy,
    removing gone: [ID] = [],
    except isExcluded: (ID) -> Bool = { _ in false },
    keepingPlaceOf isKept: (ID) -> Bool = { _ in false }
  ) -> ListEdits {
    let (first, step) = room(for: new.count, at: index, isBehind: isBehind)
    return insert(
      new, first: first, step: step, duplicates: duplicates, removing: gone, except: isExcluded,
      keepingPlaceOf: isKept)
  }

  private mutating func insert(
    _ new: [Item], first: Int, step: Int, duplicates: DuplicatePolicy, removing gone: [ID],
    except isExcluded: (ID) -> Bool, keepingPlaceOf isKept: (ID) -> Bool
  ) -> ListEdits {
    let before = tree
    var edits = remove(gone)
    var (items, places, moves): ([Item], [ID: Int], [Int: Int]) = ([], [:], [:])
    var updates: [(label: Int, item: Item)] = []
    for item in new where !isExcluded(identity(item)) {
      let id = identity(item)
      if let place = places[id] {
        if duplicates != .keep { items[place] = item }
      } else if let label = labels[id], duplicates != .move {
        if duplicates == .update { updates.append((label, item)) }
      } else {
        if let label = takeOut(id, isKept) { moves[items.count] = before.rank(of: label) }
        places[id] = items.count
        items.append(item)
      }
    }
    for (id, place) in places { labels[id] = first + place * step }
    let start = tree.rank(of: first)
    if !items.isEmpty {
      tree.replace(0, at: start, with: items, labels: items.indices.map { first + $0 * step })
    }
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

  mutating func remove(
    _ ids: [ID], keepingPlaceOf isKept: (ID) -> Bool = { _ in false }
  ) -> ListEdits {
    let before = tree
    let removed = ids.compactMap { id in takeOut(id, isKept).map { before.rank(of: $0) } }
    return ListEdits(removed: Self.ranges(of: removed))
  }

  private mutating func takeOut(_ id: ID, _ isKept: (ID) -> Bool) -> Int? {
    guard let label = labels.removeValue(forKey: id) else { return nil }
    tree.replace(1, at: tree.rank(of: label), with: [], labels: [])
    if keptLabels[id] == nil, isKept(id) {
      keptLabels[id] = label
      kept.replace(0, at: kept.rank(of: label), with: [id], labels: [label])
    }
    return label
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

  // MARK: Places

  /// Puts an item on the place that is kept for it, from wherever it is. Where none is kept, it is still there.
  mutating func restore(_ item: Item) -> ListEdits {
    guard let label = forgetPlace(of: identity(item)) else { return replace([item]) }
    return insert(
      [item], first: label, step: 0, duplicates: .move, removing: [], except: { _ in false },
      keepingPlaceOf: { _ in false })
  }

  @discardableResult
  mutating func forgetPlace(of id: ID) -> Int? {
    guard let label = keptLabels.removeValue(forKey: id) else { return nil }
    kept.replace(1, at: kept.rank(of: label), with: [], labels: [])
    return label
  }

  /// The position of a place, and whether items there lie behind the places that are kept between two items.
  func position(of place: ItemPlace<ID>) -> (index: Int, isBehind: Bool) {
    switch place {
    case .start: (0, false)
    case .end: (tree.count, true)
    case .before(let id): index(of: id).map { ($0, true) } ?? (0, false)
    case .after(let id): index(of: id).map { ($0 + 1, false) } ?? (tree.count, true)
    }
  }

  // MARK: Labels

  /// The distance of neighbors at first. It leaves room for 32 insertions at the same place.
  private static var spacing: Int { 1 << 32 }

  /// The labels of new items between two others: the first label, and the distance of neighbors.
  private mutating func room(
    for number: Int, at index: Int, isBehind: Bool
  ) -> (first: Int, step: Int) {
    var lower = index > 0 ? tree.label(at: index - 1) : nil
    var upper = index < tree.count ? tree.label(at: index) : nil
    let start = lower.map { kept.rank(of: $0) } ?? 0
    let end = upper.map { kept.rank(of: $0) } ?? kept.count
    if start < end {
      if isBehind { lower = kept.label(at: end - 1) } else { upper = kept.label(at: start) }
    }
    guard let lower else {
      return (upper.map { $0 - number * Self.spacing } ?? 0, Self.spacing)
    }
    guard let upper else { return (lower + Self.spacing, Self.spacing) }
    let step = (upper - lower) / (number + 1)
    guard step == 0 else { return (lower + step, step) }
    spread(for: number, behind: lower)
    return room(for: number, at: index, isBehind: isBehind)
  }

  /// Moves the labels around a crowded place apart, in the smallest range of labels that stays sparse
  /// with the new items. The sparser a range has to be, the fewer labels an insertion moves on average.
  private mutating func spread(for number: Int, behind label: Int) {
    var (start, width, most) = (label, 1, 1.0)
    var (shown, away) = (0..<0, 0..<0)
    repeat {
      (width, most) = (width * 2, most * 1.5)
      start &= ~(width - 1)
      shown = tree.rank(of: start)..<tree.rank(of: start + width)
      away = kept.rank(of: start)..<kept.rank(of: start + width)
    } while Double(shown.count + away.count + number) > most
    let step = width / (shown.count + away.count + number)
    var (ofShown, ofAway): ([Int], [Int]) = ([], [])
    for place in 0..<shown.count + away.count {
      let (item, gone) = (shown.lowerBound + ofShown.count, away.lowerBound + ofAway.count)
      let isShown =
        gone == away.upperBound
        || item < shown.upperBound && tree.label(at: item) < kept.label(at: gone)
      let old = isShown ? tree.label(at: item) : kept.label(at: gone)
      let new = start + (place + (old > label ? number : 0)) * step
      if isShown {
        labels[identity(tree[item])] = new
        ofShown.append(new)
      } else {
        keptLabels[kept[gone]] = new
        ofAway.append(new)
      }
    }
    tree.relabel(at: shown.lowerBound, with: ofShown)
    kept.relabel(at: away.lowerBound, with: ofAway)
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
