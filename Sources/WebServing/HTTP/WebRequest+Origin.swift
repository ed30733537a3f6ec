extension WebRequest {
  /// Whether a browser sent this from a page of another server than this one.
  ///
  /// Browsers let any page open a WebSocket to any server and only say where the page came from.
  /// A request without an `Origin` is not from a page. Whatever is not one plain origin, such as the
  /// `null` of a sandboxed frame, is another.
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
