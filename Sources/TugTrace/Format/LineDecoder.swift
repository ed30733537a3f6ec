import Foundation

/// Decodes values from lines of JSON, strictly: a field that the value doesn't encode itself, such
/// as a misspelled name, is an error.
package struct LineDecoder {
  private let decoder = JSONDecoder()

  package init() {}

  /// - Parameter kind: The kind of line, for messages: "a config".
  /// - Throws: A `TraceError` that describes the fault, without the number of the line.
  package func decode<Value: Codable>(
    _ type: Value.Type, from line: Data, as kind: String
  ) throws -> Value {
    do {
      return try decoder.decode(Strict<Value>.self, from: line).value
    } catch let error as DecodingError {
      throw TraceError(error.reason(in: line, kind))
    }
  }
}

private struct Strict<Value: Codable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    value = try Value(from: decoder)
    let node = LineEncoder.node(value)
    let name = node["control"] == nil ? "a trace" : "a config"
    try node.check(decoder.container(keyedBy: AnyKey.self), name)
  }
}

/// Foundation doesn't report the field of a number that it can't decode.
private struct Numbers: Decodable {
  /// The first field with a malformed or too large number.
  let malformed: String?

  init(from decoder: any Decoder) {
    let object = try? decoder.container(keyedBy: AnyKey.self)
    malformed = object?.allKeys.map(\.stringValue).sorted().first { name in
      let key = AnyKey(stringValue: name)
      do {
        _ = try object?.decode(Double.self, forKey: key)
      } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
        return false
      } catch {
        return true
      }
      return false
    }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension EncodedNode {
  /// Throws if the object has a field that this one doesn't have.
  ///
  /// - Parameter name: The kind of object, for messages. An event uses its own name.
  fileprivate func check(_ object: KeyedDecodingContainer<AnyKey>, _ name: String) throws {
    let name = self["op"]?.text ?? name
    for key in object.allKeys where !isDropped(key.stringValue) {
      let field = "\"\(key.stringValue)\""
      guard let node = self[key.stringValue] else {
        let isNull = try object.decodeNil(forKey: key)
        throw TraceError(isNull ? "\(field) is null" : "\(name) has no \(field)")
      }
      switch node.kind {
      case .literal: break
      case .object:
        try node.check(object.nestedContainer(keyedBy: AnyKey.self, forKey: key), field)
      case .array:
        var list = try object.nestedUnkeyedContainer(forKey: key)
        if list.count != node.elements.count { throw TraceError("\(field) has too many numbers") }
        for element in node.elements where element.node.kind == .object {
          try element.node.check(list.nestedContainer(keyedBy: AnyKey.self), field)
        }
      }
    }
  }

  /// Whether a valid field isn't encoded: `on` for the first control, which `TraceEvent` refuses
  /// where it has no place, and the states of a whole trace, which aren't read.
  private func isDropped(_ key: String) -> Bool {
    switch key {
    case "on": self["op"] != nil
    case "initial", "expect": self["events"] != nil
    default: false
    }
  }
}

// MARK: - Messages

extension DecodingError {
  /// - Parameter kind: The kind of line.
  fileprivate func reason(in line: Data, _ kind: String) -> String {
    switch self {
    case .keyNotFound(let key, let context):
      return "\(context.field ?? kind) needs \"\(key.stringValue)\""
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      guard let field = context.field else { return "this isn't a JSON object" }
      if context.codingPath.last?.intValue == nil { return "\(field) is not \(Self.noun(type))" }
      if case .valueNotFound = self { return "\(field) has too few numbers" }
      return "\(field) has an element that is not \(Self.noun(type))"
    case .dataCorrupted(let context):
      if let field = context.field, let text = context.value(in: line) as? String {
        return "\"\(text)\" is nothing that \(field) can be"
      }
      guard let numbers = try? JSONDecoder().decode(Numbers.self, from: line) else {
        return "this isn't valid JSON"
      }
      return numbers.malformed.map { "\"\($0)\" is not a finite number" }
        ?? "a number is malformed, too large, or not whole"
    @unknown default: return "this isn't valid JSON"
    }
  }

  private static func noun(_ type: Any.Type) -> String {
    switch type {
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is String.Type: "a string"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    default: "a number"
    }
  }
}

extension DecodingError.Context {
  /// The innermost field, in quotation marks.
  fileprivate var field: String? {
    codingPath.last { $0.intValue == nil }.map { "\"\($0.stringValue)\"" }
  }

  /// The value to which the coding path leads.
  fileprivate func value(in line: Data) -> Any? {
    codingPath.reduce(try? JSONSerialization.jsonObject(with: line)) { value, key in
      key.intValue.map { (value as? [Any])?[$0] } ?? (value as? [String: Any])?[key.stringValue]
    }
  }
}

/// The reason why a line of a trace can't be read or played.
public struct TraceError: Error, Equatable, CustomStringConvertible {
  /// Why, as a sentence without its end.
  public let reason: String
  /// The number of the line, counted from 1, or 0 if the error isn't about a line.
  public package(set) var line = 0

  package init(_ reason: String) { self.reason = reason }

  public var description: String { line == 0 ? reason : "line \(line): \(reason)" }
}
