import Foundation
import NIOCore
import NIOPosix
import WebServing

/// A response from the network, parsed just enough to be compared.
package struct RawResponse {
  package let status: Int
  package let headers: [String: String]
  package let body: String
}

/// Sends raw bytes to a server, so that nothing normalizes a path or a field on the way.
package enum RawClient {
  /// Sends text, and returns everything until the server closes the connection.
  package static func exchange(_ text: String, with server: WebServer) async throws -> String {
    String(buffer: try await exchangeBytes(text, with: server))
  }

  package static func exchangeBytes(_ text: String, with server: WebServer) async throws
    -> ByteBuffer
  {
    let channel = try await connect(to: server)
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var all = ByteBuffer()
      for try await part in inbound { all.writeImmutableBuffer(part) }
      return all
    }
  }

  /// Sends one request that closes the connection, and returns the response.
  package static func request(
    _ target: String, method: String = "GET", headers: [String] = [], body: String = "",
    to server: WebServer
  ) async throws -> RawResponse {
    let fields = ["Host: 127.0.0.1:\(server.port)", "Connection: close"] + headers
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    let head = (["\(method) \(target) HTTP/1.1"] + fields + length).joined(separator: "\r\n")
    return try parse(await exchange(head + "\r\n\r\n" + body, with: server))
  }

  /// A request that closes the connection.
  package static func get(_ target: String, host: String = "localhost") -> String {
    "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
  }

  /// A WebSocket handshake as a browser sends it, with additional fields.
  package static func handshake(
    _ path: String, host: String = "localhost", headers: [String] = []
  ) -> String {
    let fields = [
      "Host: \(host)", "Upgrade: websocket", "Connection: upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    return (["GET \(path) HTTP/1.1"] + fields + headers).joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// Opens a connection.
  package static func connect(
    to server: WebServer
  ) async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: server.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
  }

  private static func parse(_ text: String) throws -> RawResponse {
    let halves = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = (halves.first ?? "").split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard halves.count == 2, words.count > 1, let status = Int(words[1]) else {
      throw NotHTTP(text: text)
    }
    let fields = lines.dropFirst().map { line in
      let parts = line.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
      return (parts[0].lowercased(), String(parts.last ?? ""))
    }
    return RawResponse(
      status: status, headers: Dictionary(fields) { first, _ in first }, body: String(halves[1]))
  }

  struct NotHTTP: Error {
    let text: String
  }
}
