import NIOCore

/// The sizes and times that a ``WebServer`` holds its peers to.
public struct WebLimits: Sendable {
  /// The largest body of a request, in bytes; a larger one is answered with 413.
  public var bodySize: Int
  /// The largest WebSocket message, in bytes of UTF-8, whether in one frame or several; a larger
  /// one closes the connection with code 1009.
  public var messageSize: Int
  /// How often a WebSocket peer is pinged. One that was silent for a whole interval after a ping
  /// is taken for gone: a phone that left the network sends no goodbye.
  public var pingInterval: Duration
  /// How long the server waits for the peer's side of a WebSocket's end, before it cuts.
  public var closeTimeout: Duration

  /// - Precondition: the sizes are positive, `messageSize` is at least 125 bytes (a control frame),
  ///   and the times are positive.
  public init(
    bodySize: Int = 64 * 1024, messageSize: Int = 64 * 1024,
    pingInterval: Duration = .seconds(20), closeTimeout: Duration = .seconds(1)
  ) {
    precondition(bodySize > 0 && messageSize >= 125 && messageSize <= UInt32.max)
    precondition(pingInterval > .zero && closeTimeout > .zero)
    self.bodySize = bodySize
    self.messageSize = messageSize
    self.pingInterval = pingInterval
    self.closeTimeout = closeTimeout
  }
}
