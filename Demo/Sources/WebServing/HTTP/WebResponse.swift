import Foundation

/// The answer to a ``WebRequest``. The server adds `Content-Length` and `Connection`.
public struct WebResponse: Sendable {
  /// The status code, 200 to 599. Any other is sent as 500.
  public var status: Int
  public var headers: WebHeaders
  public var body: Data
  /// A file in place of ``body``.
  private var file: FileBody?

  public init(status: Int = 200, headers: WebHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response of a file, which is read while it's sent. A connection on which it changes meanwhile is closed.
  ///
  /// - Returns: `nil` if there is no such file.
  public static func file(_ url: URL, headers: WebHeaders) async -> WebResponse? {
    guard let file = try? await FileBody(url) else { return nil }
    var response = WebResponse(headers: headers)
    response.file = file
    return response
  }

  /// Bytes of the body.
  var length: Int { file?.length ?? body.count }

  /// The bytes of the body from `offset` on, at most as many as may wait for a peer that reads slowly.
  func piece(at offset: Int) async throws -> Data {
    let size = min(16 * 1024, length - offset)
    return try await file?.bytes(at: offset, count: size) ?? body.dropFirst(offset).prefix(size)
  }

  /// Creates a response of plain text in UTF-8.
  public static func text(_ text: String, status: Int = 200) -> WebResponse {
    WebResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: Data(text.utf8))
  }

  /// Creates a response of JSON with sorted keys, so that equal values have equal bytes.
  ///
  /// - Throws: The error of the encoder, usually for a number that isn't finite.
  public static func json(_ value: some Encodable, status: Int = 200) throws -> WebResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return WebResponse(
      status: status, headers: ["Content-Type": "application/json"],
      body: try encoder.encode(value))
  }
}
