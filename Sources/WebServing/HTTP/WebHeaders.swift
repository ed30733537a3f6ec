import NIOHTTP1

/// The header fields of a request or a response, in order. Names ignore case.
public struct WebHeaders: Sendable, ExpressibleByDictionaryLiteral {
  var fields: HTTPHeaders

  init(_ fields: HTTPHeaders) {
    self.fields = fields
  }

  public init(dictionaryLiteral elements: (String, String)...) {
    fields = HTTPHeaders(elements)
  }

  /// The first field of that name. Setting replaces all of that name; `nil` removes them.
  public subscript(name: String) -> String? {
    get { fields.first(name: name) }
    set {
      fields.remove(name: name)
      if let newValue { fields.add(name: name, value: newValue) }
    }
  }

  /// The values of every field of that name, in order.
  func all(_ name: String) -> [String] { fields[name] }
}
