import DemoScenes
import Foundation
import Testing

@Suite("Search terms of scenes")
struct SceneTermTests {
  private static let folders = [
    "Tug", "TugScrolling", "TugSVPullToRefresh", "TugSwiftUI", "Paging", "HeadlessUIKit",
  ]
  private static let pages = [
    "docs/from-mjrefresh.md", "docs/from-svpulltorefresh.md", "docs/differences.md",
  ]
  /// Names of UIKit, of MJRefresh, and of ESPullToRefresh that neither the code nor the pages have.
  private static let others: Set = [
    "UITextField", "MJRefreshFastAnimationDuration", "isAutomaticallyChangeAlpha",
    "ESRefreshHeaderAnimator", "ESRefreshAnimatorProtocol",
  ]

  @Test("that are names of code exist: an option that gets another name is found by it")
  func names() {
    var known = Self.others
    for page in Self.pages { known.formUnion(words(of: Document(path: page)?.text ?? "")) }
    for folder in Self.folders { known.formUnion(words(of: code(of: folder))) }
    let names = Set(Scene.all.flatMap(\.terms).flatMap(words).filter(isCode))
    #expect(names.count > 100)
    #expect(names.subtracting(known).sorted() == [])
  }

  @Test("of Paging lead to the scenes that load page by page")
  func paging() {
    for term in ["PagedFeed", "pagination", "cursor"] {
      let found = Scene.all.filter { $0.terms.contains(term) }.map(\.id)
      #expect(found.contains("feed"), "\(term)")
      #expect(!found.contains("paging"), "\(term): a scroll view that moves page by page")
    }
  }

  /// Words of scenes that are on every page.
  private static let common: Set = ["async", "await", "automatic", "header", "footer"]
  private static let withoutPage: Set = ["paging", "push-and-pop", "size-change"]

  @Test("and some word of each scene is on the page about it")
  func articles() throws {
    for scene in Scene.all {
      guard let path = scene.article else { continue }
      let text = try #require(Document(path: path), "\(scene.id): \(path)").text.lowercased()
      let words = ([scene.id] + scene.terms).map { $0.lowercased() }.filter {
        $0.count > 3 && $0.allSatisfy(\.isASCII) && !Self.common.contains($0)
      }
      #expect(words.contains(where: text.contains), "\(scene.id): \(path)")
    }
    #expect(Set(Scene.all.filter { $0.article == nil }.map(\.id)) == Self.withoutPage)
  }

  private func words(of text: String) -> [String] {
    text.split { !$0.isLetter && $0 != "_" }.map(String.init)
  }

  /// Whether a word has a capital letter after a small one.
  private func isCode(_ word: String) -> Bool {
    zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  private func code(of folder: String) -> String {
    let base = Document.root.appending(path: "Sources/\(folder)")
    let paths = FileManager.default.enumerator(atPath: base.path(percentEncoded: false))
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .compactMap { try? String(contentsOf: base.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }
}
