import Logging
import NIOCore
import NIOHTTP1

/// Reads and answers the requests of one HTTP connection, one after the other.
struct HTTPConnection {
  let channel: NIOAsyncChannel<HTTPServerRequestPart, Never>
  let routes: WebRoutes
  let names: HostNames
  let limits: WebLimits
  let logger: Logger

  /// A request that is still being read.
  private struct PartialRequest {
    let head: HTTPRequestHead
    let framingError: String?
    var body = ByteBuffer()
    var isTooLarge = false

    init(head: HTTPRequestHead) {
      self.head = head
      framingError = head.framingError
    }

    /// Whether another request may follow. NIO reads nothing after a request for an upgrade, and
    /// where a request with contradictory framing ends is uncertain.
    var keepsAlive: Bool {
      head.isKeepAlive && !head.headers.contains(name: "Upgrade") && framingError == nil
    }

    /// Adds bytes to the body. A body beyond `limit` is read to its end and dropped: an answer in the
    /// middle of it would be lost to a peer that is still sending.
    mutating func append(_ bytes: ByteBuffer, limit: Int) {
      isTooLarge = isTooLarge || body.readableBytes + bytes.readableBytes > limit
      if isTooLarge { body = ByteBuffer() } else { body.writeImmutableBuffer(bytes) }
    }
  }

  /// Serves until the peer has sent its last request or left, or the task is canceled.
  func run() async throws {
    let connection = channel.channel
    try await withTaskCancellationHandler {
      try await channel.executeThenClose { parts in
        var iterator = parts.makeAsyncIterator()
        var incomplete: PartialRequest?
        while let part = try await iterator.next() {
          switch part {
          case .head(let head):
            let request = PartialRequest(head: head)
            if let reason = request.framingError {
              // At once: where the body ends is uncertain.
              try await send(routes.refusal(400, reason), for: request)
              return try await drain(&iterator)
            }
            incomplete = request
          case .body(let bytes):
            incomplete?.append(bytes, limit: limits.bodySize)
          case .end:
            guard let request = incomplete else { continue }
            incomplete = nil
            try await send(await response(to: request), for: request)
            if !request.keepsAlive { return try await drain(&iterator) }
          }
        }
      }
    } onCancel: {
      // A write to a peer that reads nothing would otherwise never end.
      connection.close(promise: nil)
    }
  }

  /// Closes the sending side, then drops what arrives until the peer closes or a time has passed.
  /// Closing with bytes unread would reset the connection, and the peer could lose the answer.
  private func drain(
    _ parts: inout NIOAsyncChannelInboundStream<HTTPServerRequestPart>.AsyncIterator
  ) async throws {
    let connection = channel.channel
    let timer = connection.eventLoop.scheduleTask(in: TimeAmount(limits.closeTimeout)) {
      connection.close(promise: nil)
    }
    defer { timer.cancel() }
    try await connection.close(mode: .output)
    while try await parts.next() != nil {}
  }

  private func response(to request: PartialRequest) async -> WebResponse {
    if request.isTooLarge {
      return routes.refusal(413, "a request body has at most \(limits.bodySize) bytes")
    }
    if let (status, reason) = names.refusal(of: request.head) {
      return routes.refusal(status, reason)
    }
    do {
      return await routes.respond(to: try WebRequest(head: request.head, body: request.body))
    } catch {
      return routes.refusal(400, error.reason)
    }
  }

  private func send(_ response: WebResponse, for request: PartialRequest) async throws {
    let status = (200...599).contains(response.status) ? response.status : 500
    var headers = response.headers.fields
    headers.remove(name: "Transfer-Encoding")
    if status != 204 && status != 304 {
      headers.replaceOrAdd(name: "Content-Length", value: String(response.length))
    }
    headers.replaceOrAdd(name: "Connection", value: request.keepsAlive ? "keep-alive" : "close")
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
    logger.debug("\(request.head.method.rawValue.escaped) \(request.head.uri.escaped) \(status)")

    let connection = channel.channel
    connection.write(ResponsePart.head(head), promise: nil)
    if request.head.method != .HEAD && status != 204 && status != 304 {
      var sent = 0
      while sent < response.length {
        let piece = try await response.piece(at: sent)
        try await connection.writeAndFlush(ResponsePart.body(ByteBuffer(bytes: piece))).get()
        sent += piece.count
      }
    }
    // Waits until the system has taken the last byte: answers to a slow reader don't pile up, and a
    // close doesn't cut one short.
    try await connection.writeAndFlush(ResponsePart.end(nil)).get()
  }
}

extension HTTPRequestHead {
  /// Returns the reason if the fields leave the end of the request undefined, although NIO's parser
  /// accepts them.
  ///
  /// Two programs that read such a request differently can be made to disagree about what the next
  /// request is (request smuggling; RFC 9112, section 6.1).
  fileprivate var framingError: String? {
    guard headers.contains(name: "Transfer-Encoding") else { return nil }
    if version != .http1_1 { return "HTTP/1.0 has no transfer codings" }
    if headers.contains(name: "Content-Length") { return "a length and a transfer coding" }
    if headers[canonicalForm: "Transfer-Encoding"].allSatisfy(\.isEmpty) {
      return "an empty transfer coding"
    }
    return nil
  }
}
