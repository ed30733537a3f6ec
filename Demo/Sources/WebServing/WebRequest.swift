import Foundation
import NIOHTTP1

/// A request. Its body is dropped, because no route takes one.
public struct WebRequest: Sendable {
  /// The method in uppercase, such as `"GET"`.
  public let method: String
  /// The decoded path, starting with a slash. It may contain anything that can be encoded, including
  /// `..` and NUL.
  public let path: String
  public let query: WebQuery
  public let headers: WebHeaders

  /// The error of a target that can't be read, with the reason for the peer.
  struct Malformed: Error {
    let reason: String
  }

  init(head: HTTPRequestHead) throws(Malformed) {
    method = head.method.rawValue
    headers = WebHeaders(head.headers)
    let halves = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard head.uri.hasPrefix("/"), let path = halves[0].removingPercentEncoding else {
      throw Malformed(reason: "the path is not percent-encoded UTF-8")
    }
    self.path = path
    query = try WebQuery(encoded: halves.count == 2 ? halves[1] : "")
  }
}

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

/// The decoded parameters of a request's query, in order.
public struct WebQuery: Equatable, Sendable, CustomStringConvertible {
  struct Item: Equatable {
    let name: String
    let value: String
  }

  let items: [Item]

  init(encoded text: Substring) throws(WebRequest.Malformed) {
    var items: [Item] = []
    for pair in text.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decode(halves[0]),
        let value = halves.count == 2 ? Self.decode(halves[1]) : ""
      else { throw WebRequest.Malformed(reason: "the query is not percent-encoded UTF-8") }
      items.append(Item(name: name, value: value))
    }
    self.items = items
  }

  /// The first value of the parameter `name`; empty if the parameter has none.
  public subscript(name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  /// All values of the parameter `name`, in order.
  public func values(of name: String) -> [String] {
    items.filter { $0.name == name }.map(\.value)
  }

  /// The decoded parameters in order, escaped for a log.
  public var description: String {
    items.map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" }.joined(separator: "&")
      .escaped
  }

  /// Forms write a space as a plus sign.
  private static func decode(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }
}
