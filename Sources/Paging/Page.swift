/// A page of a list.
public struct Page<Item, Cursor> {
  /// The items of the page, in the order of the list.
  public var items: [Item]
  /// The cursors of the next and the previous page. In an array, copying a page takes little code, whatever its
  /// cursors are.
  private var cursors: [Cursor?]

  /// The cursor of the next page. `nil` at the end of the list.
  public var next: Cursor? {
    get { cursors[0] }
    set { cursors[0] = newValue }
  }

  /// The cursor of the previous page. `nil` at the start of the list.
  public var previous: Cursor? {
    get { cursors[1] }
    set { cursors[1] = newValue }
  }

  /// Creates a page. By default, it is the only one of its list.
  public init(_ items: [Item], next: Cursor? = nil, previous: Cursor? = nil) {
    (self.items, cursors) = (items, [next, previous])
  }
}

extension Page: Sendable where Item: Sendable, Cursor: Sendable {}

// MARK: - Ready-made cursors

extension Page where Cursor == Int {
  /// A page of a list with numbered pages. A page with fewer items than `size` is the last one.
  ///
  /// - Parameters:
  ///   - items: The items of the page.
  ///   - number: The number of this page.
  ///   - size: The number of items in a full page.
  ///   - first: The number of the first page.
  public init(_ items: [Item], number: Int, size: Int, first: Int = 1) {
    let isLast = items.isEmpty || items.count < size || number == .max
    self.init(
      items, next: isLast ? nil : number + 1, previous: number > first ? number - 1 : nil)
  }

  /// A page of a list that is addressed by the position of its items. A page with fewer items than
  /// `limit` is the last one.
  ///
  /// - Parameters:
  ///   - items: The items of the page.
  ///   - offset: The position of the page's first item in the whole list.
  ///   - limit: The number of items asked for.
  ///   - overlap: The number of items that the next page repeats. The feed shows them once. When
  ///     items are removed on the server, a page without an overlap skips as many.
  public init(_ items: [Item], offset: Int, limit: Int, overlap: Int = 0) {
    let step = items.count - max(0, min(overlap, items.count - 1))
    let (next, isTooFar) = offset.addingReportingOverflow(step)
    let isLast = items.isEmpty || items.count < limit || isTooFar
    self.init(
      items, next: isLast ? nil : next,
      previous: offset > 0 ? max(0, offset - max(1, limit)) : nil)
  }
}
