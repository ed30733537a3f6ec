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

extension StringProtocol {
  /// The text with control characters and invisible formatting characters written as `\u{1B}`.
  ///
  /// Use it for text from outside that goes to a log or a terminal: a line feed would forge a line,
  /// and an escape sequence would reach the terminal.
  public var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The beginning of the text, escaped: what a message repeats of a peer's input.
  ///
  /// - Parameter limit: The most Unicode scalars of the text. A count of characters would be no limit,
  ///   because one character can have any number of combining marks.
  public func excerpt(_ limit: Int = 40) -> String {
    let start = unicodeScalars.prefix(limit)
    let text = String(String.UnicodeScalarView(start)).escaped
    return start.endIndex < unicodeScalars.endIndex ? text + "…" : text
  }
}
