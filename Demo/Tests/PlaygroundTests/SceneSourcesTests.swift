import DemoScenes
import Foundation
import Testing

@testable import Playground

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
