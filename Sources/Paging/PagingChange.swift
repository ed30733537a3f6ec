/// A snapshot of a feed, and how it differs from the snapshot before.
public struct PagingChange<Item: Sendable, Failure: Sendable>: Sendable {
  /// The items of the snapshot before.
  public let before: PagedItems<Item>
  public let items: PagedItems<Item>
  public let edits: ListEdits
  public let state: PagingState<Failure>
}

/// The difference between two lists, in the terms of `performBatchUpdates`: what leaves a place is
/// counted in the list before, what comes to a place is counted in the list after.
public struct ListEdits: Equatable, Sendable {
  /// An item that changes its place.
  public struct Move: Equatable, Sendable {
    public let from: Int
    public let to: Int
  }

  /// The items that have gone, as positions in the list before.
  public internal(set) var removed: [Range<Int>] = []
  /// The items that are new, as positions in the list after.
  public internal(set) var inserted: [Range<Int>] = []
  public internal(set) var moved: [Move] = []
  /// The items with new contents, moved ones included, as positions in the list after.
  public internal(set) var updated: [Range<Int>] = []

  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }
}
