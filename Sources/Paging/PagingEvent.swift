extension PagingMachine {
  /// Something that happens to the feed.
  package enum Event {
    /// A request for a page. It ends with `.finished` or `.cancelled`.
    case load(PageRequest)
    /// The same, but a direction at its end asks for its last page again: it may have grown.
    case loadPastEnd(PageRequest)
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

  /// An edit by the app. It takes precedence over pages that load at the same time.
  package enum Edit {
    /// Inserts items. Items that are already in the list move.
    case insert([Item], ItemPlace<ID>)
    /// Removes items. Only a later refresh brings them back.
    case remove([ID])
    /// Replaces the contents of items that are in the list.
    case replace([Item])
  }

  /// Something to do for the shell. Loads and delays have a number.
  package enum Effect {
    /// Load the page of a cursor, or the first page for `nil`.
    case load(Cursor?, Int)
    /// Send `.waited` after a delay in seconds.
    case wait(Double, Int)
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
