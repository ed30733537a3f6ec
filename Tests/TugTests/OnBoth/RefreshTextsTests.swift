import Testing

@testable import Tug

extension RefreshStatus {
  /// What there is to show, with nothing said about the rest.
  static func of(
    _ state: RefreshState, at edge: Edge = .top, _ trigger: Refresher.TriggerKind = .pull,
    subtitle: String? = nil, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    in language: TugLanguage = .english
  ) -> RefreshStatus {
    RefreshStatus(
      state: state, progress: 0, edge: edge, trigger: trigger, layoutDirection: direction,
      title: language.texts.title(for: state, at: edge, trigger), attributedTitle: nil,
      isTitleHidden: false, subtitle: subtitle, attributedSubtitle: nil, failure: nil,
      lastUpdated: nil)
  }
}

@MainActor
@Suite("The words of a control")
struct RefreshTextsTests {
  private nonisolated static let table: [(RefreshState, Refresher.Edge, Refresher.TriggerKind, String)] = [
    (.idle, .top, .pull, "Pull down to refresh"),
    (.pulling, .top, .pull, "Release to refresh"),
    (.willRefresh, .top, .pull, "Refreshing…"),
    (.refreshing, .top, .pull, "Refreshing…"),
    (.noMoreData, .top, .pull, "No more data"),
    (.failed, .top, .pull, "Couldn’t refresh. Pull to try again"),
    (.idle, .bottom, .pull, "Pull up to load more"),
    (.pulling, .bottom, .pull, "Release to load more"),
    (.willRefresh, .bottom, .pull, "Loading…"),
    (.refreshing, .bottom, .pull, "Loading…"),
    (.noMoreData, .bottom, .pull, "No more data"),
    (.failed, .bottom, .pull, "Couldn’t load. Pull to try again"),
    (.idle, .bottom, .automatic, "Tap or pull up to load more"),
    (.willRefresh, .bottom, .automatic, "Loading…"),
    (.refreshing, .bottom, .automatic, "Loading…"),
    (.noMoreData, .bottom, .automatic, "No more data"),
    (.failed, .bottom, .automatic, "Couldn’t load. Tap to try again"),
  ]

  @Test("fit the state, the edge and the trigger, in both looks", arguments: table)
  func title(state: RefreshState, edge: Refresher.Edge, trigger: Refresher.TriggerKind, title: String) {
    let status = RefreshStatus.of(state, at: edge, trigger)
    let looks = TestHost().run {
      (NormalIndicator(trigger: trigger), TextIndicator(trigger: trigger))
    }
    for indicator in [looks.0, looks.1] as [any RefreshIndicator] {
      indicator.prepare(for: edge, trigger: trigger)
      indicator.show(status)
    }
    #expect(RefreshTexts().title(for: state, at: edge, trigger) == title)
    #expect(looks.0.stateLabel.text == title)
    #expect(looks.1.stateLabel.text == title)
  }
}
