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
}
