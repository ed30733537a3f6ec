/// A snapshot of a feed and its difference from the snapshot before.
public struct PagingChange<Item: Sendable, Failure: Sendable>: Sendable {
  /// The items of the snapshot before.
  public let before: PagedItems<Item>
  /// The items of this snapshot.
  public let items: PagedItems<Item>
  /// The edits that lead from ``before`` to ``items``.
  public let edits: ListEdits
  /// The states of the loads.
  public let state: PagingState<Failure>
}

/// The difference between two lists, with the positions that `performBatchUpdates` uses: removed
/// items and origins of moves count in the list before, all others in the list after.
public struct ListEdits: Equatable, Sendable {
  /// A move of an item to another place.
  public struct Move: Equatable, Sendable {
    /// The position in the list before.
    public let from: Int
    /// The position in the list after.
    public let to: Int
  }

  /// The removed items, as positions in the list before.
  public internal(set) var removed: [Range<Int>] = []
  /// The new items, as positions in the list after.
  public internal(set) var inserted: [Range<Int>] = []
  /// The items that change their order.
  public internal(set) var moved: [Move] = []
  /// The items with new contents, including moved ones, as positions in the list after.
  public internal(set) var updated: [Range<Int>] = []

  /// Whether both lists are the same.
  public var isEmpty: Bool { self == ListEdits() }
}
