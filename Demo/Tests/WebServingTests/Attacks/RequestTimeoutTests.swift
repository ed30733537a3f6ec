import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import WebServing

/// Tests with a virtual clock.
@Suite("The timeouts of a request")
struct RequestTimeoutTests {
  private let channel: EmbeddedChannel
  private let reader = Reader()

  init() throws {
    let limits = WebLimits.patient {
      $0.requestTimeout = .seconds(30)
      $0.responseTimeout = .seconds(60)
    }
    channel = EmbeddedChannel(handlers: [reader, RequestTimeoutHandler(limits: limits)])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test("an idle peer is closed after the time for a request, and not before")
  func silence() {
    pass(29.9)
    #expect(channel.isActive)
    pass(0.1)
    #expect(!channel.isActive)
  }

  @Test("a request that arrives byte by byte has no more time than others")
  func trickle() throws {
    pass(10)
    try head()
    for _ in 0..<199 {
      pass(0.1)
      try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "a")))
    }
    #expect(channel.isActive)
    pass(0.1)
    #expect(!channel.isActive)
  }

  @Test("handling a request has no time limit")
  func longWork() throws {
    try request()
    pass(10_000)
    #expect(channel.isActive)
    try answer()
    #expect(channel.isActive)
  }

  @Test("the time for the next request begins after an answer")
  func keepAlive() throws {
    for _ in 0..<3 {
      pass(29)
      try request()
      try answer()
    }
    pass(29.9)
    #expect(channel.isActive)
    pass(0.1)
    #expect(!channel.isActive)
  }

  @Test("a peer that doesn't read its whole answer is closed")
  func slowReader() throws {
    try request()
    reader.isReading = false
    try answer()
    pass(59.9)
    #expect(channel.isActive)
    pass(0.1)
    #expect(!channel.isActive)
  }

  @Test("pipelined requests wait for their answers without a time limit")
  func pipelining() throws {
    try request()
    try request()
    try answer()
    pass(1000)
    #expect(channel.isActive)
    try answer()
    pass(30)
    #expect(!channel.isActive)
  }

  @Test("removing the handler cancels its timers")
  func removal() async throws {
    let context = try channel.pipeline.syncOperations.context(
      handlerType: RequestTimeoutHandler.self)
    channel.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    pass(1000)
    #expect(channel.isActive)
  }

  // MARK: Events

  private func pass(_ seconds: Double) {
    channel.embeddedEventLoop.advanceTime(by: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  private func head() throws {
    try channel.writeInbound(
      HTTPServerRequestPart.head(HTTPRequestHead(version: .http1_1, method: .POST, uri: "/")))
  }

  private func request() throws {
    try head()
    try channel.writeInbound(HTTPServerRequestPart.end(nil))
  }

  private var responseHead: HTTPServerResponsePart {
    .head(HTTPResponseHead(version: .http1_1, status: .ok))
  }

  private func answer() throws {
    let pipeline = channel.pipeline.syncOperations
    pipeline.write(NIOAny(responseHead), promise: nil)
    pipeline.writeAndFlush(NIOAny(HTTPServerResponsePart.end(nil)), promise: nil)
  }
}

/// The network and the peer, which reads what is written or leaves it waiting.
private final class Reader: ChannelOutboundHandler {
  typealias OutboundIn = HTTPServerResponsePart

  var isReading = true
  private var waiting: [EventLoopPromise<Void>] = []

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if isReading { promise?.succeed() } else if let promise { waiting.append(promise) }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    for promise in waiting { promise.fail(ChannelError.ioOnClosedChannel) }
    context.close(mode: mode, promise: promise)
  }
}
