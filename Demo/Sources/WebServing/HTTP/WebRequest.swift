import Foundation
import NIOCore
import NIOHTTP1

/// A complete request.
public struct WebRequest: Sendable {
  /// The method in uppercase, such as `"GET"`.
  public let method: String
  /// The decoded path, starting with a slash. It may contain anything that can be encoded, including
  /// `..` and NUL.
  public let path: String
  public let query: WebQuery
  public let headers: WebHeaders
  public let body: Data

  init(head: HTTPRequestHead, body: ByteBuffer = ByteBuffer()) throws(RequestTarget.Malformed) {
    let target = try RequestTarget(head.uri)
    method = head.method.rawValue
    path = target.path
    query = target.query
    headers = WebHeaders(head.headers)
    self.body = Data(body.readableBytesView)
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

/// The target of a request line: the path and the query of `/posts?limit=20`.
struct RequestTarget: Equatable {
  /// A target that can't be read, with the reason for the peer.
  struct Malformed: Error {
    let reason: String
  }

  /// The host that a target in absolute form names, with its port; otherwise `nil`.
  let authority: String?
  let path: String
  let query: WebQuery

  /// Reads a target in origin form (`/a?b`) or absolute form (`http://host/a?b`).
  init(_ text: String) throws(Malformed) {
    let (authority, target) = try Self.split(text)
    self.authority = authority
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = halves[0].removingPercentEncoding else {
      throw Malformed(reason: "the path is not percent-encoded UTF-8")
    }
    self.path = path
    query = halves.count == 2 ? try WebQuery(encoded: halves[1]) : WebQuery(items: [])
  }

  /// The authority, if there is one, and the rest in origin form.
  private static func split(_ text: String) throws(Malformed) -> (String?, Substring) {
    if text.hasPrefix("/") { return (nil, text[...]) }
    let scheme = ["http://", "https://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme else {
      throw Malformed(reason: "the request target is neither a path nor an HTTP address")
    }
    let rest = text.dropFirst(scheme.count)
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let path = rest[end...]
    return (String(rest[..<end]), path.hasPrefix("/") ? path : "/" + path)
  }
}

/// The decoded parameters of a request's query, in order.
public struct WebQuery: Equatable, Sendable, CustomStringConvertible {
  struct Item: Equatable {
    let name: String
    let value: String
  }

  let items: [Item]

  init(items: [Item]) {
    self.items = items
  }

  init(encoded text: Substring) throws(RequestTarget.Malformed) {
    var items: [Item] = []
    for pair in text.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decode(halves[0]),
        let value = halves.count == 2 ? Self.decode(halves[1]) : ""
      else { throw RequestTarget.Malformed(reason: "the query is not percent-encoded UTF-8") }
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
