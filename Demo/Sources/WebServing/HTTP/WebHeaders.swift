import NIOHTTP1

/// The header fields of a request or a response, in order. Names are case-insensitive.
public struct WebHeaders: Sendable, ExpressibleByDictionaryLiteral {
  var fields: HTTPHeaders

  init(_ fields: HTTPHeaders) {
    self.fields = fields
  }

  public init(dictionaryLiteral elements: (String, String)...) {
    fields = HTTPHeaders(elements)
  }

  /// The value of the first field with this name. Setting a value replaces all of them; `nil` removes them.
  public subscript(name: String) -> String? {
    get { fields.first(name: name) }
    set {
      fields.remove(name: name)
      if let newValue { fields.add(name: name, value: newValue) }
    }
  }

  /// The values of all fields with this name, in order.
  func all(_ name: String) -> [String] { fields[name] }
}
