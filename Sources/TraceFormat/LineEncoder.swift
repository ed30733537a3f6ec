/// Encodes a value as one line of JSON.
///
/// The keys stand in the order in which they are encoded, and numbers in their shortest form.
/// Foundation's encoder has neither on all systems that Tug supports, and it takes many times as
/// long.
package enum LineEncoder {
  /// Returns the line, without a line break.
  package static func line(_ value: some Encodable) -> String {
    let node = Node()
    // Nothing in this package throws while it encodes.
    try? value.encode(to: node)
    var text = ""
    node.write(to: &text)
    return text
  }

  /// Returns the shortest text for a number: a whole number has no point. JSON has no other numbers
  /// than finite ones; 0 takes their place, and that of -0.
  static func shortest(_ number: Double) -> String {
    guard number != 0, number.isFinite else { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// One value of a line, while it is encoded.
private final class Node: Encoder {
  private enum Content {
    case literal(String)
    case object([(name: String, value: Node)])
    case array([Node])
  }

  private var content = Content.literal("null")
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = content {} else { content = .object([]) }
    return KeyedEncodingContainer(Object(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    content = .array([])
    return List(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: self) }

  // MARK: Content

  func set(_ literal: String) { content = .literal(literal) }

  func set(_ value: some Encodable) throws {
    switch value {
    case let number as Int: set(number.description)
    case let number as Double: set(LineEncoder.shortest(number))
    case let flag as Bool: set(flag ? "true" : "false")
    case let text as String: set(Self.quoted(text))
    case let number as Float: set(LineEncoder.shortest(Double(number)))
    case let number as any BinaryInteger: set(number.description)
    default: try value.encode(to: self)
    }
  }

  func add(_ name: String) -> Node {
    let node = Node()
    guard case .object(var fields) = content else { return node }
    content = .literal("")
    fields.append((name, node))
    content = .object(fields)
    return node
  }

  func add() -> Node {
    let node = Node()
    guard case .array(var elements) = content else { return node }
    content = .literal("")
    elements.append(node)
    content = .array(elements)
    return node
  }

  var count: Int { if case .array(let elements) = content { elements.count } else { 0 } }

  // MARK: Text

  func write(to text: inout String) {
    switch content {
    case .literal(let literal): text += literal
    case .object(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        text += Self.quoted(field.name)
        text += ":"
        field.value.write(to: &text)
      }
      text += "}"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    }
  }

  private static func quoted(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return "\"" + value + "\"" }
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

private struct Object<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { _ = node.add(key.stringValue) }

  // The usual types without a dynamic cast.

  func encode(_ value: Double, forKey key: Key) {
    node.add(key.stringValue).set(LineEncoder.shortest(value))
  }

  func encode(_ value: Int, forKey key: Key) {
    node.add(key.stringValue).set(value.description)
  }

  func encode(_ value: Bool, forKey key: Key) {
    node.add(key.stringValue).set(value ? "true" : "false")
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.add(key.stringValue).set(value)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    node.add(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    node.add(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { node.add("super") }
  func superEncoder(forKey key: Key) -> any Encoder { node.add(key.stringValue) }
}

private struct List: UnkeyedEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.count }

  func encodeNil() { _ = node.add() }
  func encode<Value: Encodable>(_ value: Value) throws { try node.add().set(value) }

  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    node.add().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { node.add().unkeyedContainer() }
  func superEncoder() -> any Encoder { node.add() }
}

private struct Single: SingleValueEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  func encodeNil() {}
  func encode<Value: Encodable>(_ value: Value) throws { try node.set(value) }
}
