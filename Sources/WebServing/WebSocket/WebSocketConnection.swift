import NIOCore
import NIOWebSocket

/// An open WebSocket, as its handler sees it.
///
/// It may be kept and used from any task; after the connection has ended, ``send(_:)`` throws.
public struct WebSocketConnection: Sendable {
  /// The request that opened it.
  public let request: WebRequest
  /// The peer's messages. To be iterated once, by one task.
  ///
  /// When the handler takes none for a while, the peer's are no longer read, and in the end it
  /// counts as gone.
  public let incoming: WebSocketMessages

  private let channel: any Channel

  /// Whether a message sent now would go out soon, rather than wait behind others.
  public var isWritable: Bool { channel.isWritable }

  /// Sends a text message, and returns when the system has taken all of it.
  ///
  /// For a stream of states where only the newest counts, make the next message only when the last
  /// has been sent: then a slow reader gets fewer messages, each of them fresh, and nothing piles
  /// up. A few that the system has taken (64 KiB at most) may still be on their way.
  ///
  /// - Throws: ``WebSocketClosed`` if the connection has ended, or ends meanwhile.
  public func send(_ text: String) async throws(WebSocketClosed) {
    let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
    do {
      try await channel.writeAndFlush(frame).get()
    } catch {
      throw WebSocketClosed()
    }
  }

  /// Sends a close frame and returns when the connection is closed, which takes at most
  /// ``WebLimits/closeTimeout``. ``incoming`` ends at once. Of several closes the first counts.
  ///
  /// - Parameter reason: for a person; cut to the 123 bytes that fit in a close frame.
  public func close(code: WebSocketCloseCode = .normal, reason: String = "") async {
    beginClosing(code: code, reason: reason)
    // Never fails.
    try? await channel.closeFuture.get()
  }

  private func beginClosing(code: WebSocketCloseCode, reason: String = "") {
    channel.triggerUserOutboundEvent(
      WebSocketProtocolHandler.CloseRequest(code: code, reason: reason), promise: nil)
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
        // Also frees a handler that waits in `send` for a peer that does not read.
        connection.beginClosing(code: .goingAway)
      }
    }
  }
}

/// The text messages that come in on a ``WebSocketConnection``, whole, in order.
///
/// The sequence ends when either side closes, when the peer vanishes or breaks the protocol, and
/// when the task is cancelled. It does not tell these apart: nothing can be answered in any of them.
public struct WebSocketMessages: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: NIOAsyncChannelInboundStream<String>.AsyncIterator

    public mutating func next() async -> String? {
      try? await base.next()
    }
  }

  fileprivate let base: NIOAsyncChannelInboundStream<String>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }
}
