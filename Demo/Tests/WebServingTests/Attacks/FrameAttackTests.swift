import NIOCore
import Testing
import WebTesting

@testable import WebServing

/// Frames that no browser sends, as bytes: NIO's encoder wouldn't write most of them.
@Suite("Frames that attack", .timeLimit(.minutes(30)))
struct FrameAttackTests {
  struct Attack: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: UInt16
    let bytes: [UInt8]

    init(_ name: String, _ code: UInt16, _ bytes: [UInt8]...) {
      testDescription = name
      self.code = code
      self.bytes = bytes.flatMap { $0 }
    }
  }

  /// A frame with a mask of zeros, which leaves the bytes unchanged.
  private static func frame(_ first: UInt8, _ payload: [UInt8] = []) -> [UInt8] {
    precondition(payload.count < 126)
    return [first, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload
  }

  private static let hello = Array("hello".utf8)

  @Test(
    "end the connection with their code",
    arguments: [
      Attack("first reserved bit", 1002, frame(0xC1, hello)),
      Attack("second reserved bit", 1002, frame(0xA1, hello)),
      Attack("third reserved bit", 1002, frame(0x91, hello)),
      Attack("a reserved bit on a ping", 1002, frame(0xC9)),
      Attack("opcode 3", 1002, frame(0x83)), Attack("opcode 7", 1002, frame(0x87, hello)),
      Attack("opcode 11", 1002, frame(0x8B)), Attack("opcode 15", 1002, frame(0x8F, hello)),
      Attack("no mask", 1002, [0x81, 5] + hello), Attack("no mask on a ping", 1002, [0x89, 0]),
      Attack("no mask on a close frame", 1002, [0x88, 2, 0x03, 0xE8]),
      Attack("a ping in fragments", 1002, frame(0x09, hello)),
      Attack("a close frame in fragments", 1002, frame(0x08)),
      Attack("a ping of 126 bytes", 1002, [0x89, 0xFE, 0, 126, 0, 0, 0, 0]),
      Attack("a close frame of 64 KiB", 1002, [0x88, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
      Attack("a length over the limit", 1009, [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]),
      Attack("a length of 4 GiB", 1009, [0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
      Attack(
        "the largest length", 1009,
        [0x81, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7)
          + [0, 0, 0, 0]),
      Attack(
        "a negative length", 1009,
        [0x81, 0xFF, 0x80] + [UInt8](repeating: 0, count: 7)
          + [0, 0, 0, 0]),
      Attack("no beginning", 1002, frame(0x80, hello)),
      Attack("no beginning, and no end", 1002, frame(0x00, hello)),
      Attack("a beginning in the middle", 1002, frame(0x01, hello), frame(0x81, hello)),
      Attack("bytes in the middle of text", 1003, frame(0x01, hello), frame(0x82, hello)),
      Attack("not UTF-8", 1007, frame(0x81, [0xFF])),
      Attack("an overlong slash", 1007, frame(0x81, [0xC0, 0xAF])),
      Attack("half a pair of surrogates", 1007, frame(0x81, [0xED, 0xA0, 0x80])),
      Attack("beyond Unicode", 1007, frame(0x81, [0xF4, 0x90, 0x80, 0x80])),
      Attack("half a character at the end", 1007, frame(0x01, hello), frame(0x80, [0xE2, 0x82])),
      Attack("bytes", 1003, frame(0x82, hello)),
      Attack("a close frame of one byte", 1002, frame(0x88, [3])),
      Attack("a close frame with code 0", 1002, frame(0x88, [0, 0])),
      Attack("a close frame with code 1005", 1002, frame(0x88, [0x03, 0xED])),
      Attack("a close frame with code 5000", 1002, frame(0x88, [0x13, 0x88])),
      Attack("a close frame whose reason is not UTF-8", 1007, frame(0x88, [0x03, 0xE8, 0xFF])),
      Attack("a close frame without a code", 1005, frame(0x88)),
    ])
  func refused(_ attack: Attack) async throws {
    var routes = WebRoutes()
    routes.webSocket("/echo") { connection in
      for await text in connection.incoming { try? await connection.send(text) }
    }
    try await withServer(routes) { server in
      let all = try await RawClient.exchangeBytes(
        ByteBuffer(string: RawClient.handshake("/echo")) + ByteBuffer(bytes: attack.bytes),
        with: server)
      let frames = try #require(all.afterHead)
      let closeFrame: [UInt8] =
        attack.code == 1005
        ? [0x88, 0] : [0x88, 2, UInt8(attack.code >> 8), UInt8(attack.code & 255)]
      #expect(Array(frames.readableBytesView) == closeFrame)
      await server.waitUntilIdle()
    }
  }
}

private func + (left: ByteBuffer, right: ByteBuffer) -> ByteBuffer {
  var all = left
  all.writeImmutableBuffer(right)
  return all
}

extension ByteBuffer {
  /// The bytes after the first empty line.
  fileprivate var afterHead: ByteBuffer? {
    let end = Array("\r\n\r\n".utf8)
    let view = Array(readableBytesView)
    guard let start = view.indices.first(where: { view[$0...].starts(with: end) }) else {
      return nil
    }
    return ByteBuffer(bytes: view[(start + end.count)...])
  }
}
