import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing
import WebTesting

@testable import WebServing

@Suite("More connections than a server accepts", .timeLimit(.minutes(30)))
struct CrowdTests {
  private static var routes: WebRoutes {
    var routes = WebRoutes()
    routes.get("/hello") { _ in .text("hello") }
    routes.webSocket("/echo") { connection in
      for await text in connection.incoming { try? await connection.send(text) }
    }
    return routes
  }

  @Test("a connection over the limit is closed until another has left")
  func limit() async throws {
    try await withServer(Self.routes, limits: .patient { $0.connections = 3 }) { server in
      try await WebSocketPeer.connect(to: server, path: "/echo") { first in
        try await WebSocketPeer.connect(to: server, path: "/echo") { second in
          try await WebSocketPeer.connect(to: server, path: "/echo") { third in
            for _ in 0..<50 {
              // Closed or reset, but not answered.
              let answer = try? await RawClient.exchange(RawClient.get("/hello"), with: server)
              #expect((answer ?? "") == "")
              #expect(await server.openConnections == 3)
            }
            for peer in [first, second, third] { try await peer.send("here") }
            #expect(try await first.nextText() == "here")
            #expect(try await second.nextText() == "here")
            #expect(try await third.nextText() == "here")
          }
        }
        await server.waitUntil { $0 < 3 }
        #expect(try await RawClient.exchange(RawClient.get("/hello"), with: server) != "")
      }
    }
  }

  @Test("idle connections are closed after the time for a request")
  func silentCrowd() async throws {
    let limits = WebLimits.patient {
      $0.connections = 20
      $0.requestTimeout = .milliseconds(20)
    }
    try await withServer(Self.routes, limits: limits) { server in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            // Some send half a request. Returns when the server has closed.
            _ = try? await RawClient.exchange(
              number.isMultiple(of: 2) ? "" : "GET /hello HTTP/1.1\r\nHost:", with: server)
          }
        }
        try await group.waitForAll()
      }
      await server.waitUntilIdle()
    }
  }

  @Test("a WebSocket has no time limit for a request")
  func upgraded() async throws {
    let limits = WebLimits.patient { $0.requestTimeout = .milliseconds(20) }
    try await withServer(Self.routes, limits: limits) { server in
      var wasOpen = false
      // On a busy machine, the handshake itself may take longer.
      while !wasOpen, !Task.isCancelled {
        try? await WebSocketPeer.connect(to: server, path: "/echo") { peer in
          wasOpen = true
          let clock = ContinuousClock()
          let end = clock.now + .milliseconds(60)
          var answer: String?
          repeat {
            try? await peer.send("still here")
            answer = try? await peer.nextText()
          } while answer != nil && clock.now < end
          #expect(answer == "still here")
        }
      }
    }
  }
}

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
