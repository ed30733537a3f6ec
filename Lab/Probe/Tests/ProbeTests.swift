import Foundation
import HeadlessDriver
import Testing

@testable import ProbeSteps

@MainActor
@Suite("The probe")
struct ProbeTests {
  @Test("writes on HeadlessUIKit what each recording says", arguments: try Recordings.names())
  func recordings(_ name: String) async throws {
    let recording = try Recordings.named(name)
    let log = await HeadlessProbe.run()
    for step in recording.steps {
      let heard = try #require(
        log.steps.first { $0.name == step.name }, "no step is called \(step.name)")
      for difference in Comparison.differences(
        of: heard, from: step, isComplete: recording.isComplete)
      { Issue.record(Comment(rawValue: difference)) }
    }
  }

  @Test("finishes each step, and hears something in it")
  func steps() async {
    let log = await HeadlessProbe.run()
    #expect(log.steps.map(\.name) == ProbeStep.all.map(\.name))
    #expect(log.steps.first?.name == "swiftui-list", "another question comes before SwiftUI's")
    #expect(Set(log.steps.map(\.name)).count == log.steps.count)
    for step in log.steps {
      #expect(!step.isUnfinished, "\(step.name)")
      #expect(step.events.contains { $0.kind != .act && $0.kind != .read }, "\(step.name)")
    }
  }

  @Test("names a source for each documented step")
  func sources() throws {
    for name in try Recordings.names() {
      let recording = try Recordings.named(name)
      #expect(!recording.system.isEmpty && !recording.steps.isEmpty, "\(name)")
      for step in recording.steps where !recording.isComplete {
        #expect(!step.source.isEmpty, "\(name), \(step.name)")
        #expect(!step.events.isEmpty, "\(name), \(step.name): nothing to compare")
      }
    }
  }

  @Test("reads the file that it writes, and finds no difference in it")
  func ownFile() async throws {
    let log = await HeadlessProbe.run()
    let text = log.text(for: "HeadlessUIKit")
    // To read it: TUG_PROBE_FILE=<file> swift test --filter ProbeTests
    if let path = ProcessInfo.processInfo.environment["TUG_PROBE_FILE"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let recording = try Recording(text)
    #expect(recording.isComplete && recording.steps.count == log.steps.count)
    for (step, heard) in zip(recording.steps, log.steps) {
      #expect(Comparison.differences(of: heard, from: step, isComplete: true).isEmpty)
    }
  }

  struct Setting: CustomTestStringConvertible, Sendable {
    let step: String
    let change: @MainActor @Sendable (HeadlessHost) -> Void
    var testDescription: String { step }
  }

  nonisolated static let settings = [
    Setting(step: "insets-in-mid-range") { $0.behavior.assignsOffsetAfterChanges = false },
    Setting(step: "size-by-constraints") { $0.behavior.boundsChangeFrame = true },
    Setting(step: "safe-area-of-subviews") { $0.behavior.scrollViewsConsumeSafeArea = false },
    Setting(step: "window-left-in-bounce") { $0.behavior.entersRangeWithoutWindow = false },
    Setting(step: "wheel") { $0.behavior.wheelsDrag = false },
    Setting(step: "completions") { $0.behavior.completions = .never },
    Setting(step: "pop-taken-back") { $0.behavior.completions = .never },
    Setting(step: "large-title") { $0.behavior.largeTitles = .inBar },
    Setting(step: "animation-in-background") { $0.behavior.completions = .twice },
  ]

  @Test(
    "shows where HeadlessUIKit would differ if its settings were others",
    arguments: settings)
  func settings(_ setting: Setting) async throws {
    let steps = ProbeStep.all.filter { $0.name == setting.step }
    let recording = try Recording(await HeadlessProbe.run(steps).text(for: "HeadlessUIKit"))
    let other = await HeadlessProbe.run(steps, setting.change)
    let (step, heard) = (try #require(recording.steps.first), try #require(other.steps.first))
    #expect(!Comparison.differences(of: heard, from: step, isComplete: true).isEmpty)
  }
}

/// The files in `Recordings`.
enum Recordings {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Recordings")

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
  }

  static func named(_ name: String) throws -> Recording {
    try Recording(String(contentsOf: folder.appending(path: name), encoding: .utf8))
  }
}

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
