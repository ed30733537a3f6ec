import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// An open WebSocket connection.
///
/// You can use it from any task. After the connection has ended, ``send(_:)`` throws.
public struct WebSocketConnection: Sendable {
  /// The request that opened it.
  public let request: WebRequest
  /// The peer's messages. Iterate over them once, in one task.
  ///
  /// While the handler takes no message, the server stops reading; a peer that therefore can't answer
  /// a ping is closed after ``WebLimits/pingInterval``.
  public let incoming: WebSocketMessages

  private let channel: any Channel

  /// Whether a message would be sent at once instead of waiting behind others.
  public var isWritable: Bool { channel.isWritable }

  /// Sends a text message, and returns when the system has taken all of it.
  ///
  /// For a stream of states of which only the newest matters, create each message after the one
  /// before was sent. A slow reader then gets fewer messages, each of them current, and nothing piles
  /// up except the 64 KiB that the system buffers.
  ///
  /// - Throws: ``WebSocketClosed`` if the connection has ended or ends before the message is sent.
  public func send(_ text: String) async throws(WebSocketClosed) {
    let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
    do {
      try await channel.writeAndFlush(frame).get()
    } catch {
      throw WebSocketClosed()
    }
  }

  /// Sends a close frame, and returns when the connection is closed.
  ///
  /// Closing takes at most ``WebLimits/closeTimeout``, even if the peer doesn't read. ``incoming`` ends
  /// at once. Of several closes, the first counts.
  ///
  /// - Parameters:
  ///   - reason: A text for people, cut to the 123 bytes that fit in a close frame.
  ///   - message: A last text message to send before the close frame.
  public func close(
    code: WebSocketCloseCode = .normal, reason: String = "", message: String? = nil
  ) async {
    beginClosing(code: code, reason: reason, message: message)
    // Never fails.
    try? await channel.closeFuture.get()
  }

  private func beginClosing(
    code: WebSocketCloseCode, reason: String = "", message: String? = nil
  ) {
    channel.triggerUserOutboundEvent(
      WebSocketProtocolHandler.CloseRequest(code: code, reason: reason, message: message),
      promise: nil)
  }

  /// Runs a handler on a new connection, and ends the connection when it returns.
  static func serve(
    _ channel: NIOAsyncChannel<String, Never>, request: WebRequest,
    handler: WebRoutes.WebSocketHandler
  ) async throws {
    try await channel.executeThenClose { messages in
      let connection = WebSocketConnection(
        request: request, incoming: WebSocketMessages(base: messages), channel: channel.channel)
      await withTaskCancellationHandler {
        await handler(connection)
        await connection.close(code: .normal)
      } onCancel: {
        // Also ends a `send` that waits for a peer that doesn't read.
        connection.beginClosing(code: .goingAway)
      }
    }
  }
}

/// The text messages that a ``WebSocketConnection`` receives, in order.
///
/// The sequence ends when either side closes, when the peer vanishes or violates the protocol, and
/// when the task is canceled. None of these allows an answer, so the sequence doesn't distinguish them.
public struct WebSocketMessages: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: NIOAsyncChannelInboundStream<String>.AsyncIterator

    public mutating func next() async -> String? {
      // Messages that arrived before the end of the connection would still be delivered.
      Task.isCancelled ? nil : try? await base.next()
    }
  }

  fileprivate let base: NIOAsyncChannelInboundStream<String>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }
}

/// The status code of a close frame (RFC 6455, section 7.4).
public enum WebSocketCloseCode: UInt16, Sendable {
  /// 1000: The connection has served its purpose.
  case normal = 1000
  /// 1001: The server is stopping.
  case goingAway = 1001
  /// 1002: The peer violated the protocol.
  case protocolError = 1002
  /// 1003: The peer sent binary data; only text is accepted.
  case unsupportedData = 1003
  /// 1007: The peer sent text that isn't UTF-8.
  case invalidText = 1007
  /// 1008: The peer violated a rule of the application.
  case policyViolation = 1008
  /// 1009: The peer sent a message over the size limit.
  case messageTooBig = 1009
  /// 1011: The server failed.
  case serverError = 1011
  /// 1013: The server has too many peers at the moment.
  case tryAgainLater = 1013
}

/// The error of a send on a connection that has ended or is ending.
public struct WebSocketClosed: Error, Equatable {}

/// Removes the `Upgrade` field from a first request that can't become a WebSocket.
///
/// NIO's upgrade handler drops the head of a request whose upgrade it refuses, so the request could
/// never be answered. Without the field, the request continues as an ordinary one and gets an
/// explanation. It's the last request of its connection.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let routes: WebRoutes
  private let names: HostNames

  init(routes: WebRoutes, names: HostNames) {
    self.routes = routes
    self.names = names
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    if head.headers.contains(name: "Upgrade") && !canUpgrade(head) {
      head.headers.remove(name: "Upgrade")
      head.headers.replaceOrAdd(name: "Connection", value: "close")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
    // Only the first request may upgrade; the upgrade itself waits for the request's end.
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  /// Whether `head` is a handshake as RFC 6455, section 4.2.1, has it, for a route of this server.
  private func canUpgrade(_ head: HTTPRequestHead) -> Bool {
    head.method == .GET && head.version == .http1_1
      && head.headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
      && head.headers[canonicalForm: "Connection"].contains { $0.lowercased() == "upgrade" }
      && head.headers[canonicalForm: "Sec-WebSocket-Version"] == ["13"]
      && hasValidKey(head) && !hasBody(head) && names.refusal(of: head) == nil
      && (try? routes.webSocket(for: WebRequest(head: head))) != nil
  }

  /// A key is 16 bytes in Base64.
  private func hasValidKey(_ head: HTTPRequestHead) -> Bool {
    let keys = head.headers["Sec-WebSocket-Key"]
    return keys.count == 1 && Data(base64Encoded: keys[0])?.count == 16
  }

  /// NIO would complete the upgrade at the end of a body that it has dropped.
  private func hasBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "Transfer-Encoding")
      || !head.headers["Content-Length"].allSatisfy { $0 == "0" }
  }
}
