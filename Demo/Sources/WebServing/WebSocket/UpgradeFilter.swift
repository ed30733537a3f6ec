import Foundation
import NIOCore
import NIOHTTP1

/// Removes the `Upgrade` field from a first request that can't become a WebSocket.
///
/// NIO's upgrade handler drops the head of a request whose upgrade it refuses, so the request could
/// never be answered. Without the field, the request continues as an ordinary one and gets an
/// explanation. It's the last request of its connection.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let routes: WebRoutes
  private let names: HostNames

  init(routes: WebRoutes, names: HostNames) {
    self.routes = routes
    self.names = names
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    if head.headers.contains(name: "Upgrade") && !canUpgrade(head) {
      head.headers.remove(name: "Upgrade")
      head.headers.replaceOrAdd(name: "Connection", value: "close")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
    // Only the first request may upgrade; the upgrade itself waits for the request's end.
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  /// Whether `head` is a handshake as RFC 6455, section 4.2.1, has it, for a route of this server.
  private func canUpgrade(_ head: HTTPRequestHead) -> Bool {
    head.method == .GET && head.version == .http1_1
      && head.headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
      && head.headers[canonicalForm: "Connection"].contains { $0.lowercased() == "upgrade" }
      && head.headers[canonicalForm: "Sec-WebSocket-Version"] == ["13"]
      && hasValidKey(head) && !hasBody(head) && names.refusal(of: head) == nil
      && (try? routes.webSocket(for: WebRequest(head: head))) != nil
  }

  /// A key is 16 bytes in Base64.
  private func hasValidKey(_ head: HTTPRequestHead) -> Bool {
    let keys = head.headers["Sec-WebSocket-Key"]
    return keys.count == 1 && Data(base64Encoded: keys[0])?.count == 16
  }

  /// NIO would complete the upgrade at the end of a body that it has dropped.
  private func hasBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "Transfer-Encoding")
      || !head.headers["Content-Length"].allSatisfy { $0 == "0" }
  }
}
