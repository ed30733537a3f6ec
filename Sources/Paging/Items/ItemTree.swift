/// Items in order, in a balanced tree. A copy shares all but the way down to what changes.
///
/// Each item has a label; labels rise along the list, and an item keeps its own for as long as it
/// stays in its place. Thus an item is found by its label while positions shift.
struct ItemTree<Item: Sendable>: Sendable {
  struct Entry: Sendable {
    let label: Int
    var item: Item
  }

  private(set) var count = 0
  private var firstLabel = 0
  /// The items of a leaf.
  private var entries: [Entry] = []
  /// The parts of a branch. All leaves have the same depth.
  private var children: [ItemTree] = []

  private static var leafWidth: Int { 64 }
  private static var branchWidth: Int { 32 }

  init() {}

  private init(_ entries: [Entry], _ children: [ItemTree]) {
    (self.entries, self.children) = (entries, children)
    count = entries.count + children.reduce(0) { $0 + $1.count }
    firstLabel = entries.first?.label ?? children[0].firstLabel
  }

  subscript(index: Int) -> Entry {
    guard !children.isEmpty else { return entries[index] }
    let (child, rest) = child(at: index)
    return children[child][rest]
  }

  /// The number of items with a lower label.
  func rank(of label: Int) -> Int {
    guard !children.isEmpty else {
      return entries.firstIndex { $0.label >= label } ?? entries.count
    }
    var child = children.count - 1
    var before = count - children[child].count
    while child > 0, children[child].firstLabel > label {
      child -= 1
      before -= children[child].count
    }
    return before + children[child].rank(of: label)
  }

  /// The last child takes the end of the list, too: items are appended there.
  private func child(at index: Int) -> (child: Int, rest: Int) {
    var (child, rest) = (0, index)
    while child < children.count - 1, rest >= children[child].count {
      rest -= children[child].count
      child += 1
    }
    return (child, rest)
  }

  // MARK: Changing

  mutating func insert(_ new: [Entry], at index: Int) {
    change(at: index) { $0.insert(contentsOf: new, at: $1) }
  }

  mutating func update(_ item: Item, at index: Int) {
    change(at: index) { $0[$1].item = item }
  }

  mutating func remove(at index: Int) {
    change(at: index) { $0.remove(at: $1) }
  }

  private mutating func change(at index: Int, _ edit: (inout [Entry], Int) -> Void) {
    changeLeaf(at: index, edit)
    while isTooWide { self = ItemTree([], pieces) }
    while children.count == 1 { self = children[0] }
  }

  private mutating func changeLeaf(at index: Int, _ edit: (inout [Entry], Int) -> Void) {
    if children.isEmpty {
      edit(&entries, index)
      count = entries.count
    } else {
      let (child, rest) = child(at: index)
      count -= children[child].count
      children[child].changeLeaf(at: rest, edit)
      count += children[child].count
      if children[child].count == 0 || children[child].isTooWide {
        children.replaceSubrange(child...child, with: children[child].pieces)
      }
    }
    firstLabel = entries.first?.label ?? children.first?.firstLabel ?? 0
  }

  private var width: Int { entries.count + children.count }
  private var mostWidth: Int { children.isEmpty ? Self.leafWidth : Self.branchWidth }
  private var isTooWide: Bool { width > mostWidth }

  /// As few parts as possible, of the same size. An empty tree has none.
  private var pieces: [ItemTree] {
    let number = (width + mostWidth - 1) / mostWidth
    return (0..<number).map { piece in
      let range = piece * width / number..<(piece + 1) * width / number
      return children.isEmpty
        ? ItemTree(Array(entries[range]), []) : ItemTree([], Array(children[range]))
    }
  }
}
