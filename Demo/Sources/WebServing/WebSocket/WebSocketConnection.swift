import NIOCore
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
