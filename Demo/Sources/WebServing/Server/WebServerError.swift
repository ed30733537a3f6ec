import Foundation

/// The error of a ``WebServer`` that can't start, with a one-line description.
public enum WebServerError: Error, Equatable, Sendable {
  /// The server can't listen on the address.
  case cannotBind(host: String, port: Int, reason: BindFailure)
}

/// The reason why a server can't listen on an address.
public enum BindFailure: Equatable, Sendable {
  /// Another server listens on the port.
  case inUse
  /// The user isn't allowed to listen on the port, usually one below 1024.
  case notPermitted
  /// The host is unknown or isn't an address of this machine.
  case unknownHost
  /// The port isn't in 0...65535.
  case portOutOfRange
  /// Any other reason, as the system describes it.
  case other(String)
}

extension WebServerError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .cannotBind(let host, let port, .inUse):
      "port \(port) on \(host.excerpt()) is in use"
    case .cannotBind(let host, let port, .notPermitted):
      "port \(port) on \(host.excerpt()) needs rights that this user does not have"
    case .cannotBind(let host, _, .unknownHost):
      "\(host.excerpt()) is not an address of this machine"
    case .cannotBind(_, let port, .portOutOfRange):
      "\(port) is not a port: a port is a whole number from 0 to 65535"
    case .cannotBind(let host, let port, .other(let reason)):
      "cannot listen on port \(port) of \(host.excerpt()): \(reason.excerpt(200))"
    }
  }

  public var errorDescription: String? { description }
}
