import Foundation
import Tug

/// The titles of a component's states, and the label that shows one.
@MainActor
final class StateTitles {
  /// The app's own, which another language leaves alone.
  private var titles: [Int: String] = [:]
  private var keys: [(MJRefreshState, String)] = []
  private var made: UILabel?
  /// Shows another text in place of a title.
  var replacement: ((MJRefreshState) -> String?)?

  func label(in component: UIView) -> UILabel {
    if let made { return made }
    let label = makeLabel(in: component)
    made = label
    return label
  }

  func makeLabel(in component: UIView) -> UILabel {
    let label = UILabel.mj_()
    component.addSubview(label)
    return label
  }

  /// `nil`, which Objective-C can say, leaves the former title.
  func set(_ title: String?, for state: MJRefreshState, of component: MJRefreshComponent) {
    guard let title else { return }
    titles[state.rawValue] = title
    speak(state, of: component)
    label(in: component).text = text(for: component.state)
  }

  func setDefaults(_ keys: [(MJRefreshState, String)], of component: MJRefreshComponent) {
    self.keys = keys
    _ = label(in: component)
    languageChanged(of: component)
  }

  func languageChanged(of component: MJRefreshComponent) {
    for (state, _) in keys { speak(state, of: component) }
    show(component.state)
  }

  /// VoiceOver reads the title at Tug's element.
  private func speak(_ state: MJRefreshState, of component: MJRefreshComponent) {
    guard let title = title(for: state), !title.isEmpty else { return }
    component.driver.refresher?.style[RefreshState(state)].title = title
  }

  func title(for state: MJRefreshState) -> String? {
    titles[state.rawValue]
      ?? keys.first { $0.0 == state }.map { Bundle.mj_localizedString(forKey: $0.1) }
  }

  private func text(for state: MJRefreshState) -> String? {
    replacement?(state) ?? title(for: state)
  }

  func show(_ state: MJRefreshState) { made?.text = text(for: state) }
}

extension RefreshState {
  init(_ state: MJRefreshState) {
    switch state {
    case .pulling: self = .pulling
    case .refreshing: self = .refreshing
    case .willRefresh: self = .willRefresh
    case .noMoreData: self = .noMoreData
    default: self = .idle
    }
  }
}
