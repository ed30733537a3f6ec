/// The items of a feed, as a collection.
///
/// A copy shares its storage with the feed. Keeping one is cheap regardless of the number of items.
public struct PagedItems<Item: Sendable>: RandomAccessCollection, Sendable {
  let tree: ItemTree<Item>

  public var startIndex: Int { 0 }
  public var endIndex: Int { tree.count }
  public subscript(position: Int) -> Item { tree[position] }
}
