import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The bar")
struct BarSceneTests {
  @Test("is gray while it is pulled, and green during a refresh")
  func colors() throws {
    let environment = SceneEnvironment(feedURL: URL(filePath: "/"), pause: { _ in })
    let device = TestDevice { BarViewController(environment: environment) }
    let list = try #require(device.window.rootViewController as? BarViewController).tableView
    let bar = try #require(list.tug.header?.indicator)

    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 150), over: 0.3)
    #expect(list.tug.header?.state == .pulling)
    #expect(bar.backgroundColor == .systemGray)
    device.finger.up()
    device.advance(0.1)
    #expect(list.tug.header?.state == .refreshing)
    #expect(bar.backgroundColor == .systemGreen)
  }
}
