import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("Intervals in Instruments")
struct SignpostTests {
  private let screen = Screen()
  private var log: SignpostLog { screen.host.run { SignpostLog.current } }

  private func attach(_ control: () -> Refresher, at edge: Refresher.Edge) -> Refresher {
    log.entries = []
    return screen.host.run {
      let control = control()
      screen.scrollView.tug[edge] = control
      return control
    }
  }

  @Test("last from the start of the opening to the result")
  func refresh() {
    let header = attach({ .pull(.classic, callback: { _ in }) }, at: .top)
    screen.host.run { header.beginRefreshing() }
    #expect(log.entries == ["refresh begins"])
    screen.advance(0.3)
    screen.host.run { header.endRefreshing() }
    #expect(log.entries == ["refresh begins", "refresh ends"])
  }

  @Test("name what the control does")
  func load() {
    let footer = attach({ .auto(.classic, callback: { _ in }) }, at: .bottom)
    screen.scroll(to: 1377)
    screen.host.run { footer.endRefreshing(.failure(CancellationError())) }
    #expect(log.entries == ["load begins", "load ends"])
  }

  @Test("end when the control is removed")
  func removal() {
    let header = attach({ .pull(.classic, callback: { _ in }) }, at: .top)
    screen.host.run {
      header.beginRefreshing()
      screen.scrollView.tug.header = nil
    }
    #expect(log.entries == ["refresh begins", "refresh ends"])
  }

  @Test("begin again for a run that follows at once")
  func next() {
    let header = attach({ .pull(.classic, callback: { _ in }) }, at: .top)
    screen.host.run {
      header.beginRefreshing()
      header.endRefreshing()
      header.beginRefreshing()
    }
    #expect(log.entries == ["refresh begins", "refresh ends", "refresh begins"])
  }
}
