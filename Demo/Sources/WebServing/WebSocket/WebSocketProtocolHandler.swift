import NIOCore
import NIOWebSocket

/// The WebSocket protocol of one connection: assembles messages from frames, answers pings, and closes.
///
/// A close that the server begins is a lingering close: it sends a close frame, ends the sending
/// side, drops what still arrives, and closes when the peer does or after a time. Closing at once
/// with bytes unread would reset the connection, and the peer could lose the code.
final class WebSocketProtocolHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = String
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// An outbound event that ends the connection with a close frame.
  struct CloseRequest: Sendable {
    let code: WebSocketCloseCode
    let reason: String
    /// A text message to send before the close frame.
    var message: String?
  }

  private enum State {
    case open
    case closing
  }

  private let limits: WebLimits
  private var state = State.open
  /// The fragments of an incomplete message; `nil` between messages.
  private var message: ByteBuffer?
  private var hasReceivedSincePing = true
  /// The timer of the next ping; while closing, the timer that cuts the connection.
  private var timer: Scheduled<Void>?

  init(limits: WebLimits) {
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    schedulePing(context: context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hasReceivedSincePing = true
    guard case .open = state else { return }
    let frame = unwrapInboundIn(data)
    // A client masks every frame, and only an extension could use the reserved bits.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return fail(.protocolError, context: context)
    }
    switch frame.opcode {
    case .text where message == nil: append(frame, context: context)
    case .continuation where message != nil: append(frame, context: context)
    case .binary: fail(.unsupportedData, context: context)
    case .ping: sendPong(for: frame, context: context)
    case .pong: break
    case .connectionClose: acceptClose(frame, context: context)
    default: fail(.protocolError, context: context)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    context.fireChannelReadComplete()
    // The sequence of messages no longer reads, but the peer's close comes after its last bytes.
    if case .closing = state { context.read() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard case .open = state else { return }
    switch error {
    case NIOWebSocketError.invalidFrameLength: fail(.messageTooBig, context: context)
    case is NIOWebSocketError: fail(.protocolError, context: context)
    default: context.fireErrorCaught(error)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch state {
    case .open: context.write(data, promise: promise)
    case .closing: promise?.fail(WebSocketClosed())
    }
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard let closeRequest = event as? CloseRequest else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    linger(closeRequest, context: context)
    promise?.succeed()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    context.fireUserInboundEventTriggered(event)
    // A peer that closes its sending side without a close frame is gone.
    if event as? ChannelEvent == .inputClosed { context.close(promise: nil) }
  }
}

// MARK: - Messages and pings

extension WebSocketProtocolHandler {
  private func append(_ frame: WebSocketFrame, context: ChannelHandlerContext) {
    let length = (message?.readableBytes ?? 0) + frame.length
    guard length <= limits.messageSize else { return fail(.messageTooBig, context: context) }
    message = message ?? ByteBuffer()
    message?.writeImmutableBuffer(frame.unmaskedData)
    guard frame.fin, let whole = message else { return }
    message = nil
    guard let text = Self.text(in: whole) else { return fail(.invalidText, context: context) }
    context.fireChannelRead(wrapInboundOut(text))
  }

  /// Returns `nil` if the bytes aren't UTF-8.
  private static func text(in bytes: ByteBuffer) -> String? {
    let text = String(buffer: bytes)
    // Decoding repairs invalid UTF-8, which changes the bytes.
    return text.utf8.elementsEqual(bytes.readableBytesView) ? text : nil
  }

  private func sendPong(for ping: WebSocketFrame, context: ChannelHandlerContext) {
    // Pongs for a peer that doesn't read would pile up.
    guard context.channel.isWritable else { return }
    let pong = WebSocketFrame(fin: true, opcode: .pong, data: ping.unmaskedData)
    context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
  }

  private func schedulePing(context: ChannelHandlerContext) {
    timer = context.eventLoop.assumeIsolated().scheduleTask(
      in: TimeAmount(limits.pingInterval)
    ) { [self] in
      guard case .open = state else { return }
      guard hasReceivedSincePing else { return context.close(promise: nil) }
      hasReceivedSincePing = false
      // Pings for a peer that doesn't read would pile up.
      if context.channel.isWritable {
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
      }
      schedulePing(context: context)
    }
  }
}

// MARK: - Closing

extension WebSocketProtocolHandler {
  private func fail(_ code: WebSocketCloseCode, context: ChannelHandlerContext) {
    linger(CloseRequest(code: code, reason: ""), context: context)
  }

  private func linger(_ closeRequest: CloseRequest, context: ChannelHandlerContext) {
    guard case .open = state else { return }
    startClosing(context: context)
    if let text = closeRequest.message {
      let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
      context.write(wrapOutboundOut(frame), promise: nil)
    }
    writeClose(closeRequest, context: context).assumeIsolated().whenComplete { _ in
      context.close(mode: .output, promise: nil)
      context.read()
    }
    // Ends the sequence of messages.
    context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
  }

  /// Returns the peer's code and closes. The peer sends nothing after a close frame.
  private func acceptClose(_ frame: WebSocketFrame, context: ChannelHandlerContext) {
    var data = frame.unmaskedData
    let code = data.readInteger(as: UInt16.self)
    guard frame.length == 0 || code.map(Self.mayBeSent) == true else {
      return fail(.protocolError, context: context)
    }
    guard Self.text(in: data) != nil else { return fail(.invalidText, context: context) }
    startClosing(context: context)
    var echo = ByteBuffer()
    if let code { echo.writeInteger(code) }
    let answer = WebSocketFrame(fin: true, opcode: .connectionClose, data: echo)
    context.writeAndFlush(wrapOutboundOut(answer)).assumeIsolated().whenComplete { _ in
      context.close(promise: nil)
    }
  }

  /// Ignores the peer from now on and bounds the time until the end: a peer that doesn't read keeps
  /// even a close frame from being written.
  private func startClosing(context: ChannelHandlerContext) {
    state = .closing
    message = nil
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(limits.closeTimeout)) {
      context.close(promise: nil)
    }
  }

  private func writeClose(_ closeRequest: CloseRequest, context: ChannelHandlerContext)
    -> EventLoopFuture<Void>
  {
    var data = ByteBuffer()
    data.writeInteger(closeRequest.code.rawValue)
    // A control frame carries at most 125 bytes.
    var room = 125 - data.readableBytes
    for character in closeRequest.reason {
      room -= character.utf8.count
      if room < 0 { break }
      data.writeString(String(character))
    }
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    return context.writeAndFlush(wrapOutboundOut(frame))
  }

  /// Whether a close frame may carry this code. RFC 6455, section 7.4, reserves 1004 to 1006 and 1015
  /// for use inside a program.
  private static func mayBeSent(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
