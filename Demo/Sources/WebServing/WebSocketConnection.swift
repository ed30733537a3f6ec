import NIOCore
import NIOWebSocket

/// An open WebSocket connection.
///
/// You can use it from any task. After the connection has ended, ``send(_:)`` throws.
public struct WebSocketConnection: Sendable {
  /// The peer's messages. Iterate over them once, in one task. While the handler takes no message, the
  /// server stops reading.
  public let incoming: WebSocketMessages

  private let channel: any Channel

  /// Sends a text message, and returns when the system has taken all of it.
  ///
  /// For a stream of states of which only the newest matters, create each message after the one
  /// before was sent. A slow reader then gets fewer messages, each of them current.
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
  /// ``incoming`` ends at once. Of several closes, the first counts.
  ///
  /// - Parameter message: A last text message to send before the close frame.
  public func close(code: WebSocketCloseCode = .normal, message: String? = nil) async {
    beginClosing(.init(code: code, message: message))
    // Never fails.
    try? await channel.closeFuture.get()
  }

  private func beginClosing(_ request: WebSocketHandler.CloseRequest) {
    channel.triggerUserOutboundEvent(request, promise: nil)
  }

  /// Runs a handler on a new connection, and ends the connection when it returns.
  static func serve(
    _ channel: NIOAsyncChannel<String, Never>, handler: WebRoutes.WebSocketHandler
  ) async throws {
    try await channel.executeThenClose { messages in
      let connection = WebSocketConnection(
        incoming: WebSocketMessages(base: messages), channel: channel.channel)
      await withTaskCancellationHandler {
        await handler(connection)
        await connection.close()
      } onCancel: {
        // Also ends a `send` that waits for a peer that doesn't read.
        connection.beginClosing(.init(code: .goingAway))
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
}

/// The error of a send on a connection that has ended or is ending.
public struct WebSocketClosed: Error, Equatable {}
