import NIOCore
import NIOHTTP1

/// A part of a response that may cross threads: NIO's own may carry a file, which must not.
typealias ResponsePart = HTTPPart<HTTPResponseHead, ByteBuffer>

/// Turns sendable response parts into those that NIO's encoder takes.
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

/// Ends a connection whose bytes are not HTTP, or not within the limits. NIO answers those with 400
/// and reads on, but nothing that follows can be understood.
///
/// The sending side is closed first, and what still comes is read and dropped until the peer closes
/// or a time is over: closing with bytes unread would reset the connection, and the peer could lose
/// the answer.
final class MalformedRequestCloser: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  private let closeTimeout: TimeAmount
  private var timer: Scheduled<Void>?

  init(limits: WebLimits) {
    closeTimeout = TimeAmount(limits.closeTimeout)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Whoever serves the connection would close it on an error; it sees the end that comes instead.
    guard error is HTTPParserError else { return context.fireErrorCaught(error) }
    guard timer == nil else { return }
    context.close(mode: .output, promise: nil)
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: closeTimeout) {
      context.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
  }
}
