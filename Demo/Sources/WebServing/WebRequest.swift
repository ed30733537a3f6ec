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
  let headers: HTTPHeaders

  /// The error of a target that can't be read, with the reason for the peer.
  struct Malformed: Error {
    let reason: String
  }

  init(head: HTTPRequestHead) throws(Malformed) {
    method = head.method.rawValue
    headers = head.headers
    let halves = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard head.uri.hasPrefix("/"), let path = halves[0].removingPercentEncoding else {
      throw Malformed(reason: "the path is not percent-encoded UTF-8")
    }
    self.path = path
    query = try WebQuery(encoded: halves.count == 2 ? halves[1] : "")
  }
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

extension StringProtocol {
  /// The text with control characters and invisible formatting characters written as `\u{1B}`.
  ///
  /// Use it for text from outside that goes to a log or a terminal: a line feed would forge a line,
  /// and an escape sequence would reach the terminal.
  public var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The beginning of the text, escaped: what a message repeats of a peer's input.
  ///
  /// - Parameter limit: The most Unicode scalars of the text. A count of characters would be no limit,
  ///   because one character can have any number of combining marks.
  public func excerpt(_ limit: Int = 40) -> String {
    let start = unicodeScalars.prefix(limit)
    let text = String(String.UnicodeScalarView(start)).escaped
    return start.endIndex < unicodeScalars.endIndex ? text + "…" : text
  }
}
