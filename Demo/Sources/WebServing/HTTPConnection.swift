import Foundation
import Logging
import NIOCore
import NIOHTTP1

/// Reads and answers the requests of one HTTP connection, one after the other.
///
/// No route takes a body, so that bodies are read and dropped.
struct HTTPConnection {
  let channel: NIOAsyncChannel<HTTPServerRequestPart, Never>
  let routes: WebRoutes
  let names: HostNames
  let logger: Logger

  /// Serves until the peer has sent its last request or left, or the task is canceled.
  func run() async throws {
    let connection = channel.channel
    try await withTaskCancellationHandler {
      try await channel.executeThenClose { parts in
        var head: HTTPRequestHead?
        for try await part in parts {
          switch part {
          case .head(let next): head = next
          case .body: break
          case .end:
            guard let head else { return }
            try await send(await response(to: head), for: head)
            if !head.isKeepAlive { return }
          }
        }
      }
    } onCancel: {
      connection.close(promise: nil)
    }
  }

  private func response(to head: HTTPRequestHead) async -> WebResponse {
    if let (status, reason) = names.refusal(of: head) { return routes.refusal(status, reason) }
    do {
      return await routes.respond(to: try WebRequest(head: head))
    } catch {
      return routes.refusal(400, error.reason)
    }
  }

  private func send(_ response: WebResponse, for request: HTTPRequestHead) async throws {
    var headers = HTTPHeaders(Array(response.headers))
    headers.add(name: "Content-Length", value: String(response.body.count))
    headers.add(name: "Connection", value: request.isKeepAlive ? "keep-alive" : "close")
    let head = HTTPResponseHead(
      version: .http1_1, status: .init(statusCode: response.status), headers: headers)
    logger.debug("\(request.method.rawValue.escaped) \(request.uri.escaped) \(response.status)")
    let connection = channel.channel
    connection.write(ResponsePart.head(head), promise: nil)
    if request.method != .HEAD {
      connection.write(ResponsePart.body(ByteBuffer(bytes: response.body)), promise: nil)
    }
    // Waits until the system has taken the last byte: a close would cut the answer short.
    try await connection.writeAndFlush(ResponsePart.end(nil)).get()
  }
}

/// A part of a response that may cross threads. NIO's own type may carry a file, which must not.
typealias ResponsePart = HTTPPart<HTTPResponseHead, ByteBuffer>

/// Converts sendable response parts into those that NIO's encoder takes.
final class ResponsePartAdapter: ChannelOutboundHandler {
  typealias OutboundIn = ResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part: HTTPServerResponsePart =
      switch unwrapOutboundIn(data) {
      case .head(let head): .head(head)
      case .body(let bytes): .body(.byteBuffer(bytes))
      case .end(let trailers): .end(trailers)
      }
    context.write(wrapOutboundOut(part), promise: promise)
  }
}

/// Lets only a handshake for a route of this server, first on its connection, become a WebSocket.
///
/// NIO's upgrade handler drops the head of a request whose upgrade it refuses, so the request could
/// never be answered. Without the `Upgrade` field, the request continues as an ordinary one, gets an
/// explanation, and is the last of its connection.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let routes: WebRoutes
  private let names: HostNames
  private var isFirst = true

  init(routes: WebRoutes, names: HostNames) {
    self.routes = routes
    self.names = names
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    if head.headers.contains(name: "Upgrade") && !(isFirst && canUpgrade(head)) {
      head.headers.remove(name: "Upgrade")
      head.headers.replaceOrAdd(name: "Connection", value: "close")
    }
    isFirst = false
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// NIO has answered bytes that aren't HTTP with 400, and nothing that follows can be understood.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(error)
    context.close(promise: nil)
  }

  /// Whether `head` is a handshake as RFC 6455, section 4.2.1, has it.
  private func canUpgrade(_ head: HTTPRequestHead) -> Bool {
    head.method == .GET
      && head.headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
      && head.headers[canonicalForm: "Connection"].contains { $0.lowercased() == "upgrade" }
      && head.headers["Sec-WebSocket-Version"] == ["13"]
      && head.headers["Sec-WebSocket-Key"].count == 1 && names.refusal(of: head) == nil
      && (try? routes.webSocket(for: WebRequest(head: head))) != nil
  }
}
