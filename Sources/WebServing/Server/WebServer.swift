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
/// It listens until ``stop()``; letting go of the value does not stop it.
public final class WebServer: Sendable {
  /// The host it was told to listen on.
  public let host: String
  /// The port it listens on, also when it was asked for any.
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

  /// Listens on an address and serves `routes` there.
  ///
  /// - Parameters:
  ///   - host: a name or an address of this machine; `"0.0.0.0"` is all of them.
  ///   - port: 0 takes any free port, to be read from ``port``.
  ///   - names: under which browsers know this server, beyond its addresses, `localhost` and the
  ///     machine's own name. A request for any other host is answered with 421.
  /// - Throws: ``WebServerError`` if the address cannot be had.
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

  /// The address of the server for a browser on this machine, without a path.
  public var url: URL {
    var components = URLComponents()
    components.scheme = "http"
    switch host {
    case "0.0.0.0": components.host = "127.0.0.1"
    case "::": components.host = "[::1]"
    default: components.host = host.contains(":") ? "[\(host)]" : host
    }
    components.port = port
    // A host that could be listened on is one that fits a URL.
    return components.url ?? URL(filePath: "/")
  }

  /// The addresses under which other devices of the network reach a server that listens on all of
  /// this machine's. Empty for any other, and where the system does not tell its addresses.
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

  /// How many connections are open, idle ones included.
  public var openConnections: Int {
    get async { await connections.count }
  }

  /// Stops listening, tells every connection to end, and returns when all have.
  ///
  /// Handlers are cancelled and waited for; WebSocket peers are told code 1001. A second call, even
  /// at the same time, waits for the same end.
  public func stop() async {
    // Fails only if it is closed already, which is what is wanted.
    try? await listener.close()
    await connections.stop()
    logger.info("stopped listening on port \(port)")
  }

  /// Returns when the server has stopped listening.
  public func waitUntilStopped() async {
    // Never fails.
    try? await listener.closeFuture.get()
  }

  /// Returns as soon as no connection is open. For tests, which must not guess how long that takes.
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
