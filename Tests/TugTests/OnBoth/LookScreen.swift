import Foundation

@testable import Tug

/// What the tests of looks need of a screen and its control.
extension Screen {
  /// A header with this look, in its place.
  func header(_ look: RefreshStyle, action: @escaping RefreshCallback = { _ in }) -> Refresher {
    host.run {
      let header = Refresher.pull(look, callback: action)
      scrollView.tug.header = header
      return header
    }
  }

  func footer(_ look: RefreshStyle, action: @escaping RefreshCallback = { _ in }) -> Refresher {
    host.run {
      let footer = Refresher.auto(look, callback: action)
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
  var normal: NormalIndicator? { indicator as? NormalIndicator }
  /// What the control shows in words.
  var shownTitle: String? { normal?.stateLabel.text }
  var shownSubtitle: String? { normal?.subtitleLabel.text }
}

/// A failure that is made to be read.
struct Outage: LocalizedError {
  var errorDescription: String? { "The server sleeps" }
}
