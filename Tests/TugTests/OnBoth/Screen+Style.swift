import Foundation

@testable import Tug

/// Controls for the tests of styles.
extension Screen {
  /// A header with this style, attached to a scroll view.
  func header(_ style: RefreshStyle, action: @escaping RefreshCallback = { _ in }) -> Refresher {
    host.run {
      let header = Refresher.pull(style, callback: action)
      scrollView.tug.header = header
      return header
    }
  }

  func footer(_ style: RefreshStyle, action: @escaping RefreshCallback = { _ in }) -> Refresher {
    host.run {
      let footer = Refresher.auto(style, callback: action)
      scrollView.tug.footer = footer
      return footer
    }
  }

  func begin(_ control: Refresher) { host.run { control.beginRefreshing() } }

  func end(_ control: Refresher, _ result: RefreshResult = .success) {
    host.run { control.endRefreshing(result) }
  }
}

extension Refresher {
  var classic: ClassicIndicator? { indicator as? ClassicIndicator }
  /// The displayed text of the control.
  var shownTitle: String? { classic?.stateLabel.text }
  var shownSubtitle: String? { classic?.subtitleLabel.text }
}

/// An error with a description for users.
struct Outage: LocalizedError {
  var errorDescription: String? { "The server sleeps" }
}
