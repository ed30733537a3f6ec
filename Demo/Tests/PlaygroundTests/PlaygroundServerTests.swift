import DemoScenes
import Foundation
import Testing
import Tug
import WebTesting

@testable import Playground
@testable import WebServing

@Suite("The playground's server", .timeLimit(.minutes(30)))
struct PlaygroundServerTests {
  @Test(
    "serves the page",
    arguments: [
      ("/", "text/html", "<title>Tug</title>"),
      ("/index.html", "text/html", "<title>Tug</title>"),
      ("/main.js", "text/javascript", "import"), ("/style.css", "text/css", "{"),
      ("/source/FeedScene.swift", "text/plain", "id: \"feed\""),
    ])
  func page(path: String, type: String, part: String) async throws {
    try await withPlayground { playground, _ in
      let response = try await RawClient.request(path, to: playground.server)
      #expect(response.status == 200)
      #expect(response.headers["content-type"]?.hasPrefix(type) == true)
      #expect(response.body.contains(part))
    }
  }

  @Test(
    "serves nothing else",
    arguments: [
      "/../Package.swift", "/../../PlaygroundServer.swift", "/%2e%2e/%2e%2e/PlaygroundServer.swift",
      "/..%2f..%2fPlaygroundServer.swift", "//etc/passwd", "/%2fetc/passwd",
      "/Web/index.html", "/none.js", "/index.html%00.js", "/index.html/",
      "/Start/FeedScene.swift", "/source/Scene.swift", "/source/../Start/FeedScene.swift",
    ])
  func nothingElse(path: String) async throws {
    try await withPlayground { playground, _ in
      let response = try await RawClient.request(path, to: playground.server)
      #expect(response.status == 404)
    }
  }

