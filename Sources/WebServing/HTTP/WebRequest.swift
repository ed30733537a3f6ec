import Foundation
import NIOCore
import NIOHTTP1

/// A request that was read in full.
public struct WebRequest: Sendable {
  /// The method in capitals: `"GET"`.
  public let method: String
  /// The path with its percent-encoding undone, starting with a slash. It may hold anything that
  /// can be encoded, `..` and NUL included.
  public let path: String
  public let query: WebQuery
  public let headers: WebHeaders
  public let body: Data

  init(head: HTTPRequestHead, body: ByteBuffer = ByteBuffer()) throws(RequestTarget.Malformed) {
    let target = try RequestTarget(head.uri)
    method = head.method.rawValue
    path = target.path
    query = target.query
    headers = WebHeaders(head.headers)
    self.body = Data(body.readableBytesView)
  }

  /// Whether a browser sent this from a page of another server than this one.
  ///
  /// Browsers let any page open a WebSocket to any server and only say where the page came from.
  /// A request without an `Origin` is not from a page.
  var isCrossOrigin: Bool {
    guard let origin = headers["Origin"] else { return false }
    guard let host = headers["Host"], let url = URLComponents(string: origin),
      let originHost = url.host, let scheme = url.scheme
    else { return true }
    let defaultPort = scheme == "https" ? ":443" : ":80"
    let authority = originHost + (url.port.map { ":\($0)" } ?? defaultPort)
    return ![host, host + defaultPort].contains { $0.lowercased() == authority.lowercased() }
  }
}
