import DemoScenes
import Foundation
import Testing

@Suite("Articles of scenes")
struct SceneArticleTests {
  @Test("exist: the page of the demo links to them")
  func articles() {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    for scene in Scene.all {
      guard let path = scene.article else { continue }
      let page = repository.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: page), "\(scene.id): \(path)")
    }
    let without = Set(Scene.all.filter { $0.article == nil }.map(\.id))
    #expect(without == ["paging", "push-and-pop", "size-change"])
  }
}
