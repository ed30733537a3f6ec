import Foundation
import Testing

@testable import Tug

@MainActor
@Suite("The texts of each edge, trigger, and state", .timeLimit(.minutes(30)))
struct WordsTableTests {
  /// A screen with one control, to be brought into a state.
  @MainActor
  private struct Stage {
    let screen: Screen
    let control: Refresher
    let table: WordsTable

    init(_ table: WordsTable) {
      self.table = table
      let isSide = table.edge.isSide
      let (width, height): (CGFloat, CGFloat) = isSide ? (2000, 667) : (375, 2000)
      screen = Screen(
        contentHeight: height, contentWidth: width, isRightToLeft: table.isRightToLeft)
      _ = VoiceOver(on: screen.host)
      control = screen.host.run { [screen] in
        TugLanguage.current = table.language
        let control = Self.control(table.trigger)
        control.resultDuration = 1
        // Other tests cover the time of the last success.
        control.style.showsLastUpdated = false
        let controls = screen.scrollView.tug
        switch table.edge {
        case .top: controls.header = control
        case .bottom: controls.footer = control
        case .leading: controls.leading = control
        case .trailing: controls.trailing = control
        }
        return control
      }
    }

    private static func control(_ trigger: Refresher.TriggerKind) -> Refresher {
      switch trigger {
      case .pull:
        var options = Refresher.PullOptions()
        options.secondStop = .init(distance: 90, title: WordsTable.secondStop) {}
        return .pull(.classic, options: options, callback: { _ in })
      case .auto:
        var options = Refresher.LoadOptions()
        options.causes = []
        return .auto(.classic, options: options, callback: { _ in })
      }
    }

    private func begin() {
      screen.begin(control)
      screen.advance(0.5)
    }

    /// Pulls the content out by this distance, and keeps the finger down.
    private func pull(_ distance: CGFloat) {
      let isLeft = table.edge.side(table.isRightToLeft ? .rightToLeft : .leftToRight) == .left
      switch table.edge {
      case .top: screen.pull(toOffset: -distance)
      case .bottom:
        screen.scroll(to: 1333)
        screen.pull(toOffset: 1333 + distance)
      case .leading, .trailing:
        screen.scroll(toX: isLeft ? 0 : 1625)
        screen.pull(toOffsetX: isLeft ? -distance : 1625 + distance)
      }
    }

    /// Enters a state, and returns the announcements made meanwhile.
    func enter(_ state: RefreshState) -> [String] {
      switch state {
      case .idle, .refreshing, .willRefresh, .pulling, .pullingFurther: break
      case .succeeded, .noMoreData, .failed: begin()
      }
      screen.host.accessibility.posts = []
      switch state {
      case .idle: break
      case .pulling: pull(75)
      case .pullingFurther: pull(110)
      case .willRefresh:
        screen.host.run { screen.scrollView.removeFromSuperview() }
        screen.begin(control)
      case .refreshing: begin()
      case .succeeded: screen.end(control)
      case .noMoreData: screen.end(control, .noMoreData)
      case .failed: screen.end(control, .failure(Trouble()))
      }
      return screen.host.accessibility.announcements
    }
  }

  @Test(
    "the title shows, the name fits the work, and VoiceOver tells what happens, but not how to pull",
    arguments: WordsTable.english + WordsTable.arabic)
  func words(table: WordsTable) {
    for row in table.rows {
      let stage = Stage(table)
      let announcements = stage.enter(row.state)
      let control = stage.control
      #expect(control.state == row.state)
      #expect(control.shownTitle == row.title, "\(row.state)")
      #expect(control.view.accessibilityValue == row.value, "\(row.state)")
      let name = row.state == .noMoreData ? row.title : table.name
      #expect(control.view.accessibilityLabel == name, "\(row.state)")
      #expect(announcements == [row.announcement].compactMap(\.self), "\(row.state)")
    }
  }

  @Test("the tables list each edge with each trigger, and each state, once")
  func complete() {
    for tables in [WordsTable.english, WordsTable.arabic] {
      for edge in Refresher.Edge.allCases {
        let pulled = tables.filter { $0.edge == edge && $0.trigger == .pull }
        let loading = tables.filter { $0.edge == edge && $0.trigger == .auto }
        // A refresh has no end of the data.
        #expect(
          pulled.map { $0.rows.map(\.state) }
            == [RefreshState.allCases.filter { $0 != .noMoreData || !edge.isAtStart }])
        // An automatic control is never pulled past a distance.
        #expect(
          loading.map { $0.rows.map(\.state) }
            == [RefreshState.allCases.filter { $0 != .pulling && $0 != .pullingFurther }])
      }
    }
  }
}
