import Testing

@testable import Tug

@MainActor
@Suite("A control at the start that is pulled to load")
struct PulledToLoadTests {
  /// A screen with a control at the top or at the leading edge, pulled to its state.
  private func control(
    at edge: Refresher.Edge, on screen: Screen,
    _ make: @MainActor () -> Refresher = { .pullToLoad(.classic) { () async in .success } }
  ) -> Refresher {
    screen.host.run {
      let control = make()
      if edge == .top { screen.scrollView.tug.header = control }
      if edge == .leading { screen.scrollView.tug.leading = control }
      return control
    }
  }

  @Test(
    "speaks of loading, on the screen and to VoiceOver",
    arguments: [Refresher.Edge.top, .leading])
  func words(edge: Refresher.Edge) {
    let screen = Screen(contentHeight: 2000, contentWidth: edge == .top ? 375 : 2000)
    _ = VoiceOver(on: screen.host)
    let control = control(at: edge, on: screen)
    #expect(control.shownTitle == "Pull for more")
    #expect(control.view.accessibilityLabel == "Load more")
    #expect(control.view.accessibilityValue == nil, "without the time of a refresh")
    if edge == .top { screen.pull(toOffset: -75) } else { screen.pull(toOffsetX: -75) }
    #expect(control.shownTitle == "Release to load more")
    screen.letGo()
    screen.host.run { control.showRefreshing() }
    screen.advance(0.5)
    #expect(control.shownTitle == "Loading…")
    screen.host.accessibility.posts = []
    screen.end(control, .failure(Trouble()))
    #expect(screen.host.accessibility.announcements == ["Couldn’t load. Double-tap to try again"])
  }

  @Test("leaves a footer at its end, which a refresh would reset")
  func footer() {
    let screen = Screen(contentHeight: 2000)
    let header = control(at: .top, on: screen)
    let footer = screen.footer(.bare(44))
    screen.begin(footer)
    screen.advance(0.5)
    screen.end(footer, .noMoreData)
    screen.advance(1)
    screen.host.run { header.showRefreshing() }
    screen.advance(0.5)
    screen.end(header)
    screen.advance(1)
    #expect(header.state == .idle && footer.state == .noMoreData)
  }

  @Test(
    "with a callback loads, also at the top: its text and arbitration are about loading",
    arguments: [Refresher.Edge.top, .leading])
  func callback(edge: Refresher.Edge) {
    let screen = Screen(contentHeight: 2000, contentWidth: edge == .top ? 375 : 2000)
    _ = VoiceOver(on: screen.host)
    var runs: [Refresher] = []
    let control = control(at: edge, on: screen) {
      .pullToLoad(.classic, callback: { runs.append($0) })
    }
    let end = screen.host.run {
      let end = Refresher.pull(.bare(44), callback: { _ in })
      if edge == .top { screen.scrollView.tug.footer = end }
      if edge == .leading { screen.scrollView.tug.trailing = end }
      screen.scrollView.tug.arbitration = .refreshCancelsLoad
      return end
    }
    #expect(control.shownTitle == "Pull for more")
    #expect(control.view.accessibilityLabel == "Load more")
    screen.begin(end)
    screen.advance(0.5)
    if edge == .top { screen.pull(toOffset: -75) } else { screen.pull(toOffsetX: -75) }
    screen.letGo()
    screen.advance(0.5)
    #expect(runs.count == 1 && runs.first === control)
    #expect(control.shownTitle == "Loading…")
    #expect(end.state == .refreshing, "a refresh would cancel it")
    screen.end(end, .noMoreData)
    screen.end(control)
    screen.advance(1)
    #expect(control.state == .idle && end.state == .noMoreData, "only a refresh resets it")
  }
}
