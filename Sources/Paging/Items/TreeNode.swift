/// A part of a balanced tree: a branch, or a leaf with labels that rise along the list.
///
/// It does not depend on the type of the items, and never changes: the nodes on the way down to a
/// change are made anew, and all others are shared.
final class TreeNode: Sendable {
  static let width = 32

  let count: Int
  let firstLabel: Int
  /// The parts of a branch. All leaves have the same depth.
  let children: [TreeNode]
  /// The labels of a leaf.
  let labels: [Int]
  /// The items of a leaf.
  let contents: (any AnyObject & Sendable)?

  init(labels: [Int], contents: any AnyObject & Sendable) {
    (self.labels, self.contents) = (labels, contents)
    (count, firstLabel, children) = (labels.count, labels.first ?? 0, [])
  }

  init(children: [TreeNode]) {
    self.children = children
    count = children.reduce(0) { $0 + $1.count }
    (firstLabel, labels, contents) = (children[0].firstLabel, [], nil)
  }

  /// The leaf that holds a position, and the position in it. The last one takes the end, too: items
  /// are appended there.
  func leaf(at index: Int) -> (leaf: TreeNode, rest: Int) {
    guard !children.isEmpty else { return (self, index) }
    let (child, rest) = child(at: index)
    return children[child].leaf(at: rest)
  }

  /// The number of items with a lower label.
  func rank(of label: Int) -> Int {
    guard !children.isEmpty else { return labels.firstIndex { $0 >= label } ?? count }
    var child = children.count - 1
    var before = count - children[child].count
    while child > 0, children[child].firstLabel > label {
      child -= 1
      before -= children[child].count
    }
    return before + children[child].rank(of: label)
  }

  /// The nodes in the place of this one once `edit` has given others in the place of a leaf.
  func replacing(at index: Int, _ edit: (TreeNode, Int) -> [TreeNode]) -> [TreeNode] {
    guard !children.isEmpty else { return edit(self, index) }
    let (child, rest) = child(at: index)
    var parts = children
    parts.replaceSubrange(child...child, with: children[child].replacing(at: rest, edit))
    return Self.branches(of: parts)
  }

  static func branches(of parts: [TreeNode]) -> [TreeNode] {
    guard parts.count > width else { return parts.isEmpty ? [] : [TreeNode(children: parts)] }
    return pieces(of: parts.count, width: width).map { TreeNode(children: Array(parts[$0])) }
  }

  /// As few ranges as possible, of about the same length.
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
