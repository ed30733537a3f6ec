import Foundation
@_spi(Tools) import HeadlessDriver
import HeadlessDriver
import Tug

/// A view as the page draws it; see `docs/playground-protocol.md`.
struct Node: Equatable {
  let id: Int
  let name: String
  let label: String?
  let children: [Int]
  let frame: [WireNumber]
  let boundsOrigin: [WireNumber]
  let transform: [WireNumber]?
  let alpha: WireNumber
  let isHidden: Bool
  let background: String?
  let cornerRadius: WireNumber
  let clips: Bool
  let shadow: ShadowContent?
  let content: ViewSnapshot.Content?

  init(_ view: ViewSnapshot) {
    func numbers(_ values: CGFloat...) -> [WireNumber] { values.map { WireNumber(Double($0)) } }
    id = view.id
    name = view.name
    label = view.label
    children = view.children.map(\.id)
    frame = numbers(
      view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height)
    boundsOrigin = numbers(view.boundsOrigin.x, view.boundsOrigin.y)
    let m = view.transform
    transform = m.isIdentity ? nil : numbers(m.a, m.b, m.c, m.d, m.tx, m.ty)
    alpha = WireNumber(view.alpha)
    isHidden = view.isHidden
    background = view.background?.cssText
    cornerRadius = WireNumber(view.cornerRadius)
    clips = view.needsClip
    shadow = view.shadow.map(ShadowContent.init)
    content = view.content
  }
}

/// A new or changed node. It's encoded with its id and the keys whose values changed; `null` means the
/// default.
struct NodeChange: Encodable {
  let node: Node
  /// The last node that was sent; `nil` for a new one, for which the page assumes the defaults.
  let old: Node?

  private enum Key: String, CodingKey {
    case id, c, f, o, m, a, h, bg, r, clip, shadow, text, image, spinner, name, label
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    /// Encodes a value, unless it equals the old one or, for a new node, the default.
    func put<Value: Encodable & Equatable>(
      _ key: Key, _ part: KeyPath<Node, Value>, default standard: Value
    ) throws {
      let value = node[keyPath: part]
      guard value != (old?[keyPath: part] ?? standard) else { return }
      if value == standard {
        try fields.encodeNil(forKey: key)
      } else {
        try fields.encode(value, forKey: key)
      }
    }
    let zero = WireNumber(0)
    try fields.encode(node.id, forKey: .id)
    if old == nil { try fields.encode(node.name, forKey: .name) }
    try put(.c, \.children, default: [])
    try put(.f, \.frame, default: [zero, zero, zero, zero])
    try put(.o, \.boundsOrigin, default: [zero, zero])
    try put(.m, \.transform, default: nil)
    try put(.a, \.alpha, default: WireNumber(1))
    try put(.h, \.isHidden, default: false)
    try put(.bg, \.background, default: nil)
    try put(.r, \.cornerRadius, default: zero)
    try put(.clip, \.clips, default: false)
    try put(.shadow, \.shadow, default: nil)
    try put(.label, \.label, default: nil)
    if node.content != old?.content {
      try put(.text, \.text, default: nil)
      try put(.image, \.image, default: nil)
      try put(.spinner, \.spinner, default: nil)
    }
  }
}

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
