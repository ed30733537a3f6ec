import TraceFormat
import Tug

extension LookStyle {
  /// Creates a style with MJRefresh's names of its texts as titles, since its traces were recorded
  /// without its language files.
  init(namesOf control: TraceControlConfig.Kind) {
    self.init()
    let prefix =
      switch control {
      case .header, .autoHeader: "MJRefreshHeader"
      case .backFooter: "MJRefreshBackFooter"
      case .autoFooter: "MJRefreshAutoFooter"
      case .trailer, .leading, .autoLeading, .autoTrailer: "MJRefreshTrailer"
      }
    setTitle("\(prefix)IdleText", for: .idle)
    setTitle("\(prefix)PullingText", for: .pulling)
    // A trailer has no text of its own for refreshing.
    setTitle(
      control == .trailer ? "\(prefix)PullingText" : "\(prefix)RefreshingText",
      for: .refreshing, .willRefresh)
    setTitle("\(prefix)NoMoreDataText", for: .noMoreData)
  }
}
