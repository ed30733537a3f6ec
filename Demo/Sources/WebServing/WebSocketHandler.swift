import Foundation
import NIOCore
import NIOWebSocket

/// The WebSocket protocol of one connection: reads texts from frames, answers pings, and closes.
///
/// After a close frame of the server, the sending side is closed, and what still arrives is dropped
/// until the peer closes or a second has passed. Closing at once with bytes unread would reset the
/// connection, and the peer could lose the code.
final class WebSocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = String
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// An outbound event that ends the connection with a close frame.
  struct CloseRequest: Sendable {
    let code: WebSocketCloseCode
    /// A text message to send before the close frame.
    var message: String?
  }

  private static let closeTimeout = TimeAmount.seconds(1)
  private var isClosing = false
  /// The timer that cuts a connection whose peer doesn't close.
  private var timer: Scheduled<Void>?

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isClosing { return }
    let frame = unwrapInboundIn(data)
    let bytes = frame.unmaskedData
    switch frame.opcode {
    case .text:
      guard let text = String(bytes: bytes.readableBytesView, encoding: .utf8) else {
        return close(.init(code: .invalidText), context: context)
      }
      context.fireChannelRead(wrapInboundOut(text))
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: bytes)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .pong: break
    case .connectionClose: close(code: bytes, context: context)
    default: close(.init(code: .unsupportedData), context: context)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    context.fireChannelReadComplete()
    // The sequence of messages no longer reads, but the peer's close comes after its last bytes.
    if isClosing { context.read() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength,
      NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      close(.init(code: .messageTooBig), context: context)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error:
      close(.init(code: .protocolError), context: context)
    default: context.fireErrorCaught(error)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if isClosing { promise?.fail(WebSocketClosed()) } else { context.write(data, promise: promise) }
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard let request = event as? CloseRequest else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    close(request, context: context)
    promise?.succeed()
  }

  private func close(_ request: CloseRequest, context: ChannelHandlerContext) {
    if isClosing { return }
    if let text = request.message {
      let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
      context.write(wrapOutboundOut(frame), promise: nil)
    }
    close(code: ByteBuffer(integer: request.code.rawValue), context: context)
  }

  /// Sends a close frame with a code, or the peer's own, and ends the sequence of messages.
  private func close(code: ByteBuffer, context: ChannelHandlerContext) {
    isClosing = true
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: Self.closeTimeout) {
      context.close(promise: nil)
    }
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: code)
    context.writeAndFlush(wrapOutboundOut(frame)).assumeIsolated().whenComplete { _ in
      context.close(mode: .output, promise: nil)
      context.read()
    }
    context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
  }
}
