import NIOCore
import NIOHTTP1

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
