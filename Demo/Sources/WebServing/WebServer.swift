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
  private let connections: Connections
  private let logger: Logger

  private init(
    host: String, port: Int, listener: any Channel, connections: Connections, logger: Logger
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
  ///   - port: The port to listen on, up to 65535; 0 chooses a free one.
  ///   - names: Host names to answer for, besides addresses, `localhost`, and the machine's own name. A
  ///     request for any other host is answered with 421.
  ///   - routes: The routes to serve.
  ///   - logger: The logger of the server.
  /// - Throws: ``WebServerError`` if the server can't listen on the address.
  public static func start(
    host: String = "127.0.0.1", port: Int = 0, names: Set<String> = [], routes: WebRoutes,
    logger: Logger = Logger(label: "tug.web")
  ) async throws(WebServerError) -> WebServer {
    let service = ConnectionService(
      routes: routes, names: HostNames(extra: names.union([host])), logger: logger)
    let listener: any Channel
    do {
      listener = try await service.bootstrap.bind(host: host, port: port).get()
    } catch {
      throw WebServerError(host: host, port: port, error)
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

/// The error of a ``WebServer`` that can't listen on its address, with a one-line description.
public struct WebServerError: Error, Equatable, CustomStringConvertible, LocalizedError {
  public let description: String
  public var errorDescription: String? { description }

  init(host: String, port: Int, _ error: any Error) {
    let host = host.excerpt()
    description =
      switch error {
      case let error as IOError where error.errnoCode == EADDRINUSE:
        "port \(port) on \(host) is in use"
      case let error as IOError where [EACCES, EPERM].contains(error.errnoCode):
        "port \(port) on \(host) needs rights that this user does not have"
      case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
        "\(host) is not an address of this machine"
      case is SocketAddressError.UnknownHost, SocketAddressError.unknown:
        "\(host) is not an address of this machine"
      default: "cannot listen on port \(port) of \(host): \("\(error)".excerpt(200))"
      }
  }
}
