import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Drags and flings that count", .timeLimit(.minutes(30)))
struct DragFromEdgeTests {
  @MainActor
  private final class Count {
    var value = 0
  }

  private let actions = Count()

  private func header(on screen: Screen, requiresDragFromEdge: Bool) -> Refresher {
    let header = screen.header(.bare(54)) { [actions] _ in actions.value += 1 }
    screen.host.run { header.trigger.pull?.requiresDragFromEdge = requiresDragFromEdge }
    return header
  }

  /// Drags once from the middle of the content to far beyond its start.
  private func dragFromContent(_ screen: Screen) {
    screen.scroll(to: 100)
    screen.pull(toOffset: -80)
  }

  @Test("from the edge only: a long drag from the middle shows the control but doesn't refresh")
  func fromContent() {
    let screen = Screen()
    let header = header(on: screen, requiresDragFromEdge: true)
    dragFromContent(screen)
    #expect(header.state == .idle && header.progress > 1)
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .idle && actions.value == 0 && screen.offset == 0)
  }

  @Test("from the edge only: the next drag, from the edge, refreshes")
  func fromEdge() {
    let screen = Screen()
    let header = header(on: screen, requiresDragFromEdge: true)
    dragFromContent(screen)
    screen.letGo()
    screen.advance(1)
    screen.pull(toOffset: -80)
    #expect(header.state == .pulling)
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .refreshing && actions.value == 1)
  }

  @Test("by default a long drag refreshes")
  func byDefault() {
    let screen = Screen()
    let header = header(on: screen, requiresDragFromEdge: false)
    dragFromContent(screen)
    #expect(header.state == .pulling)
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .refreshing && actions.value == 1)
  }

  @Test("from the edge only: set during a drag from the middle, it applies to that drag")
  func setDuringDrag() {
    let screen = Screen()
    let header = header(on: screen, requiresDragFromEdge: false)
    dragFromContent(screen)
    #expect(header.state == .pulling)
    screen.host.run { header.trigger.pull?.requiresDragFromEdge = true }
    #expect(header.state == .idle)
    screen.letGo()
    screen.advance(1)
    #expect(header.state == .idle && actions.value == 0)
  }

  @Test("from the edge only: a control that triggers while dragging doesn't refresh either")
  func whileDragging() {
    let screen = Screen()
    let header = header(on: screen, requiresDragFromEdge: true)
    screen.host.run { header.trigger.pull?.triggersWhileDragging = true }
    dragFromContent(screen)
    #expect(header.state == .idle && actions.value == 0)
    screen.letGo()
    screen.advance(1)
    screen.pull(toOffset: -80)
    #expect(header.state == .refreshing && actions.value == 1)
  }

  @Test("without momentum, a fling to the end loads nothing until a finger comes back")
  func withoutMomentum() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { [actions] _ in actions.value += 1 }
    screen.host.run { footer.trigger.auto?.causes = [.finger, .program] }
    screen.scroll(to: 900)
    screen.finger.fling(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -3000))
    screen.advance(4)
    #expect(screen.offset == 1377, "the fling reached the end")
    #expect(footer.state == .idle && actions.value == 0)
    screen.finger.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 470))
    #expect(footer.state == .refreshing && actions.value == 1)
  }

  @Test("without momentum, the app's own scrolling still loads")
  func byProgram() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { [actions] _ in actions.value += 1 }
    screen.host.run { footer.trigger.auto?.causes = [.finger, .program] }
    screen.scroll(to: 1377)
    #expect(footer.state == .refreshing && actions.value == 1)
  }

  @Test("with momentum, as by default, the same fling loads")
  func withMomentum() {
    let screen = Screen()
    let footer = screen.footer(.bare(44)) { [actions] _ in actions.value += 1 }
    screen.scroll(to: 900)
    screen.finger.fling(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -3000))
    screen.advance(4)
    #expect(footer.state == .refreshing && actions.value == 1)
  }
}
