import Foundation

/// The routes of a ``WebServer``.
///
/// Decoded paths are compared exactly. A path without a route is looked up in the static files, if there
/// are any.
public struct WebRoutes: Sendable {
  public typealias Handler = @Sendable (WebRequest) async -> WebResponse
  public typealias WebSocketHandler = @Sendable (WebSocketConnection) async -> Void

  /// Creates the server's own answers from a status code (400, 403, 404, 405, 421, or 426) and a reason
  /// for people. The default is plain text.
  public var refusal: @Sendable (_ status: Int, _ reason: String) -> WebResponse = {
    .text($1 + "\n", status: $0)
  }

  private var handlers: [String: Handler] = [:]
  private var webSockets: [String: WebSocketHandler] = [:]
  private var files: StaticFiles?

  public init() {}

  /// Adds a handler for GET and HEAD at `path`, and replaces an existing one.
  ///
  /// The handler's task is canceled when the connection ends or the server stops.
  public mutating func get(_ path: String, handler: @escaping Handler) {
    handlers[path] = handler
  }

  /// Adds a handler for WebSocket connections at `path`.
  ///
  /// A connection ends when the handler returns. The handler's task is canceled when the connection ends
  /// or the server stops. A request from a page of another origin is refused with 403.
  public mutating func webSocket(_ path: String, handler: @escaping WebSocketHandler) {
    webSockets[path] = handler
  }

  /// Serves `files` at every path without a route.
  public mutating func files(_ files: StaticFiles) {
    self.files = files
  }

  /// Returns the handler for a WebSocket upgrade, unless the request is refused.
  func webSocket(for request: WebRequest) -> WebSocketHandler? {
    request.isCrossOrigin ? nil : webSockets[request.path]
  }

  /// Returns the answer to a request that didn't become a WebSocket.
  func respond(to request: WebRequest) async -> WebResponse {
    if webSockets[request.path] != nil { return refuseWebSocket(request) }
    let handler = handlers[request.path]
    guard handler != nil || files != nil else { return nothing(at: request) }
    // HEAD is GET without the body, which the connection leaves out.
    guard ["GET", "HEAD"].contains(request.method) else {
      var response = refusal(405, "\(request.path.excerpt()) answers GET, HEAD only")
      response.headers["Allow"] = "GET, HEAD"
      return response
    }
    if let handler { return await handler(request) }
    return files?.response(for: request.path) ?? nothing(at: request)
  }

  private func nothing(at request: WebRequest) -> WebResponse {
    refusal(404, "nothing is at \(request.path.excerpt())")
  }

  private func refuseWebSocket(_ request: WebRequest) -> WebResponse {
    // `UpgradeFilter` has removed the `Upgrade` field of a refused handshake.
    guard request.headers.contains(name: "Sec-WebSocket-Version") else {
      var response = refusal(426, "\(request.path) is a WebSocket")
      response.headers["Upgrade"] = "websocket"
      return response
    }
    return request.isCrossOrigin
      ? refusal(403, "pages of another origin may not connect")
      : refusal(400, "this is not a WebSocket handshake of version 13, first on its connection")
  }
}

/// The answer to a ``WebRequest``. The server adds `Content-Length` and `Connection`.
public struct WebResponse: Sendable {
  public var status: Int
  public var headers: [String: String]
  public var body: Data

  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
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