  @Test("reports a port in use in one line")
  func portInUse() async throws {
    try await withPlayground { playground, watched in
      let port = playground.port
      let configuration = await configuration(watched)
      let error = await #expect(throws: WebServerError.self) {
        try await PlaygroundServer.start(port: port, configuration: configuration)
      }
      #expect(error?.description == "port \(port) on 127.0.0.1 is in use")
    }
  }

  @Test("sends a page the scenes, a full frame, and then the changes that its pointer makes")
  func conversation() async throws {
    try await withPlayground { playground, _ in
      try await WebSocketPeer.connect(to: playground.server, path: "/session") { peer in
        let hello = try #require(await peer.nextText())
        #expect(hello.contains(#""t":"hello""#))
        let first = try #require(await peer.nextText())
        #expect(first.contains(#""t":"frame""#) && first.contains(#""full":true"#))
        try await peer.send(
          #"{"t":"pointer","phase":"down","id":1,"x":180,"y":200,"time":1000}"#)
        try await peer.send(
          #"{"t":"pointer","phase":"move","id":1,"x":180,"y":220,"time":1016}"#)
        try await peer.send(
          #"{"t":"pointer","phase":"move","id":1,"x":180,"y":420,"time":1032}"#)
        var text = ""
        while !text.contains(#""state":"pulling""#) {
          text = try #require(await peer.nextText())
          #expect(text.contains(#""full":false"#))
        }
        try await peer.send(#"{"t":"scene","id":"short-content"}"#)
        while !text.contains(#""full":true"#) { text = try #require(await peer.nextText()) }
        #expect(text.contains("Draft 3"))
      }
    }
  }

  @Test(
    "closes a session with a reason and code 1008 after an invalid message",
    arguments: [
      ("hello", "not a JSON object"), ("{}", #"\"t\" is missing"#),
      (#"{"t":"scene","id":"moon"}"#, "no such scene: moon"),
      (
        #"{"t":"pointer","phase":"down","id":1,"x":"NaN","y":0,"time":0}"#,
        #"\"x\" is of the wrong type"#
      ),
    ])
  func invalidMessage(message: String, reason: String) async throws {
    try await withPlayground { playground, watched in
      try await WebSocketPeer.connect(to: playground.server, path: "/session") { peer in
        try await peer.send(message)
        let (texts, code) = try await peer.ending()
        #expect(code == 1008)
        // A frame may be sent after the invalid message.
        let fault = texts.last { $0.contains(#""t":"fault""#) }
        #expect(fault?.contains(#""reason":"\#(reason)""#) == true)
      }
      await playground.server.waitUntilIdle()
      await watched.waitUntilGone()
    }
  }

  @Test("releases the connections and the sessions of twenty visits")
  func visits() async throws {
    try await withPlayground { playground, watched in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for visit in 0..<20 {
          group.addTask {
            try await WebSocketPeer.connect(to: playground.server, path: "/session") { peer in
              #expect(try await peer.nextText()?.contains("hello") == true)
              #expect(try await peer.nextText()?.contains("frame") == true)
              try await peer.send(
                #"{"t":"pointer","phase":"down","id":1,"x":180,"y":200,"time":1000}"#)
              // Some send a close frame, some vanish with a finger on the screen.
              if visit.isMultiple(of: 2) { try await peer.send(.close(1001)) }
            }
          }
        }
        try await group.waitForAll()
      }
      await playground.server.waitUntilIdle()
      #expect(await watched.openings == 20)
      await watched.waitUntilGone()
    }
  }

  @Test("ends open sessions when it stops")
  func stop() async throws {
    let watched = WatchedScene()
    let playground = try await PlaygroundServer.start(configuration: configuration(watched))
    try await WebSocketPeer.connect(to: playground.server, path: "/session") { peer in
      let hello = try await peer.nextText()
      #expect(hello?.contains("hello") == true)
      await playground.stop()
      let code = try await peer.ending().code
      #expect(code == 1001)
    }
    await playground.stop()
    await playground.waitUntilStopped()
    await watched.waitUntilGone()
  }

  // MARK: Running

  private func configuration(_ watched: WatchedScene) async -> SessionConfiguration {
    // The scene has no feed and loads nothing.
    SessionConfiguration(
      feedURL: URL(filePath: "/"), scene: await watched.scene(.textHeader))
  }

  private func withPlayground(
    _ body: (PlaygroundServer, WatchedScene) async throws -> Void
  ) async throws {
    let watched = WatchedScene()
    let playground = try await PlaygroundServer.start(configuration: configuration(watched))
    do { try await body(playground, watched) } catch {
      await playground.stop()
      throw error
    }
    await playground.stop()
  }
}

extension WatchedScene {
  /// Returns when no session is left; a canceled test fails with their number.
  func waitUntilGone() async {
    while liveApps > 0 || !liveControllers.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(liveApps == 0)
    #expect(liveControllers.isEmpty)
  }
}

@Suite("The sources of the scenes")
struct SceneSourcesTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("equal the files of the package", arguments: Scene.all.map(\.id))
  func same(id: String) throws {
    let scene = try #require(Scene.named(id))
    let text = try #require(SceneSources.bundled.text(of: scene.source))
    #expect(text.contains("id: \"\(id)\""), "\(scene.source) is not where the scene is written")
    let file = try #require(Self.files.first { $0.lastPathComponent == scene.source })
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test("are all files of the scenes, with unique names")
  func complete() {
    let names = Self.files.map(\.lastPathComponent).filter { !$0.hasPrefix("Scene.") }
      .filter { $0 != "Scene+All.swift" }
    #expect(Set(names).count == names.count)
    #expect(SceneSources.bundled.names == names.sorted())
  }

  @Test("have the file of each top-level type")
  func types() {
    let types = SceneSources.bundled.types
    #expect(types["FeedViewController"] == "FeedScene.swift")
    #expect(types["SidesViewController"] == "SidesScene.swift")
    #expect(types["Post"] == "Post.swift" && types["ChoiceBar"] == "ChoiceBar.swift")
    #expect(types.keys.allSatisfy { $0.first?.isUppercase == true })
  }

  private static var files: [URL] {
    let folder = package.appending(path: "Demo/Sources/DemoScenes")
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
