import Logging
import NIOCore
import NIOHTTP1

/// One HTTP connection: requests are read and answered one after the other.
struct HTTPConnection {
  let channel: NIOAsyncChannel<HTTPServerRequestPart, Never>
  let routes: WebRoutes
  let names: HostNames
  let limits: WebLimits
  let logger: Logger

  /// A request that is still being read.
  private struct Draft {
    let head: HTTPRequestHead
    var body = ByteBuffer()
    var isTooLarge = false

    /// A request for an upgrade is the last on its connection: NIO reads nothing after it.
    var keepsAlive: Bool { head.isKeepAlive && !head.headers.contains(name: "Upgrade") }

    /// A body over the limit is read to its end and forgotten: an answer in the middle of it would
    /// be lost to a peer that is still sending.
    mutating func append(_ bytes: ByteBuffer, limit: Int) {
      isTooLarge = isTooLarge || body.readableBytes + bytes.readableBytes > limit
      if isTooLarge { body = ByteBuffer() } else { body.writeImmutableBuffer(bytes) }
    }
  }

  /// Serves until the peer leaves, asks to close, or the task is cancelled.
  func run() async throws {
    let connection = channel.channel
    try await withTaskCancellationHandler {
      try await channel.executeThenClose { parts in
        var draft: Draft?
        for try await part in parts {
          switch part {
          case .head(let head):
            draft = Draft(head: head)
          case .body(let bytes):
            draft?.append(bytes, limit: limits.bodySize)
          case .end:
            guard let request = draft else { continue }
            draft = nil
            try await send(await response(to: request), for: request)
            if !request.keepsAlive { return }
          }
        }
      }
    } onCancel: {
      // A write to a peer that reads nothing would otherwise never end.
      connection.close(promise: nil)
    }
  }

  private func response(to draft: Draft) async -> WebResponse {
    if draft.isTooLarge {
      return routes.refusal(413, "a request body has at most \(limits.bodySize) bytes")
    }
    if let (status, reason) = names.refusal(of: draft.head) {
      return routes.refusal(status, reason)
    }
    do {
      let request = try WebRequest(head: draft.head, body: draft.body)
      return await routes.respond(to: request)
    } catch {
      return routes.refusal(400, error.reason)
    }
  }

  private func send(_ response: WebResponse, for request: Draft) async throws {
    let status = (200...599).contains(response.status) ? response.status : 500
    var headers = response.headers.fields
    headers.remove(name: "Transfer-Encoding")
    if status != 204 && status != 304 {
      headers.replaceOrAdd(name: "Content-Length", value: String(response.body.count))
    }
    headers.replaceOrAdd(name: "Connection", value: request.keepsAlive ? "keep-alive" : "close")
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
    logger.debug("\(request.head.method) \(request.head.uri) \(status)")

    let connection = channel.channel
    connection.write(ResponsePart.head(head), promise: nil)
    if request.head.method != .HEAD && status != 204 && status != 304 && !response.body.isEmpty {
      connection.write(ResponsePart.body(ByteBuffer(bytes: response.body)), promise: nil)
    }
    // Waiting for the system to take the last byte keeps a slow reader from piling answers up, and
    // a close from cutting one short.
    try await connection.writeAndFlush(ResponsePart.end(nil)).get()
  }
}
