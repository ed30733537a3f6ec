import Foundation
import Testing

@Suite("Links")
struct LinkTests {
  @Test("and pictures of every page lead to existing files and headings", arguments: Document.all)
  func targets(_ page: Document) throws {
    for link in page.links {
      #expect(Self.fault(link, on: page) == nil, "\(page.path): \(link)")
    }
  }

  @Test("to nothing are found")
  func faults() throws {
    let page = try #require(Document(path: "README.md"))
    for link in [
      "docs/nothing.md", "#nothing", "docs/replay.md#nothing", "http:/broken", "ftp://old.example",
      "doc:Nothing", "doc:Options#Nothing", "/absolute.md", "https://",
    ] {
      #expect(Self.fault(link, on: page) != nil, "\(link)")
    }
    for link in [
      "docs/replay.md", "docs/replay.md#recording", "#license", "doc:Options#Every-control",
      "https://example.com/a#b",
    ] {
      #expect(Self.fault(link, on: page) == nil, "\(link)")
    }
  }

  @Test("are read from Markdown, pictures, and HTML, and not from code")
  func reading() throws {
    let readme = try #require(Document(path: "README.md"))
    #expect(readme.links.contains("docs/differences.md"))
    #expect(readme.links.contains { $0.hasPrefix("docs/pictures/") })
    #expect(Document.all.count > 15)
    #expect(Document.articles.count >= 10)
  }

  @Test("to pictures: each is in both READMEs, and no file is too large")
  func pictures() throws {
    let folder = Document.root.appending(path: "docs/pictures")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 10)
    for name in ["README.md", "README.zh-Hans.md"] {
      let links = Set(try #require(Document(path: name)).links)
      for file in files {
        let isShown = links.contains("docs/pictures/" + file.lastPathComponent)
        #expect(isShown, "\(file.lastPathComponent) isn't in \(name)")
      }
    }
    for file in files {
      let size = try Data(contentsOf: file).count
      #expect(size < 101_000, "\(file.lastPathComponent) has \(size) bytes")
    }
  }

  /// The problem with a link, or `nil`. Links to the web are parsed but not followed.
  private static func fault(_ link: String, on page: Document) -> String? {
    if let match = link.wholeMatch(of: /doc:([A-Za-z]+)(?:#([\w-]+))?/) {
      let article = Document.articles.first { $0.path.hasSuffix("/\(match.1).md") }
      guard let article else { return "no such article" }
      guard let anchor = match.2 else { return nil }
      // DocC keeps the capitals of a heading.
      let headings = article.anchorsInDocC
      return headings.contains(String(anchor)) ? nil : "no such heading"
    }
    if link.contains(":") {
      return link.wholeMatch(of: /https:\/\/[a-z0-9.-]+\.[a-z]+(?:\/\S*)?/) == nil
        ? "not a web address" : nil
    }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard !link.hasPrefix("/") else { return "not relative" }
    let resource = Document.root.appending(path: "Sources/Tug/Tug.docc/Resources/\(link)@2x.png")
    if page.path.contains(".docc/"), !link.contains("."),
      FileManager.default.fileExists(atPath: resource.path(percentEncoded: false))
    {
      return nil
    }
    let file = page.folder.appending(path: parts[0]).standardized
    if !parts[0].isEmpty, !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      return "no such file"
    }
    guard parts.count == 2 else { return nil }
    let root = Document.root.standardized.path(percentEncoded: false)
    let path =
      parts[0].isEmpty
      ? page.path
      : String(
        file.path(percentEncoded: false).dropFirst(root.count)
      ).trimmingPrefix("/").description
    return Document(path: path)?.anchors.contains(parts[1]) == true ? nil : "no such heading"
  }
}
