/// An ordered list of items. Copies share all nodes except those on the path to a change.
///
/// Each item has a label. Labels rise along the list, and an item keeps its label until it moves,
/// so that a label leads to its item while positions shift.
struct ItemTree<Item> {
  /// Sendable where its items are, as only a tree reads them.
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
  mutating func update(at places: [Int], with new: [Item]) {
    var next = 0
    while next < new.count {
      change(at: places[next]) { items, _, offset in
        let start = places[next] - offset
        while next < new.count, places[next] - start < items.count {
          items[places[next] - start] = new[next]
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
        labels.replaceSubrange(offset..<offset + count, with: Array(new[next..<next + count]))
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

extension ItemTree: Sendable where Item: Sendable {}

/// A branch of a balanced tree, or a leaf with labels that rise along the list.
///
/// A node is immutable, so that lists can share it. It does not depend on the type of the items, because
/// generic code is not specialized for other modules and would make each level many times slower.
final class TreeNode: Sendable {
  /// The items of a leaf are in a subclass. Embedded Swift cannot specialize an existential here.
  class Contents: @unchecked Sendable {}

  static let width = 32

  let count: Int
  let firstLabel: Int
  /// The children of a branch. All leaves have the same depth.
  let children: [TreeNode]
  /// The labels of a leaf.
  let labels: [Int]
  /// The items of a leaf.
  let contents: Contents?

  init(labels: [Int] = [], contents: Contents? = nil, children: [TreeNode] = []) {
    (self.labels, self.contents, self.children) = (labels, contents, children)
    count = children.reduce(labels.count) { $0 + $1.count }
    firstLabel = labels.first ?? children.first?.firstLabel ?? 0
  }

  /// The leaf with a position, and the position in the leaf. The end belongs to the last leaf.
  func leaf(at index: Int) -> (leaf: TreeNode, rest: Int) {
    guard !children.isEmpty else { return (self, index) }
    let (child, rest) = child(at: index)
    return children[child].leaf(at: rest)
  }

  /// The number of items with a lower label.
  func rank(of label: Int) -> Int {
    guard !children.isEmpty else { return labels.firstIndex { $0 >= label } ?? count }
    let child = children.lastIndex { $0.firstLabel <= label } ?? 0
    let after = children[child...].reduce(0) { $0 + $1.count }
    return count - after + children[child].rank(of: label)
  }

  /// The nodes that replace this one when `edit` replaces the leaf with a position.
  func replacing(at index: Int, _ edit: (TreeNode, Int) -> [TreeNode]) -> [TreeNode] {
    guard !children.isEmpty else { return edit(self, index) }
    let (child, rest) = child(at: index)
    var parts = children
    parts.replaceSubrange(child...child, with: children[child].replacing(at: rest, edit))
    return Self.branches(of: parts)
  }

  static func branches(of parts: [TreeNode]) -> [TreeNode] {
    pieces(of: parts.count, width: width).map { TreeNode(children: Array(parts[$0])) }
  }

  /// The fewest possible ranges, of about the same length.
  static func pieces(of count: Int, width: Int) -> [Range<Int>] {
    let number = (count + width - 1) / width
    return (0..<number).map { $0 * count / number..<($0 + 1) * count / number }
  }

  private func child(at index: Int) -> (child: Int, rest: Int) {
    var (child, rest) = (0, index)
    while child < children.count - 1, rest >= children[child].count {
      rest -= children[child].count
      child += 1
    }
    return (child, rest)
  }
}
