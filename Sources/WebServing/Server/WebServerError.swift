import Foundation

/// What can go wrong while a ``WebServer`` starts. The description is one line for a person.
public enum WebServerError: Error, Equatable, Sendable {
  /// The address could not be listened on. Nothing is left open.
  case cannotBind(host: String, port: Int, reason: BindFailure)
}

/// Why an address could not be listened on.
public enum BindFailure: Equatable, Sendable {
  /// Another program, or another server in this one, listens there.
  case inUse
  /// The system does not let this user listen there (ports below 1024, usually).
  case notPermitted
  /// The host is not an address of this machine, or is not known at all.
  case unknownHost
  /// The port is not from 0 to 65535.
  case portOutOfRange
  /// Anything else, in the system's words.
  case other(String)
}

extension WebServerError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .cannotBind(let host, let port, .inUse):
      "port \(port) on \(host) is in use"
    case .cannotBind(let host, let port, .notPermitted):
      "port \(port) on \(host) needs rights that this user does not have"
    case .cannotBind(let host, _, .unknownHost):
      "\(host) is not an address of this machine"
    case .cannotBind(_, let port, .portOutOfRange):
      "\(port) is not a port: a port is a whole number from 0 to 65535"
    case .cannotBind(let host, let port, .other(let reason)):
      "cannot listen on port \(port) of \(host): \(reason)"
    }
  }

  public var errorDescription: String? { description }
}
