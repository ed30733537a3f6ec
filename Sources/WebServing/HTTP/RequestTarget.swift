import Foundation

/// The target of a request line, taken apart: `/posts?limit=20` is a path and a query.
struct RequestTarget: Equatable {
  /// Why a target could not be read, for the peer to see.
  struct Malformed: Error {
    let reason: String
  }

  let path: String
  let query: WebQuery

  /// Reads a target in origin form (`/a?b`) or absolute form (`http://host/a?b`).
  init(_ text: String) throws(Malformed) {
    let target = try Self.originForm(of: text)
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = halves[0].removingPercentEncoding else {
      throw Malformed(reason: "the path is not percent-encoded UTF-8")
    }
    self.path = path
    query = halves.count == 2 ? try WebQuery(encoded: halves[1]) : WebQuery(items: [])
  }

  private static func originForm(of text: String) throws(Malformed) -> Substring {
    if text.hasPrefix("/") { return text[...] }
    guard let scheme = text.range(of: "://") else {
      throw Malformed(reason: "the request target does not start with a slash")
    }
    let rest = text[scheme.upperBound...]
    guard let slash = rest.firstIndex(of: "/") else { return "/" }
    return rest[slash...]
  }
}

/// The parameters of a request's query, decoded, in the order they came.
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

  /// The first value given for `name`; an empty text if it was named without one.
  public subscript(name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  /// Every value given for `name`, in order.
  public func values(of name: String) -> [String] {
    items.filter { $0.name == name }.map(\.value)
  }

  /// As it reads in a log: decoded, in order.
  public var description: String {
    items.map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  /// Forms write a space as a plus sign.
  private static func decode(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }
}
