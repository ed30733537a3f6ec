import Foundation
import NIOCore
import NIOHTTP1

/// The host names that a server answers for.
///
/// The list protects against DNS rebinding: the owner of `evil.example` can point that name at this
/// machine after a browser has loaded a page from it, and to the browser both are one origin. Only
/// the `Host` field shows the difference. Nobody else controls an address or this machine's names.
public struct HostNames: Sendable {
  private let names: Set<String>

  /// - Parameter extra: Additional names, such as that of a proxy in front of this machine.
  init(extra: Set<String>) {
    let machine = Self.machineName.map { [$0, $0 + ".local"] } ?? []
    names = Set((extra + machine + ["localhost"]).map { $0.lowercased() })
  }

  /// Whether a host, with or without a port, names this server.
  func contain(_ host: String) -> Bool {
    guard let match = host.lowercased().wholeMatch(of: /(\[[^\]]+\]|[^:\[\]]+)(:\d+)?/) else {
      return false
    }
    let name = String(match.1)
    return names.contains(name) || name.hasSuffix(".localhost") || Self.isAddress(name)
  }

  /// The status and the reason to refuse a request that isn't for this server; otherwise `nil`.
  func refusal(of head: HTTPRequestHead) -> (status: Int, reason: String)? {
    let hosts = head.headers["Host"]
    guard hosts.count == 1 else { return (400, "a request names one host") }
    return contain(hosts[0])
      ? nil : (421, "this server does not answer for \(hosts[0].excerpt())")
  }

  /// Whether `text` is a host name or an address, without a port.
  public static func isHost(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*/) != nil || isAddress(text)
  }

  /// Whether a host is an address; one of IPv6 is in brackets.
  private static func isAddress(_ host: String) -> Bool {
    let isInBrackets = host.hasPrefix("[")
    let text = isInBrackets ? String(host.dropFirst().dropLast()) : host
    let address = try? SocketAddress(ipAddress: text, port: 0)
    return address?.protocol == (isInBrackets ? .inet6 : .inet)
  }

  private static var machineName: String? {
    // A host name has at most 255 bytes.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, gethostname(start, buffer.count) == 0 else {
        return nil
      }
      return String(validatingCString: start)
    }
  }
}

extension WebRequest {
  /// Whether a browser sent the request from a page of another server.
  ///
  /// Browsers let any page open a WebSocket to any server, and send the page's origin. A request without
  /// an `Origin` isn't from a page. Both fields leave out a port that is the default.
  var isCrossOrigin: Bool {
    let origins = headers["Origin"].map { $0.lowercased() }
    let host = headers.first(name: "Host")?.lowercased() ?? ""
    return ![[], ["http://" + host], ["https://" + host]].contains(origins)
  }
}
