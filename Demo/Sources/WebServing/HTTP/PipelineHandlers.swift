import NIOCore
import NIOHTTP1

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

/// Answers bytes that aren't HTTP, or not within the limits, with 400, and ends the connection:
/// nothing that follows can be understood.
///
/// The sending side is closed first. What still arrives is read and dropped until the peer closes or
/// ``WebLimits/closeTimeout`` has passed: closing with bytes unread would reset the connection, and
/// the peer could lose the answer.
final class MalformedRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let closeTimeout: TimeAmount
  private var timer: Scheduled<Void>?
  /// Whether the latest request is complete and was the last of its connection.
  private var hasLastRequest = false
  private var latestCloses = false
  private var isResponding = false

  init(limits: WebLimits) {
    closeTimeout = TimeAmount(limits.closeTimeout)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): latestCloses = !head.isKeepAlive
    case .body: break
    case .end: hasLastRequest = latestCloses
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: isResponding = true
    case .body: break
    case .end: isResponding = false
    }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The connection would be closed on an error. It ends below instead.
    guard error is HTTPParserError else { return context.fireErrorCaught(error) }
    // Bytes after the last request aren't a request.
    guard timer == nil, !hasLastRequest else { return }
    if !isResponding { refuse(context: context) }
    context.close(mode: .output, promise: nil)
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: closeTimeout) {
      context.close(promise: nil)
    }
  }

  private func refuse(context: ChannelHandlerContext) {
    let head = HTTPResponseHead(
      version: .http1_1, status: .badRequest,
      headers: ["Connection": "close", "Content-Length": "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
  }
}

/// Closes a connection whose peer takes too long to send a request or to read an answer.
///
/// Both times are measured from their beginning and not from the last byte, so that a peer that sends
/// a byte now and then is as idle as one that sends none. No time is measured while a request is being
/// handled, unless the peer has closed its sending side: it may have left.
///
/// The handler is removed when the connection becomes a WebSocket.
final class RequestTimeoutHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let requestTimeout: TimeAmount
  private let responseTimeout: TimeAmount
  private let halfClosedTimeout: TimeAmount
  private var isHalfClosed = false
  /// The number of complete requests without a complete answer.
  private var unanswered = 0
  private var requestTimer: Scheduled<Void>?
  private var responseTimer: Scheduled<Void>?

  init(limits: WebLimits) {
    requestTimeout = TimeAmount(limits.requestTimeout)
    responseTimeout = TimeAmount(limits.responseTimeout)
    halfClosedTimeout = TimeAmount(limits.halfClosedTimeout)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    requestTimer = closing(after: requestTimeout, context: context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    requestTimer?.cancel()
    responseTimer?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) {
      unanswered += 1
      requestTimer?.cancel()
    }
    context.fireChannelRead(data)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed {
      isHalfClosed = true
      requestTimer?.cancel()
      requestTimer = closing(after: halfClosedTimeout, context: context)
    }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head:
      responseTimer = closing(after: responseTimeout, context: context)
      context.write(data, promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      let written = promise ?? context.eventLoop.makePromise()
      written.futureResult.assumeIsolated().whenSuccess { [self] in answered(context: context) }
      context.write(data, promise: written)
    }
  }

  private func answered(context: ChannelHandlerContext) {
    responseTimer?.cancel()
    unanswered -= 1
    guard unanswered == 0 || isHalfClosed, context.channel.isActive else { return }
    requestTimer?.cancel()
    requestTimer = closing(
      after: isHalfClosed ? halfClosedTimeout : requestTimeout, context: context)
  }

  private func closing(after time: TimeAmount, context: ChannelHandlerContext) -> Scheduled<Void> {
    context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
  }
}
