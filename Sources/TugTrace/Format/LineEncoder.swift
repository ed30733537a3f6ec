/// Encodes values as lines of JSON.
///
/// The keys are in the order in which they are encoded, and numbers in their shortest form.
/// Foundation's encoder doesn't keep the order, and before iOS 17 it writes numbers with 17 digits.
package enum LineEncoder {
  /// Returns the line of a value, without a line break.
  package static func line(_ value: some Encodable) -> String { node(value).text }

  static func node(_ value: some Encodable) -> EncodedNode {
    let node = EncodedNode()
    // Nothing in this package throws during encoding.
    try? node.encode(value)
    return node
  }
}

/// A value that has been encoded: a literal, or an object or array with its elements.
final class EncodedNode: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer {
  private(set) var elements: [(key: String, node: EncodedNode)] = []
  private var literal = "null"
  private(set) var kind = Kind.literal
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  enum Kind {
    case literal, object, array
  }

  subscript(key: String) -> EncodedNode? { elements.first { $0.key == key }?.node }
  var count: Int { elements.count }

  var text: String {
    switch kind {
    case .literal: literal
    case .array: "[" + elements.map(\.node.text).joined(separator: ",") + "]"
    case .object:
      "{" + elements.map { Self.quoted($0.key) + ":" + $0.node.text }.joined(separator: ",") + "}"
    }
  }

  fileprivate func add(_ key: String = "") -> EncodedNode {
    let node = EncodedNode()
    elements.append((key, node))
    return node
  }

  func set(_ number: Double) { literal = Self.shortest(number) }
  func set(_ number: Int) { literal = number.description }
  func set(_ flag: Bool) { literal = flag ? "true" : "false" }

  private func set(_ value: some Encodable) throws {
    switch value {
    case let number as Double: set(number)
    case let number as Int: set(number)
    case let flag as Bool: set(flag)
    case let text as String: literal = Self.quoted(text)
    case let number as Float: set(Double(number))
    case let number as any BinaryInteger: literal = number.description
    default: try value.encode(to: self)
    }
  }

  /// JSON has finite numbers only. 0 takes the place of others, and that of -0.
  private static func shortest(_ number: Double) -> String {
    guard number != 0, number.isFinite else { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ value: String) -> String {
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      return "\"" + value + "\""
    }
    return value.unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  // MARK: Containers

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    kind = .object
    return KeyedEncodingContainer(EncodedObject(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    kind = .array
    return self
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func encodeNil() { if kind == .array { _ = add() } }

  /// Encodes an element of an array, or the only value.
  func encode<Value: Encodable>(_ value: Value) throws {
    try kind == .array ? add().set(value) : set(value)
  }

  func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    add().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { add().unkeyedContainer() }
  func superEncoder() -> any Encoder { add() }
}

private struct EncodedObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodedNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { _ = node.add(key.stringValue) }

  // The usual types without a dynamic cast.
  func encode(_ value: Double, forKey key: Key) { node.add(key.stringValue).set(value) }
  func encode(_ value: Int, forKey key: Key) { node.add(key.stringValue).set(value) }
  func encode(_ value: Bool, forKey key: Key) { node.add(key.stringValue).set(value) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.add(key.stringValue).encode(value)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { node.add(key.stringValue).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    node.add(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { node.add("super") }
  func superEncoder(forKey key: Key) -> any Encoder { node.add(key.stringValue) }
}
