import Testing

@testable import Tug

extension RefreshStatus {
  /// A status with its texts and neutral values for everything else.
  static func of(
    _ state: RefreshState, at edge: Refresher.Edge = .top, _ trigger: Refresher.TriggerKind = .pull,
    isForLoading: Bool = false, subtitle: String? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, in language: TugLanguage = .english
  ) -> RefreshStatus {
    var status = RefreshStatus(state, edge: edge, isAutomatic: trigger == .auto)
    status.layoutDirection = direction
    status.title = language.texts.title(for: state, at: edge, trigger, isForLoading: isForLoading)
    status.subtitle = subtitle
    if state == .failed {
      status.message = language.texts.failedTitle(trigger == .auto || isForLoading ? .load : .refresh)
      status.action = trigger == .auto ? language.texts.retryAction : nil
    }
    return status
  }
}

@MainActor
@Suite("The texts of a control")
struct RefreshTextsTests {
  private nonisolated static let table: [(RefreshState, Refresher.Edge, Refresher.TriggerKind, String)] = [
    (.idle, .top, .pull, "Pull down to refresh"),
    (.pulling, .top, .pull, "Release to refresh"),
    (.willRefresh, .top, .pull, "Refreshing…"),
    (.refreshing, .top, .pull, "Refreshing…"),
    (.noMoreData, .top, .pull, "No more items"),
    (.failed, .top, .pull, "Couldn’t refresh. Pull to try again"),
    (.idle, .bottom, .pull, "Pull up to load more"),
    (.pulling, .bottom, .pull, "Release to load more"),
    (.willRefresh, .bottom, .pull, "Loading…"),
    (.refreshing, .bottom, .pull, "Loading…"),
    (.noMoreData, .bottom, .pull, "No more items"),
    (.failed, .bottom, .pull, "Couldn’t load. Pull to try again"),
    (.idle, .bottom, .auto, "Load more"),
    (.willRefresh, .bottom, .auto, "Loading…"),
    (.refreshing, .bottom, .auto, "Loading…"),
    (.noMoreData, .bottom, .auto, "No more items"),
    (.failed, .bottom, .auto, "Couldn’t load. Tap to try again"),
  ]

  @Test("fit the state, the edge, and the trigger, in both indicators", arguments: table)
  func title(
    state: RefreshState, edge: Refresher.Edge, trigger: Refresher.TriggerKind, title: String
  ) {
    let status = RefreshStatus.of(state, at: edge, trigger)
    let indicators = TestHost().run {
      (ClassicIndicator(trigger: trigger), TextIndicator(trigger: trigger))
    }
    for indicator in [indicators.0, indicators.1] as [StandardIndicator] {
      indicator.prepare(for: edge, trigger: trigger)
      indicator.show(status)
    }
    #expect(RefreshTexts().title(for: state, at: edge, trigger) == title)
    #expect(indicators.0.stateLabel.text == title)
    #expect(indicators.1.stateLabel.text == title)
  }
}
