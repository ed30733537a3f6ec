/// The items of a feed, as a collection.
///
/// A copy shares its storage with the feed. Keeping one is cheap regardless of the number of items.
public struct PagedItems<Item: Sendable>: RandomAccessCollection, Sendable {
  let tree: ItemTree<Item>

  public var startIndex: Int { 0 }
  public var endIndex: Int { tree.count }
  public subscript(position: Int) -> Item { tree[position] }

  /// The sections of the list, such as its days: neighbors with the same key are in one. A list that isn't
  /// sorted by the key can have several sections with one key. Reads every item once.
  public func sections<Key: Equatable>(by key: (Item) -> Key) -> [(key: Key, rows: Range<Int>)] {
    var sections: [(key: Key, rows: Range<Int>)] = []
    for (row, item) in enumerated() {
      let key = key(item)
      let isNext = sections.last.map { $0.key == key } == true
      let start = isNext ? sections.removeLast().rows.lowerBound : row
      sections.append((key, start..<row + 1))
    }
    return sections
  }
}
