import Foundation
import Testing

/// The projects that only Xcode reads, as far as they can be checked without it.
@Suite("A project of Xcode's")
struct ProjectTests {
  private static let repository = URL(filePath: #filePath).appending(path: "../../../..")
    .standardized

  @Test(
    "names no object and no folder that doesn't exist, in the project and in its scheme",
    arguments: [
      ("Lab/Probe/Probe.xcodeproj", "Probe"),
      ("Tests/OnUIKit/OnUIKit.xcodeproj", "OnUIKitHost"),
    ])
  func references(path: String, scheme: String) throws {
    let project = Self.repository.appending(path: path)
    let text = try String(contentsOf: project.appending(path: "project.pbxproj"), encoding: .utf8)
    let defined = Set(text.matches(of: #/\n\t\t(7B[0-9A-F]{22}) /#).map { String($0.1) })
    let used = Set(text.matches(of: #/7B[0-9A-F]{22}/#).map { String($0.0) })
    #expect(!defined.isEmpty && used == defined)

    let folders = text.matches(of: #/\n\t\t\tpath = "?([^";]+)"?;\n\t\t\tsourceTree = "<group>"/#)
    #expect(folders.count >= 3)
    for folder in folders {
      let place = project.deletingLastPathComponent().appending(path: String(folder.1))
      #expect(FileManager.default.fileExists(atPath: place.standardizedFileURL.path), "\(folder.1)")
    }

    let file = project.appending(path: "xcshareddata/xcschemes/\(scheme).xcscheme")
    let named = try String(contentsOf: file, encoding: .utf8).matches(of: #/7B[0-9A-F]{22}/#)
    #expect(!named.isEmpty && named.allSatisfy { defined.contains(String($0.0)) })
  }
}
