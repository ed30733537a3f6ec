/// The items of a feed, as a collection.
///
/// A value: it stays as it is while the feed goes on. It shares its storage with the feed, so that
/// keeping one costs little, however long the list is.
public struct PagedItems<Item: Sendable>: RandomAccessCollection, Sendable {
  let tree: ItemTree<Item>

  public var startIndex: Int { 0 }
  public var endIndex: Int { tree.count }
  public subscript(position: Int) -> Item { tree[position] }
}
