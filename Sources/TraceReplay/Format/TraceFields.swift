/// The fields of one JSON object, read strictly: a field is what it must be, or the line is refused,
/// and one that nobody knows is refused too. A misspelt name must not pass for an absent one.
struct TraceFields {
  private let container: KeyedDecodingContainer<Name>

  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ decoder: any Decoder) throws {
    do {
      container = try decoder.container(keyedBy: Name.self)
    } catch {
      throw TraceError("this is no JSON object")
    }
  }

  func allow(_ names: Set<String>, in place: String) throws {
    for key in container.allKeys where !names.contains(key.stringValue) {
      throw TraceError("\(place) has no \"\(key.stringValue)\"")
    }
  }

  func has(_ name: String) -> Bool { container.contains(Name(stringValue: name)) }

  /// `nil` when the field is absent; `null` is not absent.
  private func value<Value: Decodable>(
    _ name: String, _ type: Value.Type, _ article: String
  ) throws -> Value? {
    guard has(name) else { return nil }
    do {
      return try container.decode(type, forKey: Name(stringValue: name))
    } catch let error as TraceError {
      throw error
    } catch {
      throw TraceError("\"\(name)\" is not \(article)")
    }
  }

  func nested<Value: Decodable>(_ name: String, _ type: Value.Type) throws -> Value? {
    try value(name, type, "an object")
  }

  func number(_ name: String) throws -> Double? {
    guard let number = try value(name, Double.self, "a number") else { return nil }
    guard number.isFinite else { throw TraceError("\"\(name)\" is not a finite number") }
    return number
  }

  func length(_ name: String) throws -> Double? {
    guard let length = try number(name) else { return nil }
    guard length >= 0 else { throw TraceError("\"\(name)\" is negative") }
    return length
  }

  func lengths(_ name: String, count: Int) throws -> [Double]? {
    guard let lengths = try numbers(name, count: count) else { return nil }
    guard lengths.allSatisfy({ $0 >= 0 }) else { throw TraceError("\"\(name)\" is negative") }
    return lengths
  }

  func integer(_ name: String) throws -> Int? { try value(name, Int.self, "a whole number") }

  func flag(_ name: String) throws -> Bool? { try value(name, Bool.self, "true or false") }

  func text(_ name: String) throws -> String? { try value(name, String.self, "a string") }

  func numbers(_ name: String, count: Int) throws -> [Double]? {
    guard let numbers = try value(name, [Double].self, "a list of \(count) numbers") else {
      return nil
    }
    guard numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      throw TraceError("\"\(name)\" is not a list of \(count) numbers")
    }
    return numbers
  }

  /// One of the names of an enumeration.
  func choice<Value: RawRepresentable<String>>(
    _ name: String, _ type: Value.Type
  ) throws -> Value? {
    guard let text = try text(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw TraceError("\"\(text)\" is nothing that \"\(name)\" can be")
    }
    return value
  }
}

/// What a field must be there for.
func needed<Value>(_ value: Value?, _ name: String, for place: String) throws -> Value {
  guard let value else { throw TraceError("\(place) needs \"\(name)\"") }
  return value
}
