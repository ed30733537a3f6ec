import Tug

/// The allowed changes of a control's state: the table in docs/replay.md.
///
/// `Tests/RulesTests/Property` links to this file, because those tests build without UIKit.
enum StateGraph {
  /// The states that may follow a state.
  static func successors(of state: RefreshState) -> [RefreshState] {
    switch state {
    case .idle: [.pulling, .pullingFurther, .willRefresh, .refreshing, .noMoreData]
    case .pulling: [.idle, .pullingFurther, .willRefresh, .refreshing, .noMoreData]
    case .pullingFurther: [.idle, .pulling, .willRefresh, .refreshing, .noMoreData]
    case .willRefresh: [.idle, .refreshing, .noMoreData, .failed]
    case .refreshing: [.idle, .succeeded, .noMoreData, .failed]
    case .succeeded: [.idle, .refreshing, .noMoreData]
    case .noMoreData: [.idle]
    case .failed: [.idle, .pulling, .pullingFurther, .willRefresh, .refreshing, .noMoreData]
    }
  }
}
