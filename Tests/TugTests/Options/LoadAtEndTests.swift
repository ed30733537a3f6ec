import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("Loading at the very end", .timeLimit(.minutes(30)))
struct LoadAtEndTests {
  @MainActor
  private final class Count {
    var value = 0
  }

  private let loads = Count()

  private func footer(
    on screen: Screen, _ distance: Refresher.LoadDistance = .percent(1)
  ) -> Refresher {
    screen.host.run {
      let footer = Refresher.auto(.bare(60), options: .init(distance: distance)) {
        [loads] (_: Refresher) in loads.value += 1
      }
      screen.scrollView.tug.footer = footer
      return footer
    }
  }

  // MARK: A distance beyond the end

  @Test(
    "with .percent(1.5) of 60 points, it loads when released 31 points beyond the end, not at 29"
  )
  func beyondEnd() {
    let screen = Screen()
    let footer = footer(on: screen, .percent(1.5))
    screen.scroll(to: 1393)
    screen.pull(toOffset: 1393 + 29)
    screen.letGo()
    screen.advance(2)
    #expect(footer.state == .idle && loads.value == 0 && screen.offset == 1393)
    screen.pull(toOffset: 1393 + 31)
    screen.letGo()
    #expect(footer.state == .refreshing && loads.value == 1)
  }

  @Test("the same below content that doesn't fill the screen")
  func beyondShortContent() {
    let screen = Screen(contentHeight: 100)
    let footer = footer(on: screen, .percent(1.5))
    screen.host.run { screen.scrollView.alwaysBounceVertical = true }
    screen.pull(toOffset: 28)
    screen.letGo()
    screen.advance(2)
    #expect(footer.state == .idle && loads.value == 0 && screen.offset == 0)
    screen.pull(toOffset: 32)
    screen.letGo()
    #expect(footer.state == .refreshing && loads.value == 1)
  }

  @Test("the same above the content")
  func beyondStart() {
    let screen = Screen()
    let header = screen.host.run {
      let header = Refresher.auto(.bare(60), options: .init(distance: .percent(1.5))) {
        [loads] (_: Refresher) in loads.value += 1
      }
      screen.scrollView.tug.header = header
      return header
    }
    screen.scroll(to: -60)
    screen.advance(0.1)
    #expect(header.state == .idle && screen.inset.top == 60)
    screen.pull(toOffset: -60 - 29)
    screen.letGo()
    screen.advance(2)
    #expect(header.state == .idle && loads.value == 0 && screen.offset == -60)
    screen.pull(toOffset: -60 - 31)
    screen.letGo()
    #expect(header.state == .refreshing && loads.value == 1)
  }

  // MARK: Filling the screen

  @Test("outside a window a short list isn't filled, and is filled once it is in one")
  func fillOutsideWindow() {
    let screen = Screen(contentHeight: 100, attached: false)
    let footer = footer(on: screen)
    screen.host.run { footer.shortContent = .fill(limit: 3) }
    screen.advance(1)
    screen.host.run { screen.scrollView.contentSize.height = 120 }
    screen.advance(1)
    #expect(footer.state == .idle && loads.value == 0)
    screen.attach()
    screen.advance(0.1)
    #expect(footer.state == .refreshing && loads.value == 1)
  }

  @Test("removed from the window before the next frame, it doesn't load")
  func fillLeavesWindow() {
    let screen = Screen(contentHeight: 100)
    let footer = footer(on: screen)
    screen.host.run {
      footer.shortContent = .fill(limit: 3)
      screen.scrollView.removeFromSuperview()
    }
    screen.advance(1)
    #expect(footer.state == .idle && loads.value == 0)
  }

  // MARK: After the end of the data

  private func atEnd(_ screen: Screen, _ result: RefreshResult) -> Refresher {
    let footer = footer(on: screen)
    screen.scroll(to: 1393)
    screen.end(footer, result)
    screen.advance(1)
    loads.value = 0
    return footer
  }

  @Test("reset with the end in view, it loads once in the next frame", arguments: [true, false])
  func resetInView(afterFailure: Bool) {
    let screen = Screen()
    let footer = atEnd(screen, afterFailure ? .failure(Trouble()) : .noMoreData)
    #expect(footer.state == (afterFailure ? .failed : .noMoreData))
    screen.host.run { footer.resetNoMoreData() }
    #expect(loads.value == 0, "not before the next frame")
    screen.advance(0.1)
    #expect(footer.state == .refreshing && loads.value == 1)
    screen.end(footer)
    screen.advance(1)
    #expect(footer.state == .idle && loads.value == 1, "it checks once")
  }

  @Test("reset with the start in view, an automatic header loads once in the next frame")
  func resetAtStart() {
    let screen = Screen()
    let header = screen.host.run {
      let header = Refresher.auto(.bare(60)) { [loads] (_: Refresher) in loads.value += 1 }
      screen.scrollView.tug.header = header
      header.endRefreshing(.noMoreData)
      return header
    }
    screen.scroll(to: -60)
    screen.host.run { header.resetNoMoreData() }
    screen.advance(0.1)
    #expect(header.state == .refreshing && loads.value == 1)
    screen.end(header)
    screen.advance(1)
    #expect(header.state == .idle && loads.value == 1)
  }

  @Test("reset while another control runs, it doesn't load alongside it")
  func resetWhileBlocked() {
    let screen = Screen()
    let footer = atEnd(screen, .noMoreData)
    let header = screen.header(.bare(54))
    screen.host.run {
      header.showRefreshing(reveal: .never)
      footer.resetNoMoreData()
    }
    screen.advance(1)
    #expect(footer.state == .idle && loads.value == 0)
  }

  @Test("reset with the end out of view, it loads only when the list is scrolled there")
  func resetOutOfView() {
    let screen = Screen()
    let footer = atEnd(screen, .noMoreData)
    screen.scroll(to: 300)
    screen.host.run { footer.resetNoMoreData() }
    screen.advance(1)
    #expect(footer.state == .idle && loads.value == 0)
    screen.scroll(to: 1393)
    #expect(footer.state == .refreshing && loads.value == 1)
  }

  @Test(
    "reset in the idle state, disabled, hidden, or without automatic causes, it doesn't load",
    arguments: 0..<4)
  func resetWithoutReason(reason: Int) {
    let screen = Screen()
    let footer = atEnd(screen, reason == 0 ? .success : .noMoreData)
    screen.host.run {
      if reason == 1 { footer.isEnabled = false }
      if reason == 2 { footer.isHidden = true }
      if reason == 3 { footer.trigger.auto?.causes = [] }
      footer.resetNoMoreData()
    }
    screen.advance(1)
    #expect(footer.state == .idle && loads.value == 0)
  }

  @Test("a refresh that succeeds resets the footer, which loads if its end is in view")
  func resetByRefresh() {
    let screen = Screen()
    let footer = atEnd(screen, .noMoreData)
    let header = screen.header(.bare(54))
    screen.host.run { header.showRefreshing(reveal: .never) }
    screen.advance(1)
    screen.end(header)
    screen.advance(1)
    #expect(footer.state == .refreshing && loads.value == 1)
  }
}
