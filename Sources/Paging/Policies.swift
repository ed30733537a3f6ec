/// The treatment of an item in a new page whose identity is already in the list.
public enum DuplicatePolicy: CaseIterable, Sendable {
  /// The item in the list stays as it is.
  case keep
  /// The item in the list stays in its place and takes the new page's contents.
  case update
  /// The item moves to its place in the new page and takes the new page's contents.
  case move
}

/// The automatic retries of a failed load, by default after 1, 2, 4… seconds.
public struct RetryPolicy: Equatable, Sendable {
  /// The greatest number of automatic retries of one load. The default is 0.
  public var limit: Int
  /// The delay before the first retry, in seconds. Each later delay is twice as long. The default
  /// is 1.
  public var firstDelay: Double
  /// The greatest delay, in seconds. The default is 60.
  public var longestDelay: Double

  /// Creates a policy.
  public init(limit: Int = 0, firstDelay: Double = 1, longestDelay: Double = 60) {
    (self.limit, self.firstDelay, self.longestDelay) = (limit, firstDelay, longestDelay)
  }

  /// The delay before a retry, in seconds. The first retry has the number 1. Invalid settings count
  /// as 0.
  public func delay(before retry: Int) -> Double {
    guard firstDelay > 0, longestDelay > 0 else { return 0 }
    let delay = Double(sign: .plus, exponent: max(1, retry) - 1, significand: firstDelay)
    return min(delay, longestDelay)
  }
}

/// The settings of a feed.
public struct PagingOptions: Equatable, Sendable {
  /// The treatment of repeated items. The default is `.update`.
  public var duplicates = DuplicatePolicy.update
  /// The automatic retries. The default has none.
  public var retry = RetryPolicy()
  /// The number of pages without a new item that a load passes over. The default is 3.
  public var emptyPageLimit = 3
  /// The greatest number of pages in the list. A load of more drops pages at the other end, which load again
  /// when the user comes back: only if the page beside them has a cursor that leads back. Values below 1 count
  /// as 1. The default, `nil`, keeps all.
  public var maxPages: Int?

  /// Creates the default settings.
  public init() {}
}

/// The place of an insertion.
public indirect enum ItemPlace<ID> {
  /// Before the first item.
  case start
  /// After the last item.
  case end
  /// Before an item, or at the start if the item is not in the list.
  case before(ID)
  /// After an item, or at the end if the item is not in the list.
  case after(ID)
}

extension ItemPlace: Sendable where ID: Sendable {}
