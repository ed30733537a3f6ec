import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Beginning without moving the list", .timeLimit(.minutes(30)))
struct RevealTests {
  @MainActor
  private final class Count {
    var value = 0
  }

  private let actions = Count()

  private func header(on screen: Screen) -> Refresher {
    screen.header(.bare(54)) { [actions] _ in actions.value += 1 }
  }

  @Test(
    "never: the list stays where it is, and the action runs", arguments: [0, 300])
  func never(offset: CGFloat) {
    let screen = Screen()
    let header = header(on: screen)
    screen.scroll(to: offset)
    screen.host.run { header.beginRefreshing(reveal: .never) }
    #expect(header.state == .refreshing && actions.value == 1)
    screen.advance(1)
    #expect(screen.offset == offset && screen.inset.top == 0)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.offset == offset && screen.inset == .zero && header.state == .idle)
  }

  @Test("never, from a caller that waits: the list stays where it is")
  func neverWhileWaiting() async {
    let screen = Screen()
    let header = header(on: screen)
    let caller = screen.host.run { Task { await header.refresh(reveal: .never) } }
    await screen.settleTasks()
    screen.advance(1)
    #expect(header.state == .refreshing && screen.offset == 0 && screen.inset.top == 0)
    screen.host.run { header.endRefreshing() }
    #expect(await caller.value.outcome == .success)
  }

  @Test("never: a pull shows the control, which then stays open until the end")
  func neverThenPulled() {
    let screen = Screen()
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing(reveal: .never) }
    screen.pull(toOffset: -80)
    screen.letGo()
    screen.advance(2)
    #expect(screen.offset == -54 && screen.inset.top == 54 && actions.value == 1)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.offset == 0 && screen.inset == .zero)
  }

  @Test("if at the edge: the list at its top opens")
  func atEdge() {
    let screen = Screen(safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let header = header(on: screen)
    screen.host.run { header.beginRefreshing(reveal: .ifAtEdge) }
    screen.advance(1)
    #expect(screen.offset == -118 && screen.inset.top == 54 && actions.value == 1)
    screen.host.run { header.endRefreshing() }
    screen.advance(1)
    #expect(screen.offset == -64 && screen.inset == .zero)
  }

  @Test("if at the edge: a list that was scrolled away stays", arguments: [2, 300])
  func awayFromEdge(offset: CGFloat) {
    let screen = Screen()
    let header = header(on: screen)
    screen.scroll(to: offset)
    screen.host.run { header.beginRefreshing(reveal: .ifAtEdge) }
    #expect(header.state == .refreshing && actions.value == 1)
    screen.advance(1)
    #expect(screen.offset == offset && screen.inset.top == 0)
  }

  @Test("always: the list scrolls to the control")
  func always() {
    let screen = Screen()
    let header = header(on: screen)
    screen.scroll(to: 300)
    screen.host.run { header.beginRefreshing() }
    screen.advance(1)
    #expect(screen.offset == -54 && screen.inset.top == 54 && actions.value == 1)
  }

  @Test("a pulled footer holds its inset behind the content, and the list stays")
  func footer() {
    let screen = Screen()
    let footer = screen.host.run {
      let footer = Refresher.pull(.bare(44)) { [actions] (_: Refresher) in actions.value += 1 }
      screen.scrollView.tug.footer = footer
      return footer
    }
    screen.scroll(to: 500)
    screen.host.run { footer.beginRefreshing(reveal: .ifAtEdge) }
    screen.advance(1)
    #expect(screen.offset == 500 && screen.inset.bottom == 44 && actions.value == 1)
    screen.host.run { footer.endRefreshing() }
    screen.advance(1)
    #expect(screen.offset == 500 && screen.inset == .zero)
  }

  @Test("a request that waits for the window keeps its option", arguments: [true, false])
  func waits(isExternal: Bool) {
    let screen = Screen(attached: false)
    let header = header(on: screen)
    screen.host.run {
      if isExternal {
        header.showRefreshing(reveal: .never)
      } else {
        header.beginRefreshing(reveal: .never)
      }
    }
    screen.attach()
    screen.advance(1)
    #expect(header.state == .refreshing)
    #expect(screen.offset == 0 && screen.inset.top == 0)
    #expect(actions.value == (isExternal ? 0 : 1))
  }
}
