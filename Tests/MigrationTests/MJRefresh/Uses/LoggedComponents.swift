// Subclasses as apps write them. `bin/typecheck ios` compiles this folder in each mode of an app.

import Foundation
import TugMJRefresh

/// What a subclass of the app's hears, in order.
@MainActor
final class HookLog {
  var lines: [String] = []
  /// Without the calls of every layout and every step.
  var story: [String] { lines.filter { !["place", "offset"].contains($0) } }
}

extension MJRefreshState {
  var word: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .refreshing: "refreshing"
    case .willRefresh: "willRefresh"
    case .noMoreData: "noMore"
    @unknown default: "\(rawValue)"
    }
  }
}

/// A log that is there before the stored properties of the view are.
@MainActor
enum HookLogs {
  static var current = HookLog()
}

final class LoggedHeader: MJRefreshNormalHeader {
  let log = HookLogs.current

  override func prepare() {
    log.lines.append("prepare in \(state.word)")
    super.prepare()
  }

  override func placeSubviews() {
    super.placeSubviews()
    log.lines.append("place")
  }

  override var state: MJRefreshState {
    didSet { if oldValue != state { log.lines.append("\(oldValue.word) to \(state.word)") } }
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    log.lines.append("offset")
  }

  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    let size = change?["new"] as? CGSize
    log.lines.append("size \(Int(size?.height ?? -1))")
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)
    log.lines.append("pan \(change?["new"] as? Int ?? -1)")
  }

  override func executeRefreshingCallback() {
    log.lines.append("callback in \(state.word)")
    super.executeRefreshingCallback()
  }

  override func beginRefreshing() {
    log.lines.append("begin")
    super.beginRefreshing()
  }

  override func endRefreshing() {
    log.lines.append("end")
    super.endRefreshing()
  }

  override func i18nDidChange() {
    log.lines.append("language")
    super.i18nDidChange()
  }
}

final class LoggedAutoFooter: MJRefreshAutoNormalFooter {
  let log = HookLogs.current

  override func prepare() {
    log.lines.append("prepare in \(state.word)")
    super.prepare()
  }

  override func placeSubviews() {
    super.placeSubviews()
    log.lines.append("place")
  }

  override var state: MJRefreshState {
    didSet { if oldValue != state { log.lines.append("\(oldValue.word) to \(state.word)") } }
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    log.lines.append("offset")
  }

  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    let size = change?["new"] as? CGSize
    log.lines.append("size \(Int(size?.height ?? -1))")
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)
    log.lines.append("pan \(change?["new"] as? Int ?? -1)")
  }

  override func executeRefreshingCallback() {
    log.lines.append("callback in \(state.word)")
    super.executeRefreshingCallback()
  }

  override func beginRefreshing() {
    log.lines.append("begin")
    super.beginRefreshing()
  }

  override func endRefreshing() {
    log.lines.append("end")
    super.endRefreshing()
  }

  override func i18nDidChange() {
    log.lines.append("language")
    super.i18nDidChange()
  }
}

final class LoggedBackFooter: MJRefreshBackNormalFooter {
  let log = HookLogs.current

  override func prepare() {
    log.lines.append("prepare in \(state.word)")
    super.prepare()
  }

  override func placeSubviews() {
    super.placeSubviews()
    log.lines.append("place")
  }

  override var state: MJRefreshState {
    didSet { if oldValue != state { log.lines.append("\(oldValue.word) to \(state.word)") } }
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    log.lines.append("offset")
  }

  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    let size = change?["new"] as? CGSize
    log.lines.append("size \(Int(size?.height ?? -1))")
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)
    log.lines.append("pan \(change?["new"] as? Int ?? -1)")
  }

  override func executeRefreshingCallback() {
    log.lines.append("callback in \(state.word)")
    super.executeRefreshingCallback()
  }

  override func beginRefreshing() {
    log.lines.append("begin")
    super.beginRefreshing()
  }

  override func endRefreshing() {
    log.lines.append("end")
    super.endRefreshing()
  }

  override func i18nDidChange() {
    log.lines.append("language")
    super.i18nDidChange()
  }
}

final class LoggedTrailer: MJRefreshNormalTrailer {
  let log = HookLogs.current

  override func prepare() {
    log.lines.append("prepare in \(state.word)")
    super.prepare()
  }

  override func placeSubviews() {
    super.placeSubviews()
    log.lines.append("place")
  }

  override var state: MJRefreshState {
    didSet { if oldValue != state { log.lines.append("\(oldValue.word) to \(state.word)") } }
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    log.lines.append("offset")
  }

  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    let size = change?["new"] as? CGSize
    log.lines.append("size \(Int(size?.height ?? -1))")
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)
    log.lines.append("pan \(change?["new"] as? Int ?? -1)")
  }

  override func executeRefreshingCallback() {
    log.lines.append("callback in \(state.word)")
    super.executeRefreshingCallback()
  }

  override func beginRefreshing() {
    log.lines.append("begin")
    super.beginRefreshing()
  }

  override func endRefreshing() {
    log.lines.append("end")
    super.endRefreshing()
  }

  override func i18nDidChange() {
    log.lines.append("language")
    super.i18nDidChange()
  }
}
