import Foundation

/// Decodes a value from one line of JSON, strictly: a field that has another type than the value
/// needs, that is `null`, or that the value doesn't ask for, is an error.
package struct LineDecoder {
  private let decoder = JSONDecoder()

  package init() {}

  /// - Parameter kind: What the line is, for messages.
  /// - Throws: A `TraceError` that says what is wrong, without the number of the line.
  package func decode<Value: Decodable>(
    _ type: Value.Type, from line: Data, as kind: String
  ) throws -> Value {
    do {
      decoder.userInfo[.lineKind] = kind
      return try decoder.decode(Line<Value>.self, from: line).value
    } catch let error as TraceError {
      throw error
    } catch {
      throw TraceError("this is no JSON")
    }
  }
}

/// What a line is, for messages.
package enum LineKind {
  package static let config = "a config"
  package static let event = "an event"
  package static let trace = "a trace"
}

/// A value that is wrong by itself. The decoder adds the name of the field.
struct InvalidValue: Error {
  let predicate: String
  init(_ predicate: String) { self.predicate = predicate }
}

extension CodingUserInfoKey {
  fileprivate static var lineKind: Self {
    guard let key = Self(rawValue: "lineKind") else { preconditionFailure("any text is a key") }
    return key
  }
}

private struct Line<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let name = decoder.userInfo[.lineKind] as? String
    value = try StrictDecoder(decoder, name ?? "", field: nil).decode(Value.self)
  }
}

/// Passes everything to a JSON decoder, and remembers which fields were asked for.
private final class StrictDecoder: Decoder {
  private let base: any Decoder
  /// What is decoded: "an event", or the name of a field.
  private let name: String
  /// The field in which it stands.
  private let field: String?
  private var object: KeyedDecodingContainer<AnyField>?
  private var asked: [String] = []

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  init(_ base: any Decoder, _ name: String, field: String?) {
    (self.base, self.name, self.field) = (base, name, field)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try type.init(from: self)
    for key in object?.allKeys ?? [] where !asked.contains(key.stringValue) {
      throw TraceError("\(place) has no \"\(key.stringValue)\"")
    }
    return value
  }

  /// The object, for messages. An event goes by its own name.
  private var place: String {
    if name == LineKind.event, object?.contains("control") == true { return LineKind.config }
    let isEvent = name == LineKind.event || field != nil
    guard isEvent, let op = try? object?.decode(String.self, forKey: "op") else { return name }
    return "\"\(op)\""
  }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let container = try? object ?? base.container(keyedBy: AnyField.self) else {
      throw field == nil ? TraceError("this is no JSON object") : InvalidValue("is not an object")
    }
    object = container
    return KeyedDecodingContainer(Object(decoder: self, base: container))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let container = try? base.unkeyedContainer() else { throw InvalidValue("is not a list") }
    return List(base: container, name: name)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    Single(base: try base.singleValueContainer())
  }

  /// Decodes a field of the object.
  func decode<Value: Decodable>(
    _ type: Value.Type, at key: String, in object: KeyedDecodingContainer<AnyField>
  ) throws -> Value {
    asked.append(key)
    let key = AnyField(stringValue: key)
    guard object.contains(key) else { throw TraceError("\(place) needs \"\(key.stringValue)\"") }
    do {
      if isPlain(type) { return try object.decode(type, forKey: key) }
      return try nested(key.stringValue, in: object).decode(type)
    } catch let error as TraceError {
      throw error
    } catch let error as InvalidValue {
      throw TraceError("\"\(key.stringValue)\" \(error.predicate)")
    } catch {
      guard !isPlain(type), let text = try? object.decode(String.self, forKey: key) else {
        throw TraceError("\"\(key.stringValue)\" is not \(noun(type))")
      }
      throw TraceError("\"\(text)\" is nothing that \"\(key.stringValue)\" can be")
    }
  }

  /// A decoder of one field, which is asked for with this.
  func nested(_ key: String, in object: KeyedDecodingContainer<AnyField>) throws -> StrictDecoder {
    asked.append(key)
    let base = try object.superDecoder(forKey: AnyField(stringValue: key))
    return StrictDecoder(base, "\"\(key)\"", field: key)
  }
}

/// Whether the JSON decoder decodes the type as well.
private func isPlain(_ type: Any.Type) -> Bool {
  type == Double.self || type == Bool.self || type == Int.self || type == String.self
    || type == [Double].self
}

/// A value of the type, for messages.
private func noun(_ type: Any.Type) -> String {
  switch type {
  case is Bool.Type: "true or false"
  case is Int.Type: "a whole number"
  case is String.Type: "a string"
  default: "a number"
  }
}

private struct AnyField: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral: String) { stringValue = stringLiteral }
  init?(intValue: Int) { nil }
}

private struct Object<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: StrictDecoder
  let base: KeyedDecodingContainer<AnyField>
  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys.compactMap { Key(stringValue: $0.stringValue) } }

  func contains(_ key: Key) -> Bool { base.contains(AnyField(stringValue: key.stringValue)) }

  /// `null` is a value that no field has.
  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.decode(type, at: key.stringValue, in: base)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder.nested(key.stringValue, in: base).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.nested(key.stringValue, in: base).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder.nested("super", in: base) }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try decoder.nested(key.stringValue, in: base)
  }
}

private struct List: UnkeyedDecodingContainer {
  var base: any UnkeyedDecodingContainer
  let name: String
  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if isPlain(type) { return try base.decode(type) }
    return try next().decode(type)
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> StrictDecoder {
    StrictDecoder(try base.superDecoder(), name, field: name)
  }
}

private struct Single: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do { return try base.decode(type) } catch { throw InvalidValue("is not \(noun(type))") }
  }
}
