import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing
import WebTesting

@testable import WebServing

/// Tests with a virtual clock.
@Suite("Pings")
struct PingTests {
  private let channel: EmbeddedChannel

  init() throws {
    let limits = WebLimits.patient { $0.pingInterval = .seconds(20) }
    channel = EmbeddedChannel(handler: WebSocketProtocolHandler(limits: limits))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test("a peer that has vanished is closed after two intervals")
  func vanished() throws {
    pass(20)
    #expect(try opcodes() == [.ping])
    pass(19.9)
    #expect(channel.isActive)
    pass(0.1)
    #expect(!channel.isActive)
    #expect(try opcodes() == [])
  }

  @Test("any frame of the peer keeps the connection for another interval", arguments: [0, 1, 5])
  func alive(signs: Int) throws {
    for _ in 0..<signs {
      pass(20)
      #expect(try opcodes() == [.ping])
      try channel.writeInbound(WebSocketFrame.masked(.pong, ""))
    }
    pass(39.9)
    #expect(channel.isActive)
    pass(0.1)
    #expect(!channel.isActive)
  }

  @Test("a peer that sends but doesn't read gets neither pings nor pongs")
  func deaf() throws {
    channel.isWritable = false
    for _ in 0..<1000 {
      try channel.writeInbound(WebSocketFrame.masked(.ping, "still there?"))
      pass(20)
    }
    #expect(channel.isActive)
    #expect(try opcodes() == [])
    pass(40)
    #expect(!channel.isActive)
  }

  private func pass(_ seconds: Double) {
    channel.embeddedEventLoop.advanceTime(by: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  /// The bytes that were sent since the last call.
  private func opcodes() throws -> [WebSocketOpcode] {
    var opcodes: [WebSocketOpcode] = []
    while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
      opcodes.append(frame.opcode)
    }
    return opcodes
  }
}
