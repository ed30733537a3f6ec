import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The scenes of styles", .timeLimit(.minutes(30)))
struct StyleScenesTests {
  private func device(_ scene: Scene) -> TestDevice {
    let device = TestDevice { scene.make(PlainScenesTests.environment) }
    device.settle()
    return device
  }

  private func texts(_ device: TestDevice) -> [String] {
    ViewSnapshot(of: device.window, identifiers: SnapshotIdentifiers()).texts
  }

  @Test("a tap on a language changes the words of the controls")
  func languages() {
    let device = device(.languages)
    let header = device.window.scrollView?.tug.header
    let row = TugLanguage.all.firstIndex { $0.code == "fr" } ?? 0
    device.finger.tap(at: CGPoint(x: 100, y: 64 + 44 * CGFloat(row) + 20))
    device.settle()
    #expect(header?.view.accessibilityLabel == "Actualiser")
    #expect(texts(device).contains("Actualisation…"))
  }

  @Test("the app's title shows at rest, and its banner during a refresh")
  func styled() {
    let device = device(.styled)
    #expect(texts(device).contains("Pull to ring the bell"))
    device.run { device.window.scrollView?.tug.header?.beginRefreshing() }
    device.advance(0.1)
    #expect(texts(device).contains("The cook is on the way"))
  }

  @Test("cards have a control at each end")
  func sides() {
    let device = device(.sides)
    let tug = device.window.scrollView?.tug
    #expect(tug?.leading?.view.frame.maxX == 0)
    #expect(tug?.trailing?.view.frame.minX == device.window.scrollView?.contentSize.width)
  }
}
