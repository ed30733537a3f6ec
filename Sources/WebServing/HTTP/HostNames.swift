import Foundation
import NIOCore
import NIOHTTP1

/// The names under which a server may be asked for.
///
/// A page that a browser loaded from `http://evil.example` may have that name point at this machine
/// a moment later, and then read what it likes: to the browser it is all one origin. Only the `Host`
/// field tells the server. Addresses and the names of this machine are not for others to give out.
struct HostNames: Sendable {
  private let names: Set<String>

  /// - Parameter extra: names beyond this machine's own, such as that of a proxy before it.
  init(extra: Set<String>) {
    var names = Set(extra.map { $0.lowercased() })
    if let machine = Self.machineName?.lowercased() {
      names.formUnion([machine, machine + ".local"])
    }
    self.names = names
  }

  /// Whether a `Host` field, with or without a port, names this server.
  func contain(_ host: String) -> Bool {
    guard let authority = Authority(host) else { return false }
    return authority.isAddress || authority.name == "localhost"
      || authority.name.hasSuffix(".localhost") || names.contains(authority.name)
  }

  /// Why a request is not for this server, with the status to answer; `nil` if it is.
  func refusal(of head: HTTPRequestHead) -> (status: Int, reason: String)? {
    let hosts = head.headers["Host"]
    // Before version 1.1 nobody named a host, and no browser is that old.
    if hosts.isEmpty && head.version != .http1_1 { return nil }
    guard hosts.count == 1, Authority(hosts[0]) != nil else {
      return (400, "a request names one host")
    }
    return contain(hosts[0]) ? nil : (421, "this server does not answer for \(hosts[0])")
  }

  private static var machineName: String? {
    // The longest name that a system gives has 255 bytes.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, gethostname(start, buffer.count) == 0 else {
        return nil
      }
      return String(validatingCString: start)
    }
  }
}

/// A name or an address, and a port if one is given: what a `Host` field has.
struct Authority: Equatable {
  /// In small letters; an IPv6 address without its brackets.
  let name: String
  let port: Int?
  let isAddress: Bool

  /// `nil` for anything else: a user, a path, a port that is none, nothing at all.
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

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 255
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
  }
}
