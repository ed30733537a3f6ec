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
