import Foundation
import Testing
import WebTesting

@testable import WebServing

@Suite("Static files")
struct StaticFilesTests {
  private static let long = (0..<20_000).map { "\($0)\n" }.joined()

  /// A temporary folder. `site` is served, `secret.txt` is beside it.
  private static func withSite(
    maximumAge: Int = 0, _ body: (WebServer) async throws -> Void
  ) async throws {
    let manager = FileManager.default
    let top = manager.temporaryDirectory.appending(path: "tug-files-\(UUID())")
    let site = top.appending(path: "site")
    try manager.createDirectory(
      at: site.appending(path: "sub.folder"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: top) }
    for name in [
      "index.html", "app.js", "m.mjs", "style.css", "a.svg", "a.PNG", "a.json", "a.webp", "a.ico",
      "noextension", "space and ü.txt", "sub.folder/inner.html", ".hidden",
    ] {
      try Data("<\(name)>".utf8).write(to: site.appending(path: name))
    }
    try Data(long.utf8).write(to: site.appending(path: "long.txt"))
    try Data().write(to: site.appending(path: "empty.txt"))
    try Data("secret".utf8).write(to: top.appending(path: "secret.txt"))
    for (link, target) in [
      ("escape.txt", "../secret.txt"), ("up", ".."), ("inside.html", "sub.folder/inner.html"),
    ] {
      try manager.createSymbolicLink(
        atPath: site.appending(path: link).path, withDestinationPath: target)
    }
    var routes = WebRoutes()
    routes.files(StaticFiles(root: site, maximumAge: maximumAge))
    try await withServer(routes, body: body)
  }

  @Test("files have media types")
  func types() async throws {
    try await Self.withSite { server in
      for (target, type) in [
        ("/", "text/html; charset=utf-8"), ("/index.html", "text/html; charset=utf-8"),
        ("/app.js?v=1", "text/javascript; charset=utf-8"),
        ("/m.mjs", "text/javascript; charset=utf-8"), ("/style.css", "text/css; charset=utf-8"),
        ("/a.svg", "image/svg+xml"), ("/a.PNG", "image/png"), ("/a.json", "application/json"),
        ("/a.webp", "image/webp"), ("/a.ico", "image/x-icon"),
        ("/noextension", "application/octet-stream"),
        ("/sub.folder/inner.html", "text/html; charset=utf-8"),
        ("/inside.html", "text/html; charset=utf-8"),
        ("/space%20and%20%C3%BC.txt", "text/plain; charset=utf-8"),
      ] {
        let response = try await RawClient.request(target, to: server)
        #expect(response.status == 200, "\(target)")
        #expect(response.headers["content-type"] == type, "\(target)")
        #expect(response.headers["cache-control"] == "no-cache")
      }
      let index = try await RawClient.request("/", to: server)
      #expect(index.body == "<index.html>")
    }
  }

  @Test(
    "browsers keep files for as long as the server allows",
    arguments: [(3600, "max-age=3600"), (0, "no-cache"), (-1, "no-cache")])
  func maximumAge(seconds: Int, header: String) async throws {
    try await Self.withSite(maximumAge: seconds) { server in
      let response = try await RawClient.request("/index.html", to: server)
      #expect(response.headers["cache-control"] == header)
    }
  }

  @Test("paths with special names aren't found")
  func traversal() async throws {
    try await Self.withSite { server in
      for target in [
        "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt",
        "/%2E%2E%2Fsecret.txt", "/.%2e/secret.txt", "/%252e%252e/secret.txt",
        "/sub.folder/../../secret.txt", "/sub.folder/../index.html", "/./index.html",
        "/..\\secret.txt", "/..%5csecret.txt", "/sub.folder\\inner.html", "//index.html",
        "//etc/passwd", "/%2fetc%2fpasswd", "/etc/passwd", "/index.html%00", "/index.html%00.png",
        "/%00", "/index.html%0a", "/escape.txt", "/up/secret.txt",
        "/.hidden", "/sub.folder", "/sub.folder/", "/index.html/", "/index.html/x", "/.", "/..",
        "/none.html", "/%7e/secret.txt", "/file:%2f%2f/etc/passwd",
        "/" + String(repeating: "a", count: 5000),
      ] {
        let response = try await RawClient.request(target, to: server)
        #expect(response.status == 404, "\(target)")
        #expect(!response.body.contains("secret\n"), "\(target)")
      }
    }
  }

  @Test("HEAD returns the length of a file, and other methods are refused")
  func methods() async throws {
    try await Self.withSite { server in
      let head = try await RawClient.request("/", method: "HEAD", to: server)
      #expect(head.status == 200)
      #expect(head.headers["content-length"] == "12")
      #expect(head.body == "")
      let post = try await RawClient.request("/index.html", method: "POST", to: server)
      #expect(post.status == 405)
      #expect(post.headers["allow"] == "GET, HEAD")
    }
  }

  @Test("a long file and an empty one arrive whole")
  func lengths() async throws {
    try await Self.withSite { server in
      let long = try await RawClient.request("/long.txt", to: server)
      #expect(long.body == Self.long)
      #expect(long.headers["content-length"] == "\(Self.long.utf8.count)")
      #expect(try await RawClient.request("/empty.txt", to: server).body == "")
    }
  }

  @Test("a missing folder has no files")
  func noFolder() async throws {
    var routes = WebRoutes()
    routes.files(StaticFiles(root: URL(filePath: "/nowhere/at/all")))
    try await withServer(routes) { server in
      let response = try await RawClient.request("/", to: server)
      #expect(response.status == 404)
    }
  }
}
