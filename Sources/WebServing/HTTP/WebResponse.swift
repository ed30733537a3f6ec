import Foundation

/// An answer to a ``WebRequest``. `Content-Length` and `Connection` are the server's to add.
public struct WebResponse: Sendable {
  /// The status code, 200 to 599. Another is a mistake of the handler, and sent as 500.
  public var status: Int
  public var headers: WebHeaders
  public var body: Data

  public init(status: Int = 200, headers: WebHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Plain text in UTF-8.
  public static func text(_ text: String, status: Int = 200) -> WebResponse {
    WebResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: Data(text.utf8))
  }

  /// JSON with its keys in alphabetical order, so that equal values are equal bytes.
  ///
  /// - Throws: what the encoder throws: a number that is not finite, mostly.
  public static func json(_ value: some Encodable, status: Int = 200) throws -> WebResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return WebResponse(
      status: status, headers: ["Content-Type": "application/json"],
      body: try encoder.encode(value))
  }
}
