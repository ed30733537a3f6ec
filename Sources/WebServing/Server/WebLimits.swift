import NIOCore

/// The counts, sizes and times that a ``WebServer`` holds its peers to.
///
/// They are chosen so that no peer can make the server hold more than a few hundred kilobytes, or
/// keep a connection that it does not use. Change those that you need:
///
/// ```swift
/// WebLimits { $0.bodySize = 1_000_000 }
/// ```
///
/// - Precondition: when a server starts, all are positive, and `messageSize` is at least 125 bytes
///   (a control frame).
public struct WebLimits: Sendable {
  /// How many connections may be open at once, idle ones included; one more is closed as soon as it
  /// comes. Each takes a file descriptor, of which a process often has no more than 1,024.
  public var connections = 512
  /// The largest head of a request, in bytes: each of its fields, its target, and all together. A
  /// larger one is answered with 400, and so is one of more than 100 fields.
  public var headSize = 32 * 1024
  /// The largest body of a request, in bytes; a larger one is answered with 413.
  public var bodySize = 64 * 1024
  /// The largest WebSocket message, in bytes of UTF-8, whether in one frame or several; a larger
  /// one closes the connection with code 1009.
  public var messageSize = 64 * 1024
  /// How long a peer may take over a request, from the connection or the answer before to the last
  /// byte, however steadily they trickle. Then the connection is closed.
  public var requestTimeout = Duration.seconds(30)
  /// How long a peer may take to read an answer to its end. Then the connection is closed.
  public var responseTimeout = Duration.seconds(60)
  /// How often a WebSocket peer is pinged. One that was silent for a whole interval after a ping
  /// is taken for gone: a phone that left the network sends no close frame.
  public var pingInterval = Duration.seconds(20)
  /// How long the server waits for the peer's side of a WebSocket's end, before it cuts.
  public var closeTimeout = Duration.seconds(1)

  /// The limits as they are by default, but for what `change` changes.
  public init(_ change: (inout WebLimits) -> Void = { _ in }) { change(&self) }

  /// How many fields a head may have: browsers send about twenty.
  static let fieldCount = 100

  func validate() {
    precondition(connections > 0 && headSize > 0 && bodySize > 0)
    precondition(messageSize >= 125 && messageSize <= UInt32.max)
    precondition(requestTimeout > .zero && responseTimeout > .zero)
    precondition(pingInterval > .zero && closeTimeout > .zero)
  }
}
