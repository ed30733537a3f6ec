import Foundation
import Tug

/// The titles of a component's states, and the label that shows one.
@MainActor
final class StateTitles {
  private var titles: [Int: String] = [:]
  private var made: UILabel?
  private var shown: MJRefreshState?
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

  func set(_ title: String, for state: MJRefreshState, of component: MJRefreshComponent) {
    titles[state.rawValue] = title
    // VoiceOver reads it at Tug's element.
    if !title.isEmpty {
      component.driver.refresher?.style[RefreshState(state)].title = title
    }
    label(in: component).text = text(for: component.state)
  }

  func setDefaults(_ keys: [(MJRefreshState, String)], of component: MJRefreshComponent) {
    for (state, key) in keys {
      set(Bundle.mj_localizedString(forKey: key), for: state, of: component)
    }
  }

  func title(for state: MJRefreshState) -> String? { titles[state.rawValue] }

  private func text(for state: MJRefreshState) -> String? {
    replacement?(state) ?? titles[state.rawValue]
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
