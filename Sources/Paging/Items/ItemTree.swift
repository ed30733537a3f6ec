/// An ordered list of items. Copies share all nodes except those on the path to a change.
///
/// Each item has a label. Labels rise along the list, and an item keeps its label until it moves,
/// so that a label leads to its item while positions shift.
struct ItemTree<Item: Sendable>: Sendable {
  private final class Leaf: TreeNode.Contents, @unchecked Sendable {
    let items: [Item]
    init(_ items: [Item]) { self.items = items }
  }

  private static var leafWidth: Int { 64 }

  private(set) var root = TreeNode(contents: Leaf([]))

  var count: Int { root.count }

  subscript(index: Int) -> Item {
    let (leaf, rest) = root.leaf(at: index)
    return Self.items(of: leaf)[rest]
  }

  func label(at index: Int) -> Int {
    let (leaf, rest) = root.leaf(at: index)
    return leaf.labels[rest]
  }

  func rank(of label: Int) -> Int { root.rank(of: label) }

  mutating func replace(_ count: Int, at index: Int, with items: [Item], labels: [Int]) {
    change(at: index) {
      $0.replaceSubrange($2..<$2 + count, with: items)
      $1.replaceSubrange($2..<$2 + count, with: labels)
    }
  }

  /// Updates items at ascending positions. Items of the same leaf change together.
  mutating func update(_ new: [(index: Int, item: Item)]) {
    var next = 0
    while next < new.count {
      change(at: new[next].index) { items, _, offset in
        let start = new[next].index - offset
        while next < new.count, new[next].index - start < items.count {
          items[new[next].index - start] = new[next].item
          next += 1
        }
      }
    }
  }

  /// Assigns labels to the items from a position on.
  mutating func relabel(at index: Int, with new: [Int]) {
    var next = 0
    while next < new.count {
      change(at: index + next) { _, labels, offset in
        let count = min(labels.count - offset, new.count - next)
        labels.replaceSubrange(offset..<offset + count, with: new[next..<next + count])
        next += count
      }
    }
  }

  private mutating func change(at index: Int, _ edit: (inout [Item], inout [Int], Int) -> Void) {
    var roots = root.replacing(at: index) { leaf, index in
      var (items, labels) = (Self.items(of: leaf), leaf.labels)
      edit(&items, &labels, index)
      return TreeNode.pieces(of: items.count, width: Self.leafWidth).map {
        TreeNode(labels: Array(labels[$0]), contents: Leaf(Array(items[$0])))
      }
    }
    while roots.count > 1 { roots = TreeNode.branches(of: roots) }
    root = roots.first ?? TreeNode(contents: Leaf([]))
    while root.children.count == 1 { root = root.children[0] }
  }

  /// The cast is safe, since `change` makes all leaves.
  private static func items(of leaf: TreeNode) -> [Item] {
    leaf.contents.map { unsafeDowncast($0, to: Leaf.self).items } ?? []
  }
}
