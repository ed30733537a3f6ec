import Foundation
import HeadlessDriver
import Testing
import Tug

@testable import DemoScenes

@MainActor
@Suite("The scenes of styles", .timeLimit(.minutes(5)))
struct StyleScenesTests {
  private func stage(_ scene: Scene) -> Stage {
    let stage = Stage { scene.make(PlainScenesTests.environment) }
    stage.settle()
    return stage
  }

  private func texts(_ stage: Stage) -> [String] {
    ViewSnapshot(of: stage.window, identifiers: SnapshotIdentifiers()).texts
  }

  @Test("a tap on a language changes the words of the controls")
  func languages() {
    let stage = stage(.languages)
    let header = stage.window.scrollView?.tug.header
    let row = TugLanguage.all.firstIndex { $0.code == "fr" } ?? 0
    stage.finger.tap(at: CGPoint(x: 100, y: 64 + 44 * CGFloat(row) + 20))
    stage.settle()
    #expect(header?.view.accessibilityLabel == "Actualiser")
    #expect(texts(stage).contains("Actualisation…"))
  }

  @Test("the app's title shows at rest, and its banner during a refresh")
  func styled() {
    let stage = stage(.styled)
    #expect(texts(stage).contains("Pull to ring the bell"))
    stage.run { stage.window.scrollView?.tug.header?.beginRefreshing() }
    stage.advance(0.1)
    #expect(texts(stage).contains("The cook is on the way"))
  }

  @Test("cards have a control at each end")
  func sides() {
    let stage = stage(.sides)
    let tug = stage.window.scrollView?.tug
    #expect(tug?.leading?.view.frame.maxX == 0)
    #expect(tug?.trailing?.view.frame.minX == stage.window.scrollView?.contentSize.width)
  }
}
