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
