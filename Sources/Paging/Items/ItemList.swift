/// The items of a feed, in order and with distinct identities.
struct ItemList<Item: Sendable, ID: Hashable> {
  private(set) var tree = ItemTree<Item>()
  private(set) var labels: [ID: Int] = [:]
  /// The items that the app has edited, as they were before: an empty array for one that wasn't there. Pages
  /// don't change or restore them.
  private var originals: [ID: [Item]] = [:]
  /// The places of those that are away or elsewhere and may come back: labels that no other item takes.
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

  var hasEdits: Bool { !originals.isEmpty }

  func isEdited(_ id: ID) -> Bool { originals[id] != nil }

  // MARK: Changing

  /// Inserts items between two others. An item that `new` contains twice takes the first of its places.
  ///
  /// - Parameters:
  ///   - isBehind: whether they lie behind the places that are kept there, and not before them.
  ///   - isEdit: whether the app inserts them. Other items that it has edited stay as they are.
  ///   - gone: items that make room for the new ones.
  mutating func insert(
    _ new: [Item], at index: Int, isBehind: Bool, duplicates: DuplicatePolicy,
    isEdit: Bool = false, removing gone: [ID] = []
  ) -> ListEdits {
    let (first, step) = room(for: new.count, at: index, isBehind: isBehind)
    return insert(
      new, first: first, step: step, duplicates: duplicates, isEdit: isEdit, removing: gone)
  }

  private mutating func insert(
    _ new: [Item], first: Int, step: Int, duplicates: DuplicatePolicy, isEdit: Bool = false,
    removing gone: [ID] = []
  ) -> ListEdits {
    let before = tree
    var edits = remove(gone)
    var (items, updates): ([Item], [Item]) = ([], [])
    var origins: [Int: Int] = [:]
    let skipsEdited = !isEdit && hasEdits
    labels.reserveCapacity(labels.count + new.count)
    // No other item has a label from `first` on before the next item, so that a label tells whether an item has come
    // with these. One access of the dictionary for each is most of what a page costs.
    for item in new {
      let id = identity(item)
      if isEdit { remember(id) } else if skipsEdited, isEdited(id) { continue }
      let label = first + items.count * step
      if let former = labels.updateValue(label, forKey: id) {
        labels[id] = former
        if former >= first, former < label {
          if duplicates != .keep { items[(former - first) / step] = item }
          continue
        }
        if duplicates != .move {
          if duplicates == .update { updates.append(item) }
          continue
        }
        if let former = takeOut(id, isEdit: isEdit) { origins[items.count] = before.rank(of: former) }
        labels[id] = label
      }
      items.append(item)
    }
    let start = tree.rank(of: first)
    if !items.isEmpty { tree.replace(0, at: start, with: items, labels: items.indices.map { first + $0 * step }) }
    let moved = Array(origins.keys).ascending.compactMap { place in
      origins[place].map { ListEdits.Move(from: $0, to: start + place) }
    }
    edits.inserted = moved.map { $0.to }.gaps(from: start, upTo: start + items.count)
    edits.moved = ListEdits.reordered(moved, at: start)
    edits.updated = update(updates)
    for move in moved where !isUnchanged(before[move.from], tree[move.to]) {
      edits.updated.append(move.to..<move.to + 1)
    }
    return edits
  }

  /// Removes items, and those that the app removes.
  mutating func remove(_ gone: [ID], edited ids: [ID] = []) -> ListEdits {
    let before = tree
    for id in ids { remember(id) }
    let labels =
      gone.compactMap { takeOut($0, isEdit: false) } + ids.compactMap { takeOut($0, isEdit: true) }
    return ListEdits(removed: labels.map { before.rank(of: $0) }.ranges)
  }

  private mutating func takeOut(_ id: ID, isEdit: Bool) -> Int? {
    guard let label = labels.removeValue(forKey: id) else { return nil }
    tree.replace(1, at: tree.rank(of: label), with: [], labels: [])
    if isEdit, keptLabels[id] == nil, originals[id]?.isEmpty == false {
      keptLabels[id] = label
      kept.replace(0, at: kept.rank(of: label), with: [id], labels: [label])
    }
    return label
  }

  /// Updates items that are there and returns the positions of those with new contents. The last update counts.
  private mutating func update(_ new: [Item]) -> [Range<Int>] {
    var latest: [Int: Int] = [:]
    for (place, item) in new.enumerated() {
      if let index = index(of: identity(item)) { latest[index] = place }
    }
    var (places, items): ([Int], [Item]) = ([], [])
    for place in Array(latest.keys).ascending {
      guard let item = latest[place], !isUnchanged(tree[place], new[item]) else { continue }
      places.append(place)
      items.append(new[item])
    }
    tree.update(at: places, with: items)
    return places.ranges
  }

  // MARK: Edits

  /// Replaces items that are there.
  mutating func replace(_ new: [Item]) -> ListEdits {
    for id in ids(of: new) where labels[id] != nil { remember(id) }
    return ListEdits(updated: update(new))
  }

  /// Lets pages change items again that were edited.
  mutating func release(_ ids: [ID]) {
    for id in ids {
      originals[id] = nil
      _ = forgetPlace(of: id)
    }
  }

  /// Puts an item back as it was before the first edit: where it is, or on the place that is kept for it.
  mutating func rollBack(_ id: ID) -> ListEdits {
    guard let original = originals.removeValue(forKey: id) else { return ListEdits() }
    if original.isEmpty { return remove([id]) }
    guard let label = forgetPlace(of: id) else { return ListEdits(updated: update(original)) }
    return insert(original, first: label, step: 0, duplicates: .move)
  }

  private mutating func remember(_ id: ID) {
    if isEdited(id) { return }
    originals[id] = index(of: id).map { [tree[$0]] } ?? []
  }

  private mutating func forgetPlace(of id: ID) -> Int? {
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
    guard old.tree.count > 0 else { return ListEdits(inserted: [Int]().gaps(upTo: tree.count)) }
    var (origins, places, updated): ([Int], [Int], [Int]) = ([], [], [])
    for (index, item) in items.enumerated() {
      guard let origin = old.index(of: identity(item)) else { continue }
      origins.append(origin)
      places.append(index)
      if !isUnchanged(old.tree[origin], item) { updated.append(index) }
    }
    var edits = ListEdits(
      removed: origins.ascending.gaps(upTo: old.tree.count),
      inserted: places.gaps(upTo: tree.count), updated: updated.ranges)
    for (place, stays) in zip(places.indices, origins.isInLongestRun) where !stays {
      edits.moved.append(ListEdits.Move(from: origins[place], to: places[place]))
    }
    return edits
  }
}
