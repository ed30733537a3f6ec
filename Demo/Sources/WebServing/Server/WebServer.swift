import Foundation
import Logging
import NIOCore
import NIOPosix

/// A running HTTP/1.1 and WebSocket server.
///
/// ```swift
/// var routes = WebRoutes()
/// routes.get("/hello") { _ in .text("Hello") }
/// let server = try await WebServer.start(port: 8080, routes: routes)
/// …
/// await server.stop()
/// ```
///
/// The server runs until ``stop()``, even if the value is released.
public final class WebServer: Sendable {
  /// The host that the server listens on.
  public let host: String
  /// The port that the server listens on, also if a free one was chosen.
  public let port: Int

  private let listener: any Channel
  private let connections: ConnectionRegistry
  private let logger: Logger

  private init(
    host: String, port: Int, listener: any Channel, connections: ConnectionRegistry, logger: Logger
  ) {
    self.host = host
    self.port = port
    self.listener = listener
    self.connections = connections
    self.logger = logger
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: A name or an address of this machine; `"0.0.0.0"` for all addresses.
  ///   - port: The port to listen on; 0 chooses a free one.
  ///   - names: Host names to answer for, besides addresses, `localhost`, and the machine's own name. A
  ///     request for any other host is answered with 421.
  ///   - routes: The routes to serve.
  ///   - limits: The limits for peers.
  ///   - logger: The logger of the server.
  /// - Throws: ``WebServerError`` if the server can't listen on the address.
  public static func start(
    host: String = "127.0.0.1", port: Int = 0, names: Set<String> = [], routes: WebRoutes,
    limits: WebLimits = WebLimits(), logger: Logger = Logger(label: "tug.web")
  ) async throws(WebServerError) -> WebServer {
    guard (0...65_535).contains(port) else {
      throw .cannotBind(host: host, port: port, reason: .portOutOfRange)
    }
    limits.validate()
    let service = ConnectionService(
      routes: routes, names: HostNames(extra: names.union([host])), limits: limits, logger: logger)
    let listener: any Channel
    do {
      listener = try await service.bootstrap.bind(host: host, port: port).get()
    } catch {
      throw .cannotBind(host: host, port: port, reason: BindFailure(error))
    }
    let boundPort = listener.localAddress?.port ?? port
    logger.info("listening on \(host), port \(boundPort)")
    return WebServer(
      host: host, port: boundPort, listener: listener, connections: service.connections,
      logger: logger)
  }

  /// The server's address for a browser on this machine, without a path.
  public var url: URL {
    var components = URLComponents()
    components.scheme = "http"
    switch host {
    case "0.0.0.0": components.host = "127.0.0.1"
    case "::": components.host = "[::1]"
    default: components.host = host.contains(":") ? "[\(host)]" : host
    }
    components.port = port
    // A host that the server listens on fits in a URL.
    return components.url ?? URL(filePath: "/")
  }

  /// The server's addresses for other devices in the network. Empty unless the server listens on all
  /// addresses, and if the system doesn't report its addresses.
  public var networkURLs: [URL] {
    guard host == "0.0.0.0" else { return [] }
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap { device in
      guard case .v4 = device.address, let address = device.address?.ipAddress,
        !address.hasPrefix("127.")
      else { return nil }
      return URL(string: "http://\(address):\(port)")
    }
  }

  /// The number of open connections, including idle ones.
  public var openConnections: Int {
    get async { await connections.count }
  }

  /// Stops listening, ends every connection, and returns when all have ended.
  ///
  /// Handlers are canceled, and WebSocket connections are closed with code 1001. A second call waits for
  /// the same end.
  public func stop() async {
    // Fails only if it's already closed.
    try? await listener.close()
    await connections.stop()
    logger.info("stopped listening on port \(port)")
  }

  /// Returns when the server has stopped listening.
  public func waitUntilStopped() async {
    // Never fails.
    try? await listener.closeFuture.get()
  }

  /// Returns when no connection is open, for tests.
  func waitUntilIdle() async {
    await connections.idle()
  }
}

extension BindFailure {
  fileprivate init(_ error: any Error) {
    switch error {
    case let error as IOError:
      switch error.errnoCode {
      case EADDRINUSE: self = .inUse
      case EACCES, EPERM: self = .notPermitted
      case EADDRNOTAVAIL: self = .unknownHost
      default: self = .other(error.description)
      }
    case is SocketAddressError.UnknownHost, SocketAddressError.unknown: self = .unknownHost
    default: self = .other(String(describing: error))
    }
  }
}

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
