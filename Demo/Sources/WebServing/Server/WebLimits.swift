import NIOCore

/// The counts, sizes, and times that a ``WebServer`` allows its peers.
///
/// With the defaults, no peer can make the server keep more than a few hundred kilobytes, or keep a
/// connection that it doesn't use. Change the limits that you need:
///
/// ```swift
/// WebLimits { $0.bodySize = 1_000_000 }
/// ```
///
/// - Precondition: When a server starts, all limits are positive, and `messageSize` is at least 125
///   bytes, the size of a control frame.
public struct WebLimits: Sendable {
  /// The most open connections, including idle ones; further connections are closed at once. The
  /// default is 512. Each takes a file descriptor, of which a process often has no more than 1,024.
  public var connections = 512
  /// The size of a request's head in bytes: of each field, of the target, and of all together. A larger
  /// head is answered with 400, as is one with more than 100 fields. The default is 32 KiB.
  public var headSize = 32 * 1024
  /// The size of a request's body in bytes. A larger body is answered with 413. The default is 64 KiB.
  public var bodySize = 64 * 1024
  /// The size of a WebSocket message in bytes of UTF-8, in one or several frames. A larger message closes
  /// the connection with code 1009. The default is 64 KiB.
  public var messageSize = 64 * 1024
  /// The time to send a request, from the beginning of the connection or the previous answer to its last
  /// byte. Afterwards, the connection is closed. The default is 30 seconds.
  public var requestTimeout = Duration.seconds(30)
  /// The time to read an answer. Afterwards, the connection is closed. The default is 60 seconds.
  public var responseTimeout = Duration.seconds(60)
  /// The time to handle a request of a peer that has closed its sending side. Such a peer may wait for
  /// the answer, or it may have left. The default is 15 seconds.
  public var halfClosedTimeout = Duration.seconds(15)
  /// The interval between pings to a WebSocket peer. A peer that sends nothing for an interval after a
  /// ping is closed, because a phone that leaves the network sends no close frame. The default is 20
  /// seconds.
  public var pingInterval = Duration.seconds(20)
  /// The time that a peer has to finish a close that the server began. The default is 1 second.
  public var closeTimeout = Duration.seconds(1)

  /// Creates limits with the default values, except for what `change` changes.
  public init(_ change: (inout WebLimits) -> Void = { _ in }) { change(&self) }

  /// The most fields of a head. Browsers send about twenty.
  static let fieldCount = 100

  func validate() {
    precondition(connections > 0 && headSize > 0 && bodySize > 0)
    precondition(messageSize >= 125 && messageSize <= UInt32.max)
    precondition(requestTimeout > .zero && responseTimeout > .zero && halfClosedTimeout > .zero)
    precondition(pingInterval > .zero && closeTimeout > .zero)
  }
}
