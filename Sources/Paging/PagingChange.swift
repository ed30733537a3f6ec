/// A snapshot of a feed and its difference from the snapshot before.
public struct PagingChange<Item: Sendable, Failure: Sendable>: Sendable {
  /// The items of the snapshot before.
  public let before: PagedItems<Item>
  public let items: PagedItems<Item>
  public let edits: ListEdits
  public let state: PagingState<Failure>
}

/// The difference between two lists, with the positions that `performBatchUpdates` uses: removed
/// items and origins of moves count in the list before, all others in the list after.
public struct ListEdits: Equatable, Sendable {
  /// An item that changes its place.
  public struct Move: Equatable, Sendable {
    public let from: Int
    public let to: Int
  }

  /// The removed items, as positions in the list before.
  public internal(set) var removed: [Range<Int>] = []
  /// The new items, as positions in the list after.
  public internal(set) var inserted: [Range<Int>] = []
  public internal(set) var moved: [Move] = []
  /// The items with new contents, including moved ones, as positions in the list after.
  public internal(set) var updated: [Range<Int>] = []

  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }
}
