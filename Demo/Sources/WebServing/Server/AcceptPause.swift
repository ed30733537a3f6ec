import NIOCore

/// Stops accepting connections for a moment after an error: without descriptors, each attempt fails at once, and the
/// connection that waits calls for the next.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private static let length = TimeAmount.milliseconds(100)

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let channel = context.channel
    // NIO's `AcceptBackoffHandler` only delays the next read, and the one that failed is still pending.
    channel.setOption(.autoRead, value: false).whenSuccess {
      channel.eventLoop.scheduleTask(in: Self.length) { channel.setOption(.autoRead, value: true) }
    }
    context.fireErrorCaught(error)
  }
}
