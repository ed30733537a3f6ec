import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("Rows and the user's text size", .timeLimit(.minutes(30)))
struct TextSizeTests {
  @Test("rows of one and two lines follow it", arguments: [Scene.firstSteps, .shortContent])
  func plain(scene: Scene) throws {
    let device = TestDevice { scene.make(PlainScenesTests.environment) }
    device.settle()
    let table = try #require(device.window.scrollView as? UITableView)
    try expectRowsToGrow(in: table, on: device)
  }
}

/// Makes the text larger and standard again, and expects the first row and its texts to follow.
@MainActor
func expectRowsToGrow(in table: UITableView, on device: TestDevice) throws {
  let before = try FirstRow(of: table, on: device)
  device.host.updateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
  let large = try FirstRow(of: table, on: device)
  #expect(large.height > before.height * 1.2)
  #expect(!large.textSizes.isEmpty)
  for (small, large) in zip(before.textSizes, large.textSizes) { #expect(large > small * 1.3) }
  device.host.updateTraits { $0.preferredContentSizeCategory = .large }
  #expect(try FirstRow(of: table, on: device) == before, "rows shrink again with the text")
}

private struct FirstRow: Equatable {
  var height: CGFloat
  /// The sizes of the texts that follow the user's choice.
  var textSizes: [CGFloat]

  @MainActor
  init(of table: UITableView, on device: TestDevice) throws {
    device.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    height = cell.frame.height
    textSizes = cell.contentView.subviews.compactMap { $0 as? UILabel }
      .filter(\.adjustsFontForContentSizeCategory).map(\.font.pointSize)
  }
}
