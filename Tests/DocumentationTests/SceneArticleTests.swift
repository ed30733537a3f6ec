import DemoScenes
import Testing

@Suite("Articles of scenes")
struct SceneArticleTests {
  @Test("exist: the page of the demo links to them")
  func articles() {
    for scene in Scene.all {
      guard let path = scene.article else { continue }
      #expect(Document(path: path) != nil, "\(scene.id): \(path)")
    }
    let without = Set(Scene.all.filter { $0.article == nil }.map(\.id))
    #expect(without == ["paging", "push-and-pop", "size-change"])
  }
}
