import Tug
import TugTrace

extension RefreshStyle {
  /// Uses MJRefresh's names of its texts as titles, since its traces were recorded without its
  /// language files.
  mutating func useNames(of control: TraceControlConfig.Kind) {
    let prefix =
      switch control {
      case .header, .autoHeader: "MJRefreshHeader"
      case .backFooter: "MJRefreshBackFooter"
      case .autoFooter: "MJRefreshAutoFooter"
      case .trailer, .leading, .autoLeading, .autoTrailer: "MJRefreshTrailer"
      }
    self[.idle].title = "\(prefix)IdleText"
    self[.pulling].title = "\(prefix)PullingText"
    // A trailer has no text of its own for refreshing.
    let refreshing = control == .trailer ? "PullingText" : "RefreshingText"
    self[.refreshing].title = prefix + refreshing
    self[.willRefresh].title = prefix + refreshing
    self[.noMoreData].title = "\(prefix)NoMoreDataText"
  }
}
