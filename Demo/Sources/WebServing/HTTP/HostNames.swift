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
    var names = Set(extra.map { $0.lowercased() })
    if let machine = Self.machineName?.lowercased() {
      names.formUnion([machine, machine + ".local"])
    }
    self.names = names
  }

  /// Whether a host, with or without a port, names this server.
  func contain(_ host: String) -> Bool {
    guard let authority = Authority(host) else { return false }
    return authority.isAddress || authority.name == "localhost"
      || authority.name.hasSuffix(".localhost") || names.contains(authority.name)
  }

  /// The status and the reason to refuse a request that isn't for this server; otherwise `nil`.
  func refusal(of head: HTTPRequestHead) -> (status: Int, reason: String)? {
    // A target in absolute form overrides the field (RFC 9112, section 3.2.2).
    let named = (try? RequestTarget(head.uri))?.authority
    let hosts = head.headers["Host"] + (named.map { [$0] } ?? [])
    // HTTP/1.0 has no Host field, and no browser speaks it.
    if hosts.isEmpty && head.version != .http1_1 { return nil }
    guard head.headers["Host"].count < 2, !hosts.isEmpty,
      head.version != .http1_1 || head.headers.contains(name: "Host"),
      hosts.allSatisfy({ Authority($0) != nil })
    else { return (400, "a request names one host") }
    return hosts.first { !contain($0) }.map {
      (421, "this server does not answer for \($0.excerpt())")
    }
  }

  /// Whether `text` is a host name or an address, without a port.
  public static func isHost(_ text: String) -> Bool {
    Authority(text)?.port == nil && Authority(text) != nil
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

/// A host name or an address, with an optional port: the value of a `Host` field.
struct Authority: Equatable {
  /// The host in lowercase; an IPv6 address without its brackets.
  let name: String
  let port: Int?
  let isAddress: Bool

  /// Returns `nil` for anything else, such as a user, a path, or an invalid port.
  init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    let name: Substring
    let rest: Substring
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      name = text[..<end].dropFirst()
      rest = text[text.index(after: end)...]
    } else {
      let end = text.firstIndex(of: ":") ?? text.endIndex
      (name, rest) = (text[..<end], text[end...])
    }
    if rest.isEmpty {
      port = nil
    } else {
      guard rest.hasPrefix(":"), rest.dropFirst().utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(rest.dropFirst()), (1...65_535).contains(number)
      else { return nil }
      port = number
    }
    self.name = String(name)
    isAddress = (try? SocketAddress(ipAddress: self.name, port: 0)) != nil
    let isInBrackets = text.hasPrefix("[")
    guard isInBrackets ? isAddress && name.contains(":") : Self.isName(name) else { return nil }
  }

  /// Whether `text` is labels of letters, digits, hyphens, and underscores between dots.
  private static func isName(_ text: Substring) -> Bool {
    text.utf8.count <= 255
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      }
  }
}

extension WebRequest {
  /// Whether a browser sent the request from a page of another server.
  ///
  /// Browsers let any page open a WebSocket to any server, and send the page's origin. A request without
  /// an `Origin` isn't from a page. Anything but a single origin, such as the `null` of a sandboxed frame,
  /// counts as another origin.
  var isCrossOrigin: Bool {
    let origins = headers.all("Origin")
    guard let origin = origins.first else { return false }
    guard origins.count == 1, let host = headers["Host"].flatMap({ Authority($0) }),
      let (page, defaultPort) = Self.authority(ofOrigin: origin)
    else { return true }
    return page.name != host.name || (page.port ?? defaultPort) != (host.port ?? defaultPort)
  }

  private static func authority(ofOrigin origin: String) -> (Authority, defaultPort: Int)? {
    let origin = origin.lowercased()
    for (scheme, port) in [("http://", 80), ("https://", 443)] where origin.hasPrefix(scheme) {
      return Authority(origin.dropFirst(scheme.count)).map { ($0, port) }
    }
    return nil
  }
}
