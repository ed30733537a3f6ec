import Foundation
import NIOCore
import NIOHTTP1

/// A complete request.
public struct WebRequest: Sendable {
  /// The method in uppercase, such as `"GET"`.
  public let method: String
  /// The decoded path, starting with a slash. It may contain anything that can be encoded, including
  /// `..` and NUL.
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
