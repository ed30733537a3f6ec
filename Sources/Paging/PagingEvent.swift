extension PagingMachine {
  /// Something that happens to the feed.
  package indirect enum Event {
    /// A request for a page. It ends with `.finished` or `.cancelled`.
    case load(PageRequest)
    /// The same, but a direction at its end asks for its last page again: it may have grown.
    case loadPastEnd(PageRequest)
    /// A refresh of another kind than the plain one of `.load(.refresh)`. It ends like that one.
    case refresh(Refresh)
    /// Begins a list with pages from elsewhere, after a delay in seconds. The items stay until its first page is
    /// there, or go at once.
    case changeSource(Double, keepsItems: Bool)
    /// The page of a load.
    case loaded(Page<Item, Cursor>, Int)
    /// A load without a page.
    case failed(Failure, Int)
    /// A load that was canceled from outside, and the error that says so.
    case stopped(Failure, Int)
    /// The end of a delay.
    case waited(Int)
    /// Cancels a load. The feed is then as it was before.
    case cancel(PageRequest)
    /// Starts failed loads again, and skips the delays of retries.
    case retry
    /// The first page of a cache. Has no effect when the list has a page.
    case restore(Page<Item, Cursor>)
    /// An edit by the app.
    case edit(Edit)
    /// Removes all items and stops all loads.
    case reset
  }

  /// What a refresh loads.
  package indirect enum Refresh {
    /// This number of pages in place of the list, from the first one, or from that of an item.
    case pages(Int, at: ID?)
    /// The first page above the list. If it doesn't touch the list, a gap lies between.
    case newer
  }

  package typealias Edit = PagingEdit<Item, ID>

  /// Something to do for the shell. Loads and delays have a number.
  package indirect enum Effect {
    /// Load the page of a cursor, or the first page for `nil`.
    case load(Cursor?, Int)
    /// Send `.waited` after a delay in seconds. A delay that isn't exact may vary.
    case wait(Double, Int, isExact: Bool)
    /// Stop the load, or the delay, with a number.
    case stop(Int)
    /// Show a snapshot.
    case show(PagingChange<Item, Failure>)
    /// The end of a load. The state tells how it ended.
    case finished(PageRequest)
    /// The end of a load that was canceled.
    case cancelled(PageRequest)
  }
}

/// An edit by the app. It takes precedence over pages that load at the same time.
package indirect enum PagingEdit<Item, ID> {
  /// Inserts items. Items that are already in the list move.
  case insert([Item], ItemPlace<ID>)
  /// Removes items. Only a later refresh brings them back.
  case remove([ID])
  /// Replaces the contents of items that are in the list.
  case replace([Item])
  /// Lets pages change items again that were edited.
  case release([ID])
  /// Puts an item back as it was before it was edited.
  case rollback(ID)
}

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
