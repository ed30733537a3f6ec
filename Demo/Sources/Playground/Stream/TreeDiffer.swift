import HeadlessDriver

/// Finds the changes of the view tree since the last frame.
struct TreeDiffer {
  struct Change {
    let set: [NodeChange]
    let remove: [Int]
    var isEmpty: Bool { self.set.isEmpty && remove.isEmpty }
  }

  private var known: [Int: Node] = [:]

  /// Returns the changes from the last snapshot to `snapshot`.
  mutating func change(to snapshot: ViewSnapshot) -> Change {
    var current: [Int: Node] = [:]
    current.reserveCapacity(known.count)
    var set: [NodeChange] = []
    func visit(_ view: ViewSnapshot) {
      let node = Node(view)
      current[node.id] = node
      let old = known[node.id]
      if old != node { set.append(NodeChange(node: node, old: old)) }
      for child in view.children { visit(child) }
    }
    visit(snapshot)
    let gone = known.keys.filter { current[$0] == nil }.sorted()
    known = current
    return Change(set: set, remove: gone)
  }

  /// Makes the next change the whole tree.
  mutating func reset() { known = [:] }
}
