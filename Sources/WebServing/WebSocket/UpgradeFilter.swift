import NIOCore
import NIOHTTP1

/// Lets the first request of a connection ask for an upgrade only if it will get one.
///
/// NIO's upgrade handler drops the head of a request whose upgrade it refuses, so that nobody could
/// answer it. A request that is not welcome therefore loses its `Upgrade` field here, and goes on
/// as an ordinary one. It is the last on its connection: NIO reads nothing after it.
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
    if head.headers.contains(name: "Upgrade") && !isWelcome(head) {
      head.headers.remove(name: "Upgrade")
      head.headers.replaceOrAdd(name: "Connection", value: "close")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
    // Only the first request may upgrade; the upgrade itself waits for the request's end.
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  private func isWelcome(_ head: HTTPRequestHead) -> Bool {
    let protocols = head.headers[canonicalForm: "Upgrade"].map { $0.lowercased() }
    return head.method == .GET && protocols.contains("websocket")
      && head.headers[canonicalForm: "Sec-WebSocket-Version"] == ["13"]
      && head.headers[canonicalForm: "Sec-WebSocket-Key"].count == 1
      && !hasBody(head) && names.refusal(of: head) == nil
      && (try? routes.webSocket(for: WebRequest(head: head))) != nil
  }

  /// NIO would take the connection for upgraded at the end of a body that it has dropped.
  private func hasBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "Transfer-Encoding")
      || !head.headers["Content-Length"].allSatisfy { $0 == "0" }
  }
}
