import NIOCore
import NIOHTTP1

/// A part of a response that may cross threads: NIO's own may carry a file, which must not.
typealias ResponsePart = HTTPPart<HTTPResponseHead, ByteBuffer>

/// Turns sendable response parts into those that NIO's encoder takes.
final class ByteBufferResponses: ChannelOutboundHandler {
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

/// Closes a connection whose bytes are not HTTP. NIO answers those with 400 and reads on, but
/// nothing that follows can be understood.
final class MalformedRequestCloser: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(error)
    if error is HTTPParserError { context.close(promise: nil) }
  }
}
