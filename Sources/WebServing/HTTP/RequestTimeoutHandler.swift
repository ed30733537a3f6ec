import NIOCore
import NIOHTTP1

/// Closes a connection whose peer takes too long over a request, or over reading the answer.
///
/// Both times are counted from their beginning, and not from the last byte that came or went: a
/// peer that sends one byte now and then is as idle as one that sends none. While a request is
/// being answered, no time is counted.
///
/// It is the last handler of HTTP; a WebSocket's pipeline is without it.
final class RequestTimeoutHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let requestTimeout: TimeAmount
  private let responseTimeout: TimeAmount
  /// Requests that came whole, and whose answers have not gone out whole.
  private var unanswered = 0
  private var requestTimer: Scheduled<Void>?
  private var responseTimer: Scheduled<Void>?

  init(limits: WebLimits) {
    requestTimeout = TimeAmount(limits.requestTimeout)
    responseTimeout = TimeAmount(limits.responseTimeout)
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
    guard unanswered == 0, context.channel.isActive else { return }
    requestTimer = closing(after: requestTimeout, context: context)
  }

  private func closing(after time: TimeAmount, context: ChannelHandlerContext) -> Scheduled<Void> {
    context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
  }
}
