import Testing

@testable import Tug

@MainActor
@Suite("A control at the start that is pulled to load")
struct PulledToLoadTests {
  /// A screen with a control at the top or at the leading edge, pulled to its state.
  private func control(at edge: Refresher.Edge, on screen: Screen) -> Refresher {
    screen.host.run {
      let control = Refresher.pullToLoad(.normal) { .success }
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
    #expect(control.view.accessibilityValue == "Pull for more", "without the time of a refresh")
    if edge == .top { screen.pull(toOffset: -75) } else { screen.pull(toOffsetX: -75) }
    #expect(control.shownTitle == "Release to load more")
    screen.letGo()
    screen.host.run { control.showRefreshing() }
    screen.advance(0.5)
    #expect(control.shownTitle == "Loading…")
    screen.host.accessibility.posts = []
    screen.end(control, .failure(Trouble()))
    #expect(screen.host.accessibility.announcements == ["Couldn’t load. Pull to try again"])
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
}
